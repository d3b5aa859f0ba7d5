import SwiftUI

struct Toast: View {
  let text: String
  let isStrong: Bool

  var body: some View {
    VStack {
      if isStrong {
        Text(text).opacity(1)
      } else {
        Text(text).opacity(0.6)
      }
    }
    .animation(.default, value: isStrong)
  }
}
