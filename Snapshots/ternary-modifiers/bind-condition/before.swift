import SwiftUI

struct Sync: View {
  let text: String

  var body: some View {
    // What the server last said.
    if isReady() {
      Text(text)
        .opacity(1)
        .bold()
    } else {
      Text(text)
        .opacity(0.5)
    }
  }
}

extension Sync {
  func isReady() -> Bool { !text.isEmpty }
}
