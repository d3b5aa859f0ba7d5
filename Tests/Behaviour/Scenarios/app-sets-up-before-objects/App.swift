import SwiftUI

enum Environment { nonisolated(unsafe) static var server = "unset" }

final class Client: ObservableObject {
  @Published var server = Environment.server
}

struct DemoApp: App {
  @StateObject private var client = Client()

  init() { Environment.server = "live" }

  var body: some Scene {
    WindowGroup { StatusView().environmentObject(client) }
  }
}

struct StatusView: View {
  @EnvironmentObject private var client: Client
  var body: some View { Text(client.server) }
}
