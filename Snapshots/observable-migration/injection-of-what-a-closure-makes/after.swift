import SwiftUI

@Observable
final class Basket {
  var count = 0
}

struct BasketView: View {
  @Environment(Basket.self) var basket

  var body: some View { Text("\(basket.count)") }
}

struct Gallery: View {
  var body: some View {
    BasketView()
      .environment(
        {
          let basket = Basket()
          basket.count = 3
          return basket
        }())
  }
}
