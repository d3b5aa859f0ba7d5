import SwiftUI

struct Item: Equatable {
  var count = 1
  var limit = 2
  var marks = [1, 2]

  mutating func rename(to name: String) { count += name.count }
}

// Whether there is an item is known before its count is set: the item is being changed by then.
final class Assigning: ObservableObject {
  @Published var item: Item? = Item()

  func raise() { item?.count = item?.limit ?? 0 }
}

final class Adding: ObservableObject {
  @Published var item: Item? = Item()

  var step: Int { (item?.limit ?? 0) * 2 }
  func raise() { item?.count += step }
}

final class Calling: ObservableObject {
  @Published var item: Item? = Item()

  func rename() { item?.rename(to: "\(item?.count ?? 0)") }
}

final class Indexing: ObservableObject {
  @Published var item: Item? = Item()

  func last() -> Int { (item?.marks.count ?? 1) - 1 }
  func mark() { item?.marks[last()] = 9 }
}

final class Keyed: ObservableObject {
  @Published var lists: [String: [Int]] = [:]

  func total() -> Int { lists.values.joined().reduce(0, +) }
  func add() { lists["a"]?.append(total()) }
}

@MainActor
final class Waiting: ObservableObject {
  @Published var item: Item? = Item()

  func next() async -> Int { 1 }
  func raise() async { item?.count = await next() }
}

final class FromOutside: ObservableObject {
  @Published var item: Item? = Item()
}

// Without an optional all is worked out before.
@Observable
final class Harmless {
  var item = Item()
  var items = [Item()]
  var other: Item?

  func raise() {
    item.count = item.limit
    items[items.count - 1].count = items[0].limit
    other?.count = item.limit
    items.first.map { other?.count += $0.count }
  }
}

struct ItemView: View {
  @ObservedObject var assigning: Assigning
  @ObservedObject var adding: Adding
  @ObservedObject var calling: Calling
  @ObservedObject var indexing: Indexing
  @ObservedObject var keyed: Keyed
  @ObservedObject var waiting: Waiting
  @ObservedObject var outside: FromOutside
  var harmless: Harmless

  var body: some View {
    Text("\(assigning.item?.count ?? 0) \(adding.item?.count ?? 0) \(calling.item?.count ?? 0)")
    Text("\(indexing.item?.marks.count ?? 0) \(keyed.lists.count) \(waiting.item?.count ?? 0)")
    Text("\(harmless.item.count) \(harmless.items.count) \(harmless.other?.count ?? 0)")
    Text("\(outside.item?.count ?? 0)")
    Button("Raise") { outside.item?.count = (outside.item?.limit ?? 0) + 1 }
  }
}
