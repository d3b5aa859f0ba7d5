import SwiftUI

enum Clock {
  nonisolated(unsafe) static var hour = 0
}

// The operator of a part reads what was never published.
final class Card: Comparable {
  var rank = 1
  static func == (lhs: Card, rhs: Card) -> Bool { lhs === rhs }
  static func < (lhs: Card, rhs: Card) -> Bool { lhs.rank < rhs.rank }
}

final class Game: ObservableObject {
  @Published var left = Card()
  @Published var right = Card()
  @Published var turns = 0
  func play() {
    right.rank += 1
    turns += 1
  }
}

struct GameView: View {
  @ObservedObject var game: Game
  var body: some View { Text(game.left >= game.right ? "left" : "right") }
}

// A key path that the view stores leads to what was never published.
final class Person: ObservableObject {
  @Published var name = ""
  @Published var visits = 0
  var nickname = ""
  func rename() {
    nickname = "n"
    visits += 1
  }
}

struct PersonView: View {
  @ObservedObject var person: Person
  let path: KeyPath<Person, String> = \.nickname
  var body: some View { Text(person[keyPath: path]) }
}

// The default of a child's property is asked for each time the child is made.
final class Diary: ObservableObject {
  @Published var title = ""
  @Published var pages = 0
  func add() {
    Clock.hour += 1
    pages += 1
  }
}

struct DiaryView: View {
  @ObservedObject var diary: Diary
  var body: some View { Stamp(title: diary.title) }
}

struct Stamp: View {
  let title: String
  let hour = Clock.hour
  var body: some View { Text("\(title) \(hour)") }
}

// Others read what refreshed these views.
struct Counts: View {
  @ObservedObject var game: Game
  @ObservedObject var person: Person
  @ObservedObject var diary: Diary
  var body: some View { Text("\(game.turns) \(person.visits) \(diary.pages)") }
}
