import SwiftUI

struct Heading: View {
  let isOn: Bool

  @ViewBuilder var title: _ConditionalContent<Text, Text> {
    if isOn { Text("a").foregroundColor(.red) } else { Text("a").foregroundColor(.blue) }
  }

  var body: some View {
    title
  }
}
