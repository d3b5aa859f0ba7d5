import SwiftUI

struct Status: View {
  let text: String
  let isOld: Bool

  var body: some View {
    if isOld {
      Text(text)
        .strikethrough()
        .font(.callout)
    } else {
      Text(text)
        .bold()
        .font(.headline)
    }
  }
}
