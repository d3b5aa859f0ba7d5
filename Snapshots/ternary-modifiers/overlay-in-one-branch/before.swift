import SwiftUI

struct Inbox: View {
  let hasNews: Bool

  var body: some View {
    VStack {
      if hasNews { Image("tray").overlay { Circle() } } else { Image("tray") }
      if hasNews {
        Image("tray")
      } else {
        Image("tray")
          .background {
            Circle()
              .fill(.green)

            Text("all read")
          }
      }
    }
  }
}
