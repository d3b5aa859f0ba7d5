import SwiftUI

final class Session: ObservableObject {
  @Published var user: String?; func logIn() { user = "ada" }; func logOut() { user = nil }
}
final class Counter: ObservableObject { @Published var n = 0 }
struct DemoApp: App {
  @StateObject private var session = Session(); @StateObject private var counter = Counter()
  var body: some Scene { WindowGroup { RootView().environmentObject(session).environmentObject(counter) } }
}
struct RootView: View {
  @EnvironmentObject private var session: Session
  var body: some View {
    if let user = session.user { Home(user: user) } else { Button("Log in") { session.logIn() } }
  }
}
struct Home: View {
  let user: String; @EnvironmentObject private var session: Session;
  @EnvironmentObject private var counter: Counter; @State private var local = 0
  var body: some View {
    Text("\(user) \(counter.n) \(local)");
    Button("Add") {
      counter.n += 1; local += 1
    }; Button("Log out") { session.logOut() }
  }
}
