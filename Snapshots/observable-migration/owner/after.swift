import SwiftUI

@Observable
final class Basket {
  var items: [String] = []
}

struct BasketView: View {
  @State private var basket = Basket()

  var body: some View {
    List(basket.items, id: \.self) { Text($0) }
  }
}
