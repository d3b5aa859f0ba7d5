import SwiftUI

struct Field: View {
  let text: String
  let isOn: Bool
  let isLocked: Bool

  var body: some View {
    VStack {
      Text(text).allowsHitTesting(!isOn)
      Text(text).allowsHitTesting(isOn)
      Text(text).privacySensitive(isOn)
      Text(text).accessibilityHidden(isOn)
      Text(text).underline(isOn, color: .red)
      Text(text).monospaced(isOn)
      Text(text).fixedSize(horizontal: isOn, vertical: isOn)
      Text(text).fixedSize(horizontal: false, vertical: isOn)
      Text(text).disabled(isOn ? isLocked : false)
      Text(text).navigationBarBackButtonHidden(isOn)
      Text(text).interactiveDismissDisabled(isOn)
      Text(text).scrollDisabled(isOn)
      Text(text).autocorrectionDisabled(isOn)
    }
  }
}
