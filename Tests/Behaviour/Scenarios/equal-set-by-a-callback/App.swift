import SwiftUI

struct User: Equatable {
  let id: Int
  var name: String
  static func == (l: User, r: User) -> Bool { l.id == r.id }
}

final class Service {
  var onUser: ((User) -> Void)?
}

final class Profile: ObservableObject {
  @Published private(set) var user = User(id: 0, name: "nobody")
  init(_ service: Service) { service.onUser = { [weak self] user in self?.user = user } }
}

struct ContentView: View {
  @ObservedObject var profile: Profile
  var body: some View { Text(profile.user.name) }
}
