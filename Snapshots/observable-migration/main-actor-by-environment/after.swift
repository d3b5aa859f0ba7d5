import SwiftUI

@Observable @MainActor final class Session {
  var userName = ""
}

@MainActor
struct Greeting {
  @Environment(Session.self) var session
}

extension Greeting: View {
  var body: some View { Text(title) }
}

extension Greeting {
  private var title: String { "Hello, " + session.userName }
}
