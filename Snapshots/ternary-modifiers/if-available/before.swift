import SwiftUI

struct Accent: View {
  let text: String

  var body: some View {
    if #available(iOS 16, macOS 13, *) { Text(text).bold() } else { Text(text) }
  }
}
