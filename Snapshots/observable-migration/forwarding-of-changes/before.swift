import Combine
import SwiftUI

final class Overlay: ObservableObject {
  @Published var isShown = false
}

final class Chrome: ObservableObject {
  @Published var title = ""
}

final class Browser: ObservableObject {
  let overlay = Overlay()
  @Published private(set) var chrome = Chrome()
  private var cancellables = Set<AnyCancellable>()
  private var token: AnyCancellable?

  init() { bind() }

  private func bind() {
    overlay.objectWillChange
      .receive(on: DispatchQueue.main)
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &cancellables)
    token = chrome.objectWillChange.sink { [weak self] in
      self?.objectWillChange.send()
    }
  }
}

struct BrowserView: View {
  @StateObject private var browser = Browser()
  var body: some View {
    if browser.overlay.isShown { Text(browser.chrome.title) }
  }
}
