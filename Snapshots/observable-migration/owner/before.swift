import SwiftUI

final class Basket: ObservableObject {
  @Published var items: [String] = []
}

struct BasketView: View {
  @StateObject private var basket = Basket()

  var body: some View {
    List(basket.items, id: \.self) { Text($0) }
  }
}
