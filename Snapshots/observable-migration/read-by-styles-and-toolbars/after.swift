import SwiftUI

// What isn't published is read by what SwiftUI evaluates as it does views.
@Observable
final class Documents {
  var names: [String] = []
  @ObservationIgnored var isEdited = false
  func edit() {
    isEdited = true
    names.append("new")
  }
}

struct DocumentToolbar: ToolbarContent {
  var documents: Documents
  var body: some ToolbarContent {
    ToolbarItem { Text(documents.isEdited ? "*" : "") }
  }
}

@Observable
final class Menus {
  var names: [String] = []
  @ObservationIgnored var isEdited = false
  func edit() {
    isEdited = true
    names.append("new")
  }
}

struct DocumentCommands: Commands {
  var menus: Menus
  var body: some Commands {
    CommandMenu("Documents") { Button("\(menus.names.count)") {}.disabled(!menus.isEdited) }
  }
}

@Observable
final class Theme {
  var isLarge = false
  @ObservationIgnored var scale = 1.0
  func grow() {
    scale += 1
    isLarge.toggle()
  }
}

struct ThemedButton: ButtonStyle {
  var theme: Theme
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(theme.scale)
  }
}

struct ThemeView: View {
  var theme: Theme
  var body: some View { Text(theme.isLarge ? "large" : "small") }
}

// A style that observes and reads nothing.
@Observable
final class Marks {
  var count = 0
}

struct MarkedLabel: LabelStyle {
  var marks: Marks
  func makeBody(configuration: Configuration) -> some View { configuration.title }
}

// What this one reads is published.
@Observable
final class Tints {
  var opacity = 1.0
}

struct TintedButton: ButtonStyle {
  var tints: Tints
  func makeBody(configuration: Configuration) -> some View { configuration.label.opacity(tints.opacity) }
}
