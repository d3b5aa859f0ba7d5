import SwiftUI

struct Row: View {
  let text: String
  let isOn: Bool

  var body: some View {
    HStack { Text(text).bold(isOn) }
    HStack { if isOn { Text(text).bold() /* loud */ } else { Text(text) } }
  }
}
