import SwiftUI

@Observable @MainActor final class Settings {
  static let shared = Settings()
  var isOn = false
}

struct SettingsView: View {
  @State private var settings: Settings

  init() { _settings = State(wrappedValue: Settings.shared) }

  var body: some View { Text(settings.isOn ? "on" : "off") }
}
