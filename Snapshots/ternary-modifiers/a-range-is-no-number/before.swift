import SwiftUI

struct Summary: View {
  let text: String
  let isExpanded: Bool

  var body: some View {
    if isExpanded {
      Text(text).lineLimit(...3)
    } else {
      Text(text).lineLimit(1)
    }
  }
}
