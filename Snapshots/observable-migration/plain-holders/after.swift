import SwiftUI

@Observable
final class Game {
  var score = 0
}

struct Board: View {
  let game: Game
  var body: some View { Text("\(game.score)") }
}

struct Lobby: View {
  @State var game: Game
  var body: some View { Board(game: game) }
}
