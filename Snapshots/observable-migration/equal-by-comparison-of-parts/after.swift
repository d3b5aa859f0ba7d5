import SwiftUI

struct Person {
  var id = 0
  var name = ""
}

// A part of a part is compared.
struct Row: Equatable {
  var person = Person()
  static func == (l: Row, r: Row) -> Bool { l.person.id == r.person.id }
}

@Observable
final class RowModel {
  var row = Row()
  func set(_ row: Row) { self.row = row }
}

// How many there are is compared.
struct Tags: Equatable {
  var all: [String] = []
  static func == (l: Tags, r: Tags) -> Bool { l.all.count == r.all.count }
}

@Observable
final class TagModel {
  var tags = Tags()
  func set(_ tags: Tags) { self.tags = tags }
}

// One of two parts is compared.
struct Size: Equatable {
  var width = 0
  var height = 0
  static func == (l: Size, r: Size) -> Bool { l.width == r.width || l.height == r.height }
}

@Observable
final class SizeModel {
  var size = Size()
  func set(_ size: Size) { self.size = size }
}

// A part of what belongs to a case is compared.
enum Loading: Equatable {
  case idle
  case loaded(Person)
  static func == (l: Loading, r: Loading) -> Bool {
    switch (l, r) {
    case (.idle, .idle): true
    case let (.loaded(a), .loaded(b)): a.id == b.id
    default: false
    }
  }
}

@Observable
final class LoadingModel {
  var loading = Loading.idle
  func set(_ person: Person) { loading = .loaded(person) }
}

// The comparison stands at the level of the file.
struct Item: Equatable {
  var id = 0
  var title = ""
}

func == (l: Item, r: Item) -> Bool { l.id == r.id }

@Observable
final class ItemModel {
  var item = Item()
  func rename() { item = Item(id: 0, title: "new") }
}

// It stands in an extension of a protocol of others.
extension Identifiable where Self: Equatable {
  static func == (l: Self, r: Self) -> Bool { l.id == r.id }
}

struct Chore: Identifiable, Equatable {
  var id = 0
  var done = false
}

@Observable
final class ChoreModel {
  var chore = Chore()
  func finish() { chore = Chore(id: 0, done: true) }
}

// All parts of these are compared as a whole.
struct Point: Equatable {
  var x = 0
  var y = 0
  var names: [String] = []
  static func == (l: Point, r: Point) -> Bool {
    guard l.names.elementsEqual(r.names) else { return false }
    return (l.x, l.y) == (r.x, r.y)
  }
}

enum Answer: Equatable {
  case none
  case text(String)
  case range(low: Int, high: Int)
  case both(Point, Point)
  static func == (l: Answer, r: Answer) -> Bool {
    switch (l, r) {
    case (.none, .none): return true
    case (.text(let a), .text(let b)) where a == b: return true
    case let (.range(a, b), .range(c, d)): return (a, b) == (c, d)
    case (.both(let a, let b), _):
      if case .both(let c, let d) = r { return a == c && b == d }
      return false
    default: return false
    }
  }
}

@Observable
final class Answers {
  var point = Point()
  var answer = Answer.none
  func set(_ point: Point, _ answer: Answer) {
    self.point = point
    self.answer = answer
  }
}
