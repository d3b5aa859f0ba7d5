import SwiftUI

@Observable
final class Cart {
  var note = ""
}

struct CartView: View {
  @Environment(Cart.self) var cart
  var body: some View { Text(cart.note) }
}

struct Host: View {
  let child: CartView
  var body: some View { TextField("Note", text: Bindable(child.cart).note) }
}
