import SwiftUI

struct LikeButton: View {
  let isLiked: Bool

  var body: some View {
    if isLiked {
      Image(systemName: "heart.fill").foregroundStyle(.red)
    } else {
      Image(systemName: "heart").foregroundStyle(.gray)
    }
  }
}
