import SwiftUI

final class Game: ObservableObject {
  @Published var score = 0
}

struct Board: View {
  let game: Game
  var body: some View { Text("\(game.score)") }
}

struct Lobby: View {
  @State var game: Game
  var body: some View { Board(game: game) }
}
