import SwiftUI

struct Thumbnail: View {
  let isRound: Bool

  var body: some View {
    if isRound {
      Image("thumb").clipShape(RoundedRectangle(cornerRadius: 8))
    } else {
      Image("thumb").clipShape(RoundedRectangle(cornerRadius: 2))
    }
  }
}
