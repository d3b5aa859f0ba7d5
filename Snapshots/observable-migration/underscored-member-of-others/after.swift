import SwiftUI

@Observable
final class Chrome {
  var hidden = false
}

extension View {
  func _hidden(_ isHidden: Bool) -> some View { opacity(isHidden ? 0 : 1) }
}

struct ChromeView: View {
  var chrome: Chrome

  var body: some View {
    Text("chrome")._hidden(chrome.hidden)
  }
}
