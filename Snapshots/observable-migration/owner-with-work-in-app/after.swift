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

@MainActor
final class Client {
  static let shared = Client()
  init() { precondition(Analytics.isConfigured) }
}

@MainActor
final class Library: ObservableObject {
  @Published var books: [String] = []
  let client: Client
  init(client: Client) { self.client = client }
}

@MainActor
final class Links: ObservableObject {
  @Published var last: URL?
  let session: URLSession
  init(session: URLSession) { self.session = session }
}

@Observable
final class Counter {
  var count = 0
}

@Observable
final class Theme {
  @MainActor static let shared = Theme()
  var isDark = false
}

struct NotesApp: App {
  @StateObject private var session = Session()
  @StateObject private var account = Account.shared
  @StateObject private var library = Library(client: Client.shared)
  @StateObject private var links = Links(session: .shared)
  @State private var counter = Counter()
  @State private var theme = Theme.shared

  init() { Analytics.configure() }

  var body: some Scene {
    WindowGroup {
      Text(session.isActive ? account.name : "Idle \(counter.count) \(theme.isDark)")
      Text("\(library.books.count) \(links.last)")
    }
  }
}
