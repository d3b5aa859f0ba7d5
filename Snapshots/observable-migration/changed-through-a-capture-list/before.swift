import SwiftUI

@MainActor final class Cart: ObservableObject {
  @Published var items: [Int] = []
}

@MainActor final class Basket: ObservableObject {
  @Published var apples: [Int] = []
}

@MainActor final class Shelf: ObservableObject {
  @Published var books: [Int] = []
}

@MainActor final class Poller: ObservableObject {
  @Published var state = 0
}

struct CartView: View {
  @ObservedObject var cart: Cart
  @ObservedObject var basket: Basket
  @ObservedObject var shelf: Shelf
  @ObservedObject var poller: Poller

  var body: some View {
    Button("\(cart.items.count + basket.apples.count + shelf.books.count + poller.state)") { clean() }
  }

  func clean() {
    Task { [cart] in cart.items.removeAll { _ in cart.items.count > 3 } }
    Task { [weak basket] in basket?.apples.removeAll { _ in basket?.apples.isEmpty ?? true } }
    let (found, _) = (shelf, 1)
    found.books.removeAll { _ in found.books.isEmpty }
    Task { [poller] in for await _ in poller.objectWillChange.values { break } }
  }
}
