import SwiftUI

struct Field: View {
  let text: String
  let isOn: Bool

  var body: some View {
    VStack {
      if isOn { Image(systemName: "bell").symbolEffectsRemoved() } else { Image(systemName: "bell") }
      if isOn { Text(text).scrollClipDisabled() } else { Text(text) }
      if isOn { Text(text).selectionDisabled(true) } else { Text(text) }
      if isOn { Text(text).invalidatableContent() } else { Text(text) }
    }
  }
}
