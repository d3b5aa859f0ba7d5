import SwiftUI

final class Cart: ObservableObject {
  @Published var items: [String] = []
  @Published var isOpen = false
}
struct ContentView: View {
  @StateObject private var cart = Cart()
  var body: some View {
    VStack {
      Summary()
      Button("Open") { cart.isOpen = true }
    }
    .sheet(isPresented: $cart.isOpen) { CartView() }
    .environmentObject(cart)
  }
}
struct Summary: View {
  @EnvironmentObject private var cart: Cart
  var body: some View { Text("\(cart.items.count) items") }
}
struct CartView: View {
  @EnvironmentObject private var cart: Cart
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    ForEach(cart.items, id: \.self) { Text($0) }
    Button("Add") { cart.items.append("item \(cart.items.count)") }
    Button("Done") { dismiss() }
  }
}
