import SwiftUI

@MainActor final class Settings: ObservableObject {
  static let shared = Settings()
  @Published var isOn = false
}

struct SettingsView: View {
  @StateObject private var settings = Settings.shared

  init() { _settings = StateObject(wrappedValue: Settings.shared) }

  var body: some View { Text(settings.isOn ? "on" : "off") }
}
