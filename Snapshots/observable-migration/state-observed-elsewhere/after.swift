import Combine
import SwiftUI

// It stays an ObservableObject.
@MainActor final class Player: ObservableObject {
  static let shared = Player()
  @Published var isPlaying = false
  let identifier = 1
  var subscription: AnyCancellable?
  func watch() {
    let publisher = $isPlaying
    subscription = publisher.sink { print($0) }
  }
}

@Observable @MainActor final class Network {
  var buffer = 0.0
  private var player: Player { .shared }
  var isVisible: Bool { player.isPlaying && buffer < 1 }
}

struct NetworkView: View {
  var network: Network
  var body: some View { Text("Buffering").opacity(network.isVisible ? 1 : 0) }
}

@Observable @MainActor final class Session {
  var title = ""
  let player = Player()
}

struct SessionView: View {
  var session: Session
  var body: some View { Text(session.title + "\(session.player.isPlaying)") }
}

// The view observes the player itself, or reads what doesn't change.
@Observable @MainActor final class Controls {
  var isShown = false
  let player = Player.shared
  var isActive: Bool { isShown && player.isPlaying }
  var number: Int { player.identifier }
}

struct ControlsView: View {
  var controls: Controls
  @ObservedObject private var player = Player.shared
  var body: some View { Text("\(controls.isActive)") }
}

struct NumberView: View {
  var controls: Controls
  var body: some View { Text("\(controls.number)") }
}

// Its state is tracked once it is @Observable.
@Observable @MainActor final class Row {
  var isMarked = false
}

@Observable @MainActor final class Table {
  var title = ""
  let row = Row()
  var isMarked: Bool { row.isMarked }
}

struct TableView: View {
  var table: Table
  var body: some View { Text(table.title).opacity(table.isMarked ? 1 : 0) }
}

// One of the views that read it doesn't observe the player.
@Observable @MainActor final class Remote {
  var isShown = false
  let player = Player.shared
  var isActive: Bool { isShown && player.isPlaying }
}

struct RemoteView: View {
  var remote: Remote
  @ObservedObject private var player = Player.shared
  var body: some View { Text("\(remote.isActive)") }
}

struct RemoteRow: View {
  var remote: Remote
  var body: some View { Text("\(remote.isActive)") }
}
