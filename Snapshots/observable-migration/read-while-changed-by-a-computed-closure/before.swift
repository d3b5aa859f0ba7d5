import SwiftUI

final class Basket: ObservableObject {
  @Published var weights = [3, 1, 2]
  var isHeavy: (Int) -> Bool { { $0 > self.weights.count } }

  func lighten() { weights.removeAll(where: isHeavy) }
}

struct BasketView: View {
  @ObservedObject var basket: Basket

  var body: some View { Text("\(basket.weights.count)") }
}
