import SwiftUI

final class Connection: ObservableObject {
  @Published var isOpen = true
  deinit { print("connections closed") }
}

struct ContentView: View {
  @State private var turns = 0

  var body: some View {
    VStack {
      ConnectionView()
      Button("Turn \(turns)") { turns += 1 }
    }
  }
}

struct ConnectionView: View {
  @StateObject private var connection = Connection()
  var body: some View { Toggle("Open", isOn: $connection.isOpen) }
}
