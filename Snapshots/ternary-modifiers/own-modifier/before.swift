import SwiftUI

struct PriceTag: View {
  let price: String
  let isSale: Bool

  var body: some View {
    if isSale {
      Text(price).tagged(depth: 4)
    } else {
      Text(price).tagged(depth: 1)
    }
  }
}

extension View {
  func tagged(depth: CGFloat) -> some View { padding(depth).border(.gray) }
}
