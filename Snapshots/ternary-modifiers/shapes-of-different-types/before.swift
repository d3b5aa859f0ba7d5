import SwiftUI

struct Thumbnail: View {
  let isRound: Bool

  var body: some View {
    if isRound {
      Image("thumb").clipShape(Circle())
    } else {
      Image("thumb").clipShape(Rectangle())
    }
  }
}
