import SwiftUI

final class Cart: ObservableObject {
  @Published var note = ""
}

struct CartView: View {
  @ObservedObject var cart: Cart
  var body: some View { Text(cart.note) }
}

struct Host: View {
  let child: CartView
  var body: some View { TextField("Note", text: child.$cart.note) }
}
