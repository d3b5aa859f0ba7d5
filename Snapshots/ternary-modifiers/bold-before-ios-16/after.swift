import SwiftUI

struct Total: View {
  let text: String
  let isMain: Bool

  var body: some View {
    VStack {
      Text(text).fontWeight(isMain ? .bold : nil)
      Text(text).fontWeight(isMain ? nil : .bold)
    }
  }
}
