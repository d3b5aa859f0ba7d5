import SwiftUI

struct Field: View {
  let text: String
  let isOn: Bool
  let isLocked: Bool

  var body: some View {
    VStack {
      if isOn { Text(text).allowsHitTesting(false) } else { Text(text) }
      if isOn { Text(text) } else { Text(text).allowsHitTesting(false) }
      if isOn { Text(text).privacySensitive() } else { Text(text) }
      if isOn { Text(text).accessibilityHidden(true) } else { Text(text) }
      if isOn { Text(text).underline(color: .red) } else { Text(text) }
      if isOn { Text(text).monospaced() } else { Text(text) }
      if isOn { Text(text).fixedSize() } else { Text(text) }
      if isOn { Text(text).fixedSize(horizontal: false, vertical: true) } else { Text(text) }
      if isOn { Text(text).disabled(isLocked) } else { Text(text) }
      if isOn { Text(text).navigationBarBackButtonHidden() } else { Text(text) }
      if isOn { Text(text).interactiveDismissDisabled() } else { Text(text) }
      if isOn { Text(text).scrollDisabled(true) } else { Text(text) }
      if isOn { Text(text).autocorrectionDisabled() } else { Text(text) }
    }
  }
}
