import SwiftUI

struct PriceTag: View {
  let price: String
  let isSale: Bool

  var body: some View {
    Text(price).tagged(depth: isSale ? 4 : 1)
  }
}

extension View {
  func tagged(depth: CGFloat) -> some View { padding(depth).border(.gray) }
}
