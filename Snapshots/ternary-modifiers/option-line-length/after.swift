import SwiftUI

struct Badge: View {
  let isRead: Bool

  var body: some View {
    VStack {
      Text("Continue watching")
        .foregroundStyle(isRead ? .gray : .blue)
        .opacity(isRead ? 0.4 : 1)
    }
  }
}
