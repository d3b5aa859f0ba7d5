import SwiftUI

struct Total: View {
  let text: String
  let isMain: Bool

  var body: some View {
    VStack {
      Text(text).bold(isMain)
    }
    .bold()
  }
}
