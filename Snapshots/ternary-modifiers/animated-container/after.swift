import SwiftUI

struct Toast: View {
  let text: String
  let isStrong: Bool

  var body: some View {
    VStack {
      Text(text).opacity(isStrong ? 1 : 0.6)
    }
    .animation(.default, value: isStrong)
  }
}
