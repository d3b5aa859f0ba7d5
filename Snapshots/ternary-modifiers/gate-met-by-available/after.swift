import SwiftUI

@available(iOS 16, macOS 13, *)
struct Total: View {
  let text: String
  let isMain: Bool

  var body: some View {
    Text(text).italic(isMain)
  }
}
