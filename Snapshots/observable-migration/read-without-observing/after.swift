import SwiftUI

@Observable
@MainActor
final class Settings {
  static let shared = Settings()
  var name = ""
}

struct SettingsView: View {
  @Bindable private var settings = Settings.shared
  var body: some View { TextField("Name", text: $settings.name) }
}

// It shows a new name at once from now on.
struct Footer: View {
  var body: some View { Text(Settings.shared.name) }
}

// It asks when it is tapped.
struct PrintButton: View {
  var body: some View {
    Button("Print") { print(Settings.shared.name) }
  }
}
