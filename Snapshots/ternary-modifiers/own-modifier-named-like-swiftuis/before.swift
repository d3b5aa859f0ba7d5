import SwiftUI

struct PriceTag: View {
  let price: String
  let isSale: Bool

  var body: some View {
    if isSale {
      Text(price).blur(radius: 4, over: 2)
    } else {
      Text(price)
    }
  }
}

extension View {
  func blur(radius: Int, over seconds: Double) -> some View { blur(radius: CGFloat(radius)) }
}
