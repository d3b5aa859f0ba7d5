import SwiftUI

final class Session: ObservableObject {
  @Published var user = ""
}

struct Profile: View {
  @EnvironmentObject var session: Session
  let title: String
  var body: some View { Text(title + session.user) }
}

struct Root: View {
  var body: some View { Profile(session: EnvironmentObject<Session>(), title: "Me") }
}
