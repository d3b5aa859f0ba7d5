import SwiftUI

struct Row: View {
  let text: String
  let isOn: Bool

  var body: some View {
    if isOn {
      Text(text)
        // stands out
        .foregroundStyle(.red) // brand
        .bold() // emphasis
    } else {
      // the quiet one
      Text(text) // plain
        // steps back
        .foregroundStyle(.gray) // neutral
    }
  }
}
