import SwiftUI

final class Ranking: ObservableObject {
  @Published var scores = [3, 1, 2]

  func sort() {
    let rank: (Int) -> Int = { score in self.scores.count - score }
    scores.sort { rank($0) < rank($1) }
  }
}

struct Ticket {
  var number = 1

  func isExpired(in office: Office) -> Bool { number < office.tickets.count }
}

final class Office: ObservableObject {
  @Published var tickets = [Ticket(), Ticket(number: 5)]

  func purge() { tickets.removeAll { $0.isExpired(in: self) } }
}

final class Inbox: ObservableObject {
  @Published var letters = [3, 1, 2]
  var rule: ((Int) -> Bool)?

  func purge() {
    guard let rule else { return }
    letters.removeAll(where: rule)
  }
}

final class Setup {
  init(_ inbox: Inbox) {
    inbox.rule = { [unowned inbox] letter in letter < inbox.letters.count }
  }
}

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

protocol PageDelegate: AnyObject {
  func pageChanged()
}

struct Page {
  var text = ""
  weak var delegate: (any PageDelegate)?

  mutating func write(_ more: String) {
    text += more
    delegate?.pageChanged()
  }
}

final class Editor: ObservableObject, PageDelegate {
  @Published var page = Page()

  init() { page.delegate = self }

  func pageChanged() { print("page: \(page.text.count)") }
  func edit() { page.write("more") }
}

final class Basket: ObservableObject {
  @Published var weights = [3, 1, 5]
  var isHeavy: (Int) -> Bool { { $0 > self.weights.count } }

  func lighten() { weights.removeAll(where: isHeavy) }
}

extension Array {
  mutating func update(_ change: (inout Element) -> Void) {
    for index in indices { change(&self[index]) }
  }
}

struct Line {
  var number = 2

  mutating func refresh(_ poem: Poem) { number = poem.lines.count }
}

final class Poem: ObservableObject {
  @Published var lines = [Line()]

  func refresh() { lines.update { $0.refresh(self) } }
}

struct ContentView: View {
  @ObservedObject var ranking: Ranking
  @ObservedObject var office: Office
  @ObservedObject var inbox: Inbox
  @ObservedObject var deck: Deck
  @ObservedObject var editor: Editor
  @ObservedObject var basket: Basket
  @ObservedObject var poem: Poem

  var body: some View {
    VStack {
      Text("scores \(ranking.scores.description)")
      Text("tickets \(office.tickets.count), letters \(inbox.letters.description)")
      Text("cards \(deck.cards.map(\.value).description), page \(editor.page.text)")
      Text("weights \(basket.weights.description), lines \(poem.lines.map(\.number).description)")
      Button("Rank") { ranking.sort() }
      Button("Purge") { office.purge() }
      Button("Read") { inbox.purge() }
      Button("Sort") { deck.sort() }
      Button("Edit") { editor.edit() }
      Button("Lighten") { basket.lighten() }
      Button("Refresh") { poem.refresh() }
    }
  }
}
