import SwiftUI

struct Row: View {
  let text: String
  let isOn: Bool

  var body: some View {
    // the quiet one
    Text(text) // plain
      // stands out
      // steps back
      // brand
      // neutral
      .foregroundStyle(isOn ? .red : .gray)
      .bold(isOn) // emphasis
  }
}
