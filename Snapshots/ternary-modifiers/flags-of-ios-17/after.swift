import SwiftUI

struct Field: View {
  let text: String
  let isOn: Bool

  var body: some View {
    VStack {
      Image(systemName: "bell").symbolEffectsRemoved(isOn)
      Text(text).scrollClipDisabled(isOn)
      Text(text).selectionDisabled(isOn)
      Text(text).invalidatableContent(isOn)
    }
  }
}
