import SwiftUI

final class Cart: ObservableObject {
  @Published var note = ""
}

struct CartView: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text(cart.note) }
}

struct Host: View {
  let child: CartView
  let children: [CartView]
  var body: some View {
    TextField("Note", text: child.$cart.note)
    TextField("Note", text: self.child.$cart.note)
  }
}

final class Basket: ObservableObject {
  @Published var note = ""
}

struct BasketView: View {
  @EnvironmentObject var basket: Basket
  var body: some View { Text(basket.note) }
}

struct Baskets: View {
  let children: [BasketView]
  var body: some View { TextField("Note", text: children[0].$basket.note) }
}
