import SwiftUI

@Observable
final class Player {
  var title = ""
}

struct TitleField: View {
  @Environment(Player.self) var player

  var body: some View {
    @Bindable var player = player;
    { Text("Title") }()
    TextField("Title", text: $player.title)
  }
}
