import SwiftUI

final class Preferences: ObservableObject {
  @MainActor static let shared = Preferences()
  @Published var isDark = false
}

struct Appearance: View {
  let title: String
  @ObservedObject private var preferences = Preferences.shared

  var body: some View { Text(preferences.isDark ? title : "Light") }
}

struct AppearanceScreen: View {
  @ObservedObject var preferences = Preferences.shared

  var body: some View { Appearance(title: preferences.isDark ? "Dark" : "Light") }
}
