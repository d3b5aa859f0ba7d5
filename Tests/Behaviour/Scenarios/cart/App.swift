import SwiftUI

final class Cart: ObservableObject {
  @Published var quantity = 1 { didSet { if quantity != oldValue { recompute() } } }
  @Published var price = 2.0 { didSet { recompute() } }
  @Published private(set) var total = 2.0 { willSet { print("total \(total) -> \(newValue)") } }
  @Published var coupon: String? {
    didSet { print("coupon \(oldValue ?? "-") -> \(coupon ?? "-")"); recompute() }
  }
  private func recompute() { total = Double(quantity) * price * (coupon == nil ? 1 : 0.5) }
}
struct ContentView: View {
  @StateObject private var cart = Cart()
  var body: some View {
    VStack {
      Stepper("Quantity", value: $cart.quantity)
      Text("\(cart.total)")
      Button("Coupon") { cart.coupon = "x" }
      Button("Same") {
        cart.quantity = cart.quantity; cart.price = cart.price
      }
    }
  }
}
