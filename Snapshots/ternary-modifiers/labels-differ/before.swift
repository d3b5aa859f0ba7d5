import SwiftUI

struct Frame: View {
  let text: String
  let isWide: Bool

  var body: some View {
    VStack {
      if isWide {
        Text(text).frame(width: 200)
      } else {
        Text(text).frame(maxWidth: .infinity)
      }
      if isWide {
        Text(text).padding(8)
      } else {
        Text(text).padding(.top)
      }
    }
  }
}
