import SwiftUI

struct LikeButton: View {
  let isLiked: Bool
  let liked: String
  let title: String
  let action: () -> Void

  var body: some View {
    VStack {
      Image(systemName: isLiked ? "heart.fill" : "heart")
        .foregroundStyle(isLiked ? .red : .gray)
      Image(isLiked ? "Full" : "Empty").resizable()
      if isLiked { Image(liked) } else { Image("Empty") }
      Image(systemName: isLiked ? liked : "heart").padding(isLiked ? .all : [])
      if isLiked { Image(systemName: "heart") } else { Image("Empty") }
      if isLiked { Image("Full").font(.title) } else { Image("Empty") }
      if isLiked { Text("Liked") } else { Text("Like") }
      if isLiked { Label("Liked", systemImage: "heart.fill") } else { Label("Like", systemImage: "heart") }
      if isLiked {
        Image(systemName: "heart.fill").onAppear(perform: action)
      } else {
        Image(systemName: "heart")
      }
      if isLiked {
        Image(systemName: "heart.fill")
      } else if title.isEmpty {
        Image(systemName: "heart")
      } else {
        Image(systemName: "star")
      }
    }
  }
}
