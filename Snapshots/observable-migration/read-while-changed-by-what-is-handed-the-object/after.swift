import SwiftUI

struct Item: Equatable {
  var number = 0
}

// A closure or function is handed the object, and reads what is being changed.
final class Cart: ObservableObject {
  @Published var items: [Item] = []

  func with(_ change: (Cart) -> Void) { change(self) }
  func add() { edit(&items, of: self) { items, cart in items.append(Item(number: cart.items.count)) } }
}

func edit(_ items: inout [Item], of cart: Cart, _ change: (inout [Item], Cart) -> Void) {
  change(&items, cart)
}

final class Basket: ObservableObject {
  @Published var fruits: [Item] = []

  func with(_ change: (Basket) -> Void) { change(self) }
  func add() { with { $0.fruits.add(to: $0) } }
}

extension Array where Element == Item {
  mutating func add(to basket: Basket) { append(Item(number: basket.fruits.count)) }
}

final class Crate: ObservableObject {
  @Published var bottles: [Int] = []

  func add() { append(&bottles, bottles.count) }
  func fill() { bottles.withUnsafeMutableBufferPointer { $0[0] = bottles.count } }
}

func append(_ numbers: inout [Int], _ number: @autoclosure () -> Int) { numbers.append(number()) }

// A key path reads a value, and sets the changed one; the rest reads something else, or reads before the change.
@Observable
final class Shelf {
  var books: [Item] = []
  var limit = 3

  func update<Value>(_ path: ReferenceWritableKeyPath<Shelf, Value>, _ change: (inout Value) -> Void) {
    change(&self[keyPath: path])
  }
  func with(_ change: (Shelf) -> Void) { change(self) }
  func add() {
    update(\.books) { $0.append(Item(number: self.books.count)) }
    with { shelf in shelf.books.removeAll { $0.number > shelf.limit } }
    with { $0.books.append(Item(number: $0.books.count)) }
  }
}

struct CartView: View {
  @ObservedObject var cart: Cart

  var body: some View {
    Button("\(cart.items.count)") {
      cart.with { cart in cart.items.removeAll { _ in cart.items.count > 3 } }
    }
  }
}
