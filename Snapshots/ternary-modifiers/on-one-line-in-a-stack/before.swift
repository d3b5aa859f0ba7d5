import SwiftUI

struct Row: View {
  let text: String
  let isOn: Bool

  var body: some View {
    HStack { if isOn { Text(text).bold() } else { Text(text) } }
    HStack { if isOn { Text(text).bold() /* loud */ } else { Text(text) } }
  }
}
