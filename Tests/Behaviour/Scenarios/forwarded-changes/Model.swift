import Combine
import SwiftUI

final class Overlay: ObservableObject {
  @Published var isShown = false
}

final class Browser: ObservableObject {
  let overlay = Overlay()
  @Published var title = "start"
  private var cancellables = Set<AnyCancellable>()

  init() {
    overlay.objectWillChange
      .sink { [weak self] in self?.objectWillChange.send() }
      .store(in: &cancellables)
  }
}

struct ContentView: View {
  @ObservedObject var browser: Browser
  var body: some View {
    VStack {
      Text(browser.overlay.isShown ? "overlay" : browser.title)
      Button("Show") { browser.overlay.isShown.toggle() }
      Button("Go") { browser.title += "!" }
    }
  }
}
