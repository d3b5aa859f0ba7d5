import SwiftUI

final class Theme: ObservableObject {
  @Published var tint = "blue"
}

final class Legacy: ObservableObject {
  @Published var flag = false
  func changed() {
    let publisher = objectWillChange
    publisher.send()
  }
}

struct Screen: View {
  @EnvironmentObject var theme: Theme
  @EnvironmentObject var legacy: Legacy
  var body: some View { Text(legacy.flag ? theme.tint : "") }
}

struct Start: View {
  @StateObject private var theme = Theme()
  @StateObject private var legacy = Legacy()
  @StateObject private var renderer = ImageRenderer(content: Text("Page"))
  var body: some View {
    Screen()
      .environmentObject(theme)
      .environmentObject(legacy)
      .environmentObject(renderer)
  }
}
