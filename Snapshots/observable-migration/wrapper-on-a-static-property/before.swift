import SwiftUI

final class Session: ObservableObject {
  @Published var user = ""
}

enum Shared {
  @MainActor @ObservedObject static var session = Session()
}

struct UserField: View {
  var body: some View { TextField("User", text: Shared.$session.user) }
}
