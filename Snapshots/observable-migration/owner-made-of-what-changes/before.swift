import SwiftUI

enum Server {
  static let standard = "example.org"
  nonisolated(unsafe) static var name = "unset"
}

// The view is made when its link is, and what the object is made of may change before it is shown.
final class Client: ObservableObject {
  @Published var server = Server.name
}

struct ClientView: View {
  @StateObject private var client = Client()
  var body: some View { Text(client.server) }
}

final class Workout: ObservableObject {
  @Published var started = Date()
}

struct WorkoutView: View {
  @StateObject private var workout = Workout()
  var body: some View { Text("\(workout.started)") }
}

final class Session {
  var user = ""
}

final class Profile: ObservableObject {
  @Published var user: String
  init(session: Session) { user = session.user }
}

struct ProfileView: View {
  @StateObject private var profile: Profile
  init(session: Session) { _profile = StateObject(wrappedValue: Profile(session: session)) }
  var body: some View { Text(profile.user) }
}

extension String {
  static let nobody = ""
}

// What never changes is the same whenever it is asked for.
final class Archive: ObservableObject {
  @Published var server: String = Server.standard
  @Published var user = String.nobody
}

struct ArchiveView: View {
  @StateObject private var archive = Archive()
  var body: some View { Text(archive.server) }
}

struct Links: View {
  let session: Session
  var body: some View {
    Button("Log in") {
      Server.name = "live"
      session.user = "Ada"
    }
    NavigationLink("Client", destination: ClientView())
    NavigationLink("Workout", destination: WorkoutView())
    NavigationLink("Profile", destination: ProfileView(session: session))
    NavigationLink("Archive", destination: ArchiveView())
  }
}
