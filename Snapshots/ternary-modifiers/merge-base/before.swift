import SwiftUI

struct LikeButton: View {
  let isLiked: Bool

  var body: some View {
    VStack {
      if isLiked {
        Image(systemName: "heart.fill")
          .foregroundStyle(.red)
      } else {
        Image(systemName: "heart")
          .foregroundStyle(.gray)
      }
      if isLiked { Text("Liked") } else { Text("Like") }
    }
  }
}
