import SwiftUI

@MainActor final class Session: ObservableObject {
  @Published var userName = ""
}

struct Greeting {
  @EnvironmentObject var session: Session
}

extension Greeting: View {
  var body: some View { Text(title) }
}

extension Greeting {
  private var title: String { "Hello, " + session.userName }
}
