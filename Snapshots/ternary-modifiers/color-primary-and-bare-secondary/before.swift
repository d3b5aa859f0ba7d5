import SwiftUI

struct Caption: View {
  let text: String
  let isCurrent: Bool

  var body: some View {
    if isCurrent {
      Text(text).foregroundStyle(Color.primary)
    } else {
      Text(text).foregroundStyle(.secondary)
    }
  }
}
