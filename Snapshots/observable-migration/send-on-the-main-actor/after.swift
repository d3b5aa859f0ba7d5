import SwiftUI

@Observable
final class Connection {
  var isConnected = false
  @ObservationIgnored var onUpdate: (Bool) -> Void = { _ in }

  init() {
    onUpdate = { isOn in
      self.isConnected = isOn
    }
  }
}

struct ConnectionView: View {
  @State private var connection = Connection()

  var body: some View { Text(connection.isConnected ? "online" : "offline") }
}
