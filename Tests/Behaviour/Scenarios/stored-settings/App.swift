import SwiftUI

final class Settings: ObservableObject {
  @Published var revision = 0
  var name: String { UserDefaults.standard.string(forKey: "name") ?? "none" }
  func rename(_ name: String) {
    UserDefaults.standard.set(name, forKey: "name")
    revision += 1
  }
}

struct ContentView: View {
  @StateObject private var settings = Settings()

  var body: some View {
    VStack {
      NameView(settings: settings)
      Text("revision \(settings.revision)")
      Button("Rename") { settings.rename("Ada") }
    }
  }
}

struct NameView: View {
  @ObservedObject var settings: Settings
  var body: some View { Text(settings.name) }
}
