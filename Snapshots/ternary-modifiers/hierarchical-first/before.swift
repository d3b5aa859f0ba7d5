import SwiftUI

struct Caption: View {
  let text: String
  let isLate: Bool

  var body: some View {
    if isLate { Text(text).foregroundStyle(.primary) } else { Text(text).foregroundStyle(.red) }
  }
}
