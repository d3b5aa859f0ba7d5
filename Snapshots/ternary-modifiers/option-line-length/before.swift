import SwiftUI

struct Badge: View {
  let isRead: Bool

  var body: some View {
    VStack {
      if isRead {
        Text("Continue watching").foregroundStyle(.gray).opacity(0.4)
      } else {
        Text("Continue watching").foregroundStyle(.blue).opacity(1)
      }
    }
  }
}
