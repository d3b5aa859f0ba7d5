import SwiftUI

final class Cart: ObservableObject {
  @Published var items = 0
}

@Observable
final class Coupons {
  var count = 0
}

extension View {
  func environment(_ cart: Cart) -> some View { environmentObject(cart) }
}

struct CartView: View {
  @EnvironmentObject var cart: Cart
  @Environment(Coupons.self) var coupons

  var body: some View { Text("\(cart.items) items, \(coupons.count) coupons") }
}

struct ShopView: View {
  @StateObject private var cart = Cart()
  @State private var coupons = Coupons()

  var body: some View { CartView().environment(cart).environment(coupons) }
}
