import SwiftUI

struct Card: Comparable {
  var value = 1

  static func < (left: Card, right: Card) -> Bool {
    !Deck.shared.cards.isEmpty && left.value < right.value
  }
}

final class Deck: ObservableObject {
  nonisolated(unsafe) static let shared = Deck()
  @Published var cards = [Card(value: 3), Card(value: 1)]

  func sort() { cards.sort() }
}

struct DeckView: View {
  @ObservedObject var deck: Deck

  var body: some View { Text("\(deck.cards.count)") }
}
