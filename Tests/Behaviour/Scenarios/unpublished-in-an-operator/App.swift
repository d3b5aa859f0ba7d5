import SwiftUI

final class Card: ObservableObject {
  @Published var name = "card"
  var rank = 1
  static func < (lhs: Card, rhs: Card) -> Bool { lhs.rank < rhs.rank }
}
final class Game: ObservableObject {
  @Published var left = Card()
  @Published var right = Card()
  @Published var turns = 0
  func play() { right.rank += 1; turns += 1 }
}
struct ContentView: View {
  @StateObject private var game = Game()
  var body: some View {
    VStack {
      Text(game.left < game.right ? "right" : "left")
      Turns(game: game)
      Name(card: game.left)
      Button("Play") { game.play() }
    }
  }
}
struct Name: View {
  @ObservedObject var card: Card
  var body: some View { Text(card.name) }
}
struct Turns: View {
  @ObservedObject var game: Game
  var body: some View { Text("\(game.turns)") }
}
