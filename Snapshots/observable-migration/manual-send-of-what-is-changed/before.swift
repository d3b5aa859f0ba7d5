import SwiftUI

final class Theme: ObservableObject {
  private(set) var name = "plain"
  private(set) var revision = 0
  private var colors: [String: Color] = [:]
  private var sizes: [String: Double] = [:]
  private var lookUps = 0
  @Published var isLoading = false

  func load(_ name: String) {
    self.name = name
    apply(["text": .red])
  }

  func color(_ key: String) -> Color {
    lookUps += 1
    return colors[key] ?? .clear
  }

  private func apply(_ decoded: [String: Color]) {
    // Every view that reads the theme.
    objectWillChange.send()
    revision += 1
    reset()
    for (key, color) in decoded where !key.isEmpty {
      colors[key] = color
    }
  }

  private func reset() {
    colors = [:]
    sizes.removeAll()
  }

  func start() {
    withAnimation {
      isLoading = true

      objectWillChange.send()
    }
  }
}

struct ThemeView: View {
  @ObservedObject var theme: Theme

  var body: some View {
    Text(theme.name).foregroundColor(theme.color("text")).id(theme.revision)
  }
}
