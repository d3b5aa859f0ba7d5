import SwiftUI

final class Player: ObservableObject {
  @Published var title = ""
}

struct TitleField: View {
  @EnvironmentObject var player: Player

  var body: some View {
    { Text("Title") }()
    TextField("Title", text: $player.title)
  }
}
