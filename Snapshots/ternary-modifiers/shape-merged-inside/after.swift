import SwiftUI

struct Thumbnail: View {
  let isRound: Bool

  var body: some View {
    Image("thumb").clipShape(RoundedRectangle(cornerRadius: isRound ? 8 : 2))
  }
}
