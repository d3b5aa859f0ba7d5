import SwiftUI

struct Accent: View {
  let text: String
  let color: Color?

  var body: some View {
    if let color { Text(text).foregroundStyle(color) } else { Text(text).foregroundStyle(.red) }
  }
}
