import SwiftUI

enum Environment { case development, production }
struct Bindable {}

final class Player: ObservableObject {
  enum State { case playing, paused }

  @Published var state = State.paused
  @Published var title = ""
}

struct PlayerView: View {
  enum State { case shown, hidden }

  @StateObject private var player: Player
  let state: State

  init(state: State) {
    _player = StateObject(wrappedValue: Player())
    self.state = state
  }

  var body: some View {
    TitleField(player: player).environmentObject(player)
  }
}

struct TitleField: View {
  @ObservedObject var player: Player
  @EnvironmentObject var injected: Player

  var body: some View {
    TextField("Title", text: $player.title)
    TextField("Again", text: $injected.title)
  }
}
