import SwiftUI

struct PriceTag: View {
  let price: String
  let isSale: Bool

  var body: some View {
    if isSale {
      Text(price).framed(Circle())
    } else {
      Text(price).framed(Rectangle())
    }
  }
}

extension View {
  func framed<S: Shape>(_ shape: S) -> some View { clipShape(shape) }
}
