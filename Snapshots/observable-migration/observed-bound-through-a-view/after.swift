import SwiftUI

@Observable
final class Cart {
  var note = ""
}

struct CartView: View {
  @Bindable var cart: Cart
  var body: some View { Text(cart.note) }
}

struct Host: View {
  let child: CartView
  var body: some View { TextField("Note", text: child.$cart.note) }
}
