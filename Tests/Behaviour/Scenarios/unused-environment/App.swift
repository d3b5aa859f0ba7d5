import Observation
import SwiftUI

@Observable final class Theme {
  var name = "light"
}

struct ContentView: View {
  @State private var theme = Theme()
  @State private var isWide = false

  var body: some View {
    VStack {
      Row(title: isWide ? "wide" : "narrow")
      Button("Theme") { theme.name = "dark" }
      Button("Width") { isWide.toggle() }
    }
    .environment(theme)
    .environment(\.colorScheme, isWide ? .dark : .light)
  }
}

struct Row: View {
  @Environment(Theme.self) private var theme
  @Environment(\.colorScheme) private var colorScheme
  let title: String
  @State private var count = 0

  var body: some View {
    VStack {
      Text(title)
      Text("\(count)")
      Button("Count") { count += 1 }
    }
  }
}
