import SwiftUI

final class Basket: ObservableObject {
  @Published var count = 0
}

struct BasketView: View {
  @EnvironmentObject var basket: Basket

  var body: some View { Text("\(basket.count)") }
}

struct Gallery: View {
  var body: some View {
    BasketView()
      .environmentObject(
        {
          let basket = Basket()
          basket.count = 3
          return basket
        }())
  }
}
