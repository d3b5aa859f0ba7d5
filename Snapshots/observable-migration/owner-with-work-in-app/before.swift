import SwiftUI

@MainActor
enum Analytics {
  static var isConfigured = false
  static func configure() { isConfigured = true }
}

/// It needs what the app sets up in its `init`, or in its delegate.
@MainActor
final class Session: ObservableObject {
  @Published var isActive = false
  init() { restore() }
  private func restore() { precondition(Analytics.isConfigured) }
}

@MainActor
final class Account: ObservableObject {
  static let shared = Account()
  @Published var name = ""
  init() { precondition(Analytics.isConfigured) }
}

final class Counter: ObservableObject {
  @Published var count = 0
}

final class Theme: ObservableObject {
  @MainActor static let shared = Theme()
  @Published var isDark = false
}

struct NotesApp: App {
  @StateObject private var session = Session()
  @StateObject private var account = Account.shared
  @StateObject private var counter = Counter()
  @StateObject private var theme = Theme.shared

  init() { Analytics.configure() }

  var body: some Scene {
    WindowGroup { Text(session.isActive ? account.name : "Idle \(counter.count) \(theme.isDark)") }
  }
}
