import SwiftUI

struct Sync: View {
  let text: String

  var body: some View {
    // What the server last said.
    let isReadyValue = isReady()
    Text(text)
      .opacity(isReadyValue ? 1 : 0.5)
      .bold(isReadyValue)
  }
}

extension Sync {
  func isReady() -> Bool { !text.isEmpty }
}
