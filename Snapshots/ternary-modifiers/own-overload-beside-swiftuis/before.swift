import SwiftUI

struct PriceTag: View {
  let price: String
  let isSale: Bool

  var body: some View {
    VStack {
      if isSale { Text(price).padding(.wide) } else { Text(price).padding(.narrow) }
      if isSale { Text(price).frame(width: 40) } else { Text(price) }
    }
  }
}

enum Spacing {
  case wide, narrow
}

extension View {
  func padding(_ spacing: Spacing) -> some View { padding(spacing == .wide ? 24 : 8) }

  func frame(size: CGSize) -> some View { frame(width: size.width, height: size.height) }
}
