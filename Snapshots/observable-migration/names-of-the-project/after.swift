import SwiftUI

enum Environment { case development, production }
struct Bindable {}

@Observable
final class Player {
  enum State { case playing, paused }

  var state = State.paused
  var title = ""
}

struct PlayerView: View {
  enum State { case shown, hidden }

  @SwiftUI.State private var player: Player
  let state: State

  init(state: State) {
    _player = SwiftUI.State(wrappedValue: Player())
    self.state = state
  }

  var body: some View {
    TitleField(player: player).environment(player)
  }
}

struct TitleField: View {
  @SwiftUI.Bindable var player: Player
  @SwiftUI.Environment(Player.self) var injected

  var body: some View {
    @SwiftUI.Bindable var injected = injected
    TextField("Title", text: $player.title)
    TextField("Again", text: $injected.title)
  }
}
