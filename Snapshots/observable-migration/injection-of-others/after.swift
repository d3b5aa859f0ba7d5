import SwiftUI

@Observable
final class Theme {
  var tint = "blue"
}

final class Legacy: ObservableObject {
  @Published var flag = false
  func changed() {
    let publisher = objectWillChange
    publisher.send()
  }
}

struct Screen: View {
  @Environment(Theme.self) var theme
  @EnvironmentObject var legacy: Legacy
  var body: some View { Text(legacy.flag ? theme.tint : "") }
}

struct Start: View {
  @State private var theme = Theme()
  @StateObject private var legacy = Legacy()
  @StateObject private var renderer = ImageRenderer(content: Text("Page"))
  var body: some View {
    Screen()
      .environment(theme)
      .environmentObject(legacy)
      .environmentObject(renderer)
  }
}
