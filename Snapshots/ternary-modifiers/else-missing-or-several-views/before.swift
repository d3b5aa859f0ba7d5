import SwiftUI

struct Row: View {
  let text: String
  let isOn: Bool

  var body: some View {
    VStack {
      if isOn { Text(text).bold() }
      if isOn {
        Text(text).bold()
        Divider()
      } else {
        Text(text)
      }
      if isOn { Text(text).bold() } else { Text(text).bold() }
    }
  }
}
