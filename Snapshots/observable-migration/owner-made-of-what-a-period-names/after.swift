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
@Observable
final class Search {
  var text = ""
  let finder = Finder(archive: .shared)
}

struct SearchView: View {
  @State private var search = Search()
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

@Observable
final class Settings {
  var size = 12
  let store: UserDefaults = .app
}

struct SettingsView: View {
  @State private var settings = Settings()
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

@Observable
final class Profile {
  var age = 1
  @ObservationIgnored @Stored("name") var name
}

struct ProfileView: View {
  @State private var profile = Profile()
  var body: some View { Text("\(profile.age)") }
}

// This one is there anyway.
@Observable
final class Theme {
  var isDark = false
  let store: UserDefaults = .plain
  let tint: Color = .red
}

struct ThemeView: View {
  @State private var theme = Theme()
  var body: some View { Text(theme.isDark ? "Dark" : "Light") }
}
