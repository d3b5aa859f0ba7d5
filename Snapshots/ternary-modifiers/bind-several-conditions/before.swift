import SwiftUI

struct Sync: View {
  let text: String

  var body: some View {
    VStack {
      if isReady() {
        Text(text).opacity(1).bold()
      } else {
        Text(text).opacity(0.5)
      }
      if isLater(than: 1) {
        Text(text).opacity(1).bold()
      } else {
        Text(text).opacity(0.5)
      }
      if isLater(than: 2) {
        Text(text).opacity(1).bold()
      } else {
        Text(text).opacity(0.5)
      }
      HStack { if isLater(than: 3) { Text(text).opacity(1).bold() } else { Text(text).opacity(0.5) } }
    }
  }

  func isReady() -> Bool { !text.isEmpty }
  func isLater(than step: Int) -> Bool { text.count > step }
}
