import SwiftUI

struct Inbox: View {
  let hasNews: Bool

  var body: some View {
    VStack {
      Image("tray").overlay { if hasNews { Circle() } }
      Image("tray")
        .background {
          if !hasNews {
            Circle()
              .fill(.green)

            Text("all read")
          }
        }
    }
  }
}
