import SwiftUI

@Observable
final class Session {
  var isActive = false
  init() { restore() }
  private func restore() {}
}

struct NotesApp: App {
  @State private var session = Session()

  var body: some Scene {
    WindowGroup { Text(session.isActive ? "Active" : "Idle") }
  }
}
