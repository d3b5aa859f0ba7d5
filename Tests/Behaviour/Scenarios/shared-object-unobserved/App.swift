import SwiftUI

final class Settings: ObservableObject {
  static let shared = Settings()
  @Published var name = "a"
}
struct ContentView: View {
  var body: some View {
    VStack {
      Footer()
      Editor()
    }
  }
}
struct Footer: View { var body: some View { Text(Settings.shared.name) } }
struct Editor: View {
  @ObservedObject private var settings = Settings.shared
  var body: some View { TextField("Name", text: $settings.name) }
}
