import SwiftUI

struct Poster: View {
  let isWide: Bool
  let size: CGSize

  var body: some View {
    if isWide {
      Color.red.aspectRatio(nil, contentMode: .fit)
    } else {
      Color.red.aspectRatio(size, contentMode: .fit)
    }
    Color.blue.aspectRatio(isWide ? nil : 1.5, contentMode: .fit)
  }
}
