import SwiftUI

@Observable
final class Preferences {
  @MainActor static let shared = Preferences()
  var isDark = false
}

struct Appearance: View {
  let title: String
  private let preferences = Preferences.shared

  var body: some View { Text(preferences.isDark ? title : "Light") }
}

struct AppearanceScreen: View {
  var preferences = Preferences.shared

  var body: some View { Appearance(title: preferences.isDark ? "Dark" : "Light") }
}
