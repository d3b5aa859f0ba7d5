import SwiftUI

final class Cart: ObservableObject {
  @Published var note = ""
  private var items: [Int] = []
  private var total: Int?

  var count: Int { items.count }
  func sum(of factor: Int) -> Int { factor * cachedTotal }

  private var cachedTotal: Int {
    if let total { return total }
    let sum = items.reduce(0, +)
    total = sum
    return sum
  }

  func add(_ item: Int) {
    items.append(item)
    note = "added"
  }
}

struct CartView: View {
  @ObservedObject var cart: Cart
  var body: some View {
    Text("\(cart.count)")
    Text("\(cart.sum(of: 2))")
    Button("Add") { cart.add(1) }
  }
}

// What never changes, and what only actions ask for, refreshes nothing.
final class Basket: ObservableObject {
  @Published var size = 1
  private var labels = ["one", "two"]
  private var log: [String] = []

  var label: String { labels[size] }
  func history() -> String { log.joined() }
  func grow() {
    size += 1
    log.append(label)
  }
}

struct BasketView: View {
  @ObservedObject var basket: Basket
  var body: some View {
    Text(basket.label)
    Button("Grow") {
      basket.grow()
      print(basket.history())
    }
  }
}
