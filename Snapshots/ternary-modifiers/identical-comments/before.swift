import SwiftUI

struct Row: View {
  let text: String
  let isOn: Bool

  var body: some View {
    if isOn {
      Text(text)
        .foregroundStyle(.red) // theme
    } else {
      Text(text)
        .foregroundStyle(.gray) // theme
    }
  }
}
