import SwiftUI

struct LikeButton: View {
  let isLiked: Bool

  var body: some View {
    Image(systemName: isLiked ? "heart.fill" : "heart").foregroundStyle(isLiked ? .red : .gray)
  }
}
