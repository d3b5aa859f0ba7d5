import Combine
import SwiftUI

@MainActor final class Settings: ObservableObject {
  static let shared = Settings()
  @Published var title = "first"
}

struct ContentView: View {
  var body: some View {
    VStack {
      Header()
      Button("Rename") { Settings.shared.title = "second" }
    }
    .environmentObject(Settings.shared)
  }
}

struct Header: View {
  @EnvironmentObject private var settings: Settings

  var body: some View { Text(Settings.shared.title) }
}
