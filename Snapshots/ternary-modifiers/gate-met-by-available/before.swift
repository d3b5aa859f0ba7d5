import SwiftUI

@available(iOS 16, macOS 13, *)
struct Total: View {
  let text: String
  let isMain: Bool

  var body: some View {
    if isMain { Text(text).italic() } else { Text(text) }
  }
}
