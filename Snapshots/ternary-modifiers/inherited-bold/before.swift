import SwiftUI

struct Total: View {
  let text: String
  let isMain: Bool

  var body: some View {
    VStack {
      if isMain { Text(text).bold() } else { Text(text) }
    }
    .bold()
  }
}
