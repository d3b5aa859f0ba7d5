import SwiftUI

struct Star: View {
  let isLarge: Bool
  let isRead: Bool

  var body: some View {
    VStack {
      // if isLarge:
      // larger on the tablet
      // else:
      // normal, on phones
      Image(systemName: "star").resizable().frame(width: isLarge ? 40 : 20, height: isLarge ? 40 : 20)
      // if isRead:
      // it has been read
      // else:
      // it is being read
      Image(systemName: "book")
        .opacity(isRead ? 0.5 : 1)
      // only here
      Text("Done").opacity(isRead ? 1 : 0.5)
    }
  }
}
