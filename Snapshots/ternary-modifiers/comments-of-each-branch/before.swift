import SwiftUI

struct Star: View {
  let isLarge: Bool
  let isRead: Bool

  var body: some View {
    VStack {
      Group {
        if isLarge {
          // larger on the tablet
          Image(systemName: "star").resizable().frame(width: 40, height: 40)
        } else {
          // normal, on phones
          Image(systemName: "star").resizable().frame(width: 20, height: 20)
        }
      }
      if isRead {
        // it has been read
        Image(systemName: "book")
          .opacity(0.5)
      } else {
        // it is being read
        Image(systemName: "book")
          .opacity(1)
      }
      if isRead {
        // only here
        Text("Done").opacity(1)
      } else {
        Text("Done").opacity(0.5)
      }
    }
  }
}
