import SwiftUI

// What isn't published is read by what SwiftUI evaluates as it does views.
final class Documents: ObservableObject {
  @Published var names: [String] = []
  var isEdited = false
  func edit() {
    isEdited = true
    names.append("new")
  }
}

struct DocumentToolbar: ToolbarContent {
  @ObservedObject var documents: Documents
  var body: some ToolbarContent {
    ToolbarItem { Text(documents.isEdited ? "*" : "") }
  }
}

final class Menus: ObservableObject {
  @Published var names: [String] = []
  var isEdited = false
  func edit() {
    isEdited = true
    names.append("new")
  }
}

struct DocumentCommands: Commands {
  @ObservedObject var menus: Menus
  var body: some Commands {
    CommandMenu("Documents") { Button("\(menus.names.count)") {}.disabled(!menus.isEdited) }
  }
}

final class Theme: ObservableObject {
  @Published var isLarge = false
  var scale = 1.0
  func grow() {
    scale += 1
    isLarge.toggle()
  }
}

struct ThemedButton: ButtonStyle {
  @ObservedObject var theme: Theme
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(theme.scale)
  }
}

struct ThemeView: View {
  @ObservedObject var theme: Theme
  var body: some View { Text(theme.isLarge ? "large" : "small") }
}

// A style that observes and reads nothing.
final class Marks: ObservableObject {
  @Published var count = 0
}

struct MarkedLabel: LabelStyle {
  @ObservedObject var marks: Marks
  func makeBody(configuration: Configuration) -> some View { configuration.title }
}

// What this one reads is published.
final class Tints: ObservableObject {
  @Published var opacity = 1.0
}

struct TintedButton: ButtonStyle {
  @ObservedObject var tints: Tints
  func makeBody(configuration: Configuration) -> some View { configuration.label.opacity(tints.opacity) }
}
