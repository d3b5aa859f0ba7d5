import SwiftUI

final class Profile: ObservableObject {
  @Published var name = "a"
}
final class Session: ObservableObject {
  let profile = Profile()
  @Published var count = 0
}
struct ContentView: View {
  @StateObject private var session = Session()
  var body: some View {
    VStack {
      Text(session.profile.name)
      Text("\(session.count)")
      Editor(profile: session.profile)
    }
  }
}
struct Editor: View {
  @ObservedObject var profile: Profile
  var body: some View { TextField("Name", text: $profile.name) }
}
