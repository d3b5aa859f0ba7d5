import SwiftUI

final class Chrome: ObservableObject {
  @Published var hidden = false
}

extension View {
  func _hidden(_ isHidden: Bool) -> some View { opacity(isHidden ? 0 : 1) }
}

struct ChromeView: View {
  @ObservedObject var chrome: Chrome

  var body: some View {
    Text("chrome")._hidden(chrome.hidden)
  }
}
