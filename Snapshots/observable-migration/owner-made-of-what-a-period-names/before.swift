import SwiftUI

final class Archive {
  nonisolated(unsafe) static let shared = Archive()
  init() { print("opened") }
}

final class Finder {
  let archive: Archive
  init(archive: Archive) { self.archive = archive }
}

// The initialiser tells what the period stands for.
final class Search: ObservableObject {
  @Published var text = ""
  let finder = Finder(archive: .shared)
}

struct SearchView: View {
  @StateObject private var search = Search()
  var body: some View { Text(search.text) }
}

// So does the property. The project adds what it names to a type of others.
extension UserDefaults {
  static var app: UserDefaults {
    print("asked for")
    return .standard
  }
  static var plain: UserDefaults { .standard }
}

final class Settings: ObservableObject {
  @Published var size = 12
  let store: UserDefaults = .app
}

struct SettingsView: View {
  @StateObject private var settings = Settings()
  var body: some View { Text("\(settings.size)") }
}

@propertyWrapper struct Stored {
  let key: String
  let store: UserDefaults
  init(_ key: String, store: UserDefaults = .app) {
    self.key = key
    self.store = store
  }
  var wrappedValue: String { store.string(forKey: key) ?? "" }
}

final class Profile: ObservableObject {
  @Published var age = 1
  @Stored("name") var name
}

struct ProfileView: View {
  @StateObject private var profile = Profile()
  var body: some View { Text("\(profile.age)") }
}

// This one is there anyway.
final class Theme: ObservableObject {
  @Published var isDark = false
  let store: UserDefaults = .plain
  let tint: Color = .red
}

struct ThemeView: View {
  @StateObject private var theme = Theme()
  var body: some View { Text(theme.isDark ? "Dark" : "Light") }
}
