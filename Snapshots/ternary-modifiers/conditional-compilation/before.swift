import SwiftUI

struct Row: View {
  let text: String
  let isOn: Bool

  var body: some View {
    if isOn {
      Text(text)
        .bold()
    } else {
      Text(text)
        #if os(macOS)
          .italic()
        #endif
    }
  }
}
