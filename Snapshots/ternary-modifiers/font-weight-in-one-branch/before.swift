import SwiftUI

struct Heading: View {
  let text: String
  let isBig: Bool

  var body: some View {
    if isBig { Text(text).fontWeight(.bold) } else { Text(text) }
  }
}
