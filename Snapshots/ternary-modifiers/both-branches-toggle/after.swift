import SwiftUI

struct Status: View {
  let text: String
  let isOld: Bool

  var body: some View {
    Text(text)
      .strikethrough(isOld)
      .bold(!isOld)
      .font(isOld ? .callout : .headline)
  }
}
