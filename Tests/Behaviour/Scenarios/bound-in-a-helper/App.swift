import SwiftUI

final class Cart: ObservableObject { @Published var note = ""; @Published var count = 0 }
struct Field: View {
  @EnvironmentObject var cart: Cart
  var body: some View {
    VStack {
      editor; Text(cart.note)
    }
  }
  private var editor: some View { TextField("Note", text: $cart.note) }
}
struct ContentView: View {
  @StateObject private var cart = Cart()
  var body: some View {
    NavigationStack {
      NavigationLink("Go") { Field() }; Text("\(cart.note.count)")
    }.environmentObject(cart)
  }
}
