import SwiftUI

final class Connection: ObservableObject {
  var isConnected = false
  var onUpdate: (Bool) -> Void = { _ in }

  init() {
    onUpdate = { isOn in
      self.isConnected = isOn
      Task {
        await MainActor.run {
          self.objectWillChange.send()
        }
      }
    }
  }
}

struct ConnectionView: View {
  @StateObject private var connection = Connection()

  var body: some View { Text(connection.isConnected ? "online" : "offline") }
}
