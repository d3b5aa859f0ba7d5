import Combine
import SwiftUI

@Observable
final class Overlay {
  var isShown = false
}

@Observable
final class Chrome {
  var title = ""
}

@Observable
final class Browser {
  let overlay = Overlay()
  private(set) var chrome = Chrome()
  @ObservationIgnored private var cancellables = Set<AnyCancellable>()
  @ObservationIgnored private var token: AnyCancellable?

  init() { bind() }

  private func bind() {
  }
}

struct BrowserView: View {
  @State private var browser = Browser()
  var body: some View {
    if browser.overlay.isShown { Text(browser.chrome.title) }
  }
}
