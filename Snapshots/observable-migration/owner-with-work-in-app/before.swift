import SwiftUI

final class Session: ObservableObject {
  @Published var isActive = false
  init() { restore() }
  private func restore() {}
}

struct NotesApp: App {
  @StateObject private var session = Session()

  var body: some Scene {
    WindowGroup { Text(session.isActive ? "Active" : "Idle") }
  }
}
