import SwiftUI

enum Config { nonisolated(unsafe) static var server = "unset" }
final class Client: ObservableObject {
  @Published var server = Config.server
}
struct ContentView: View {
  var body: some View {
    VStack {
      NavigationLink("Open", destination: Detail())
      Button("Configure") { Config.server = "live" }
    }
  }
}
struct Detail: View {
  @StateObject private var client = Client()
  var body: some View { Text(client.server) }
}
