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

@MainActor final class Network: ObservableObject {
  @Published var buffer = 0.0
  private var player: Player { .shared }
  var isVisible: Bool { player.isPlaying && buffer < 1 }
}

struct NetworkView: View {
  @ObservedObject var network: Network
  var body: some View { Text("Buffering").opacity(network.isVisible ? 1 : 0) }
}

@MainActor final class Session: ObservableObject {
  @Published var title = ""
  let player = Player()
}

struct SessionView: View {
  @ObservedObject var session: Session
  var body: some View { Text(session.title + "\(session.player.isPlaying)") }
}

// The view observes the player itself, or reads what doesn't change.
@MainActor final class Controls: ObservableObject {
  @Published var isShown = false
  let player = Player.shared
  var isActive: Bool { isShown && player.isPlaying }
  var number: Int { player.identifier }
}

struct ControlsView: View {
  @ObservedObject var controls: Controls
  @ObservedObject private var player = Player.shared
  var body: some View { Text("\(controls.isActive)") }
}

struct NumberView: View {
  @ObservedObject var controls: Controls
  var body: some View { Text("\(controls.number)") }
}

// Its state is tracked once it is @Observable.
@MainActor final class Row: ObservableObject {
  @Published var isMarked = false
}

@MainActor final class Table: ObservableObject {
  @Published var title = ""
  let row = Row()
  var isMarked: Bool { row.isMarked }
}

struct TableView: View {
  @ObservedObject var table: Table
  var body: some View { Text(table.title).opacity(table.isMarked ? 1 : 0) }
}

// One of the views that read it doesn't observe the player.
@MainActor final class Remote: ObservableObject {
  @Published var isShown = false
  let player = Player.shared
  var isActive: Bool { isShown && player.isPlaying }
}

struct RemoteView: View {
  @ObservedObject var remote: Remote
  @ObservedObject private var player = Player.shared
  var body: some View { Text("\(remote.isActive)") }
}

struct RemoteRow: View {
  @ObservedObject var remote: Remote
  var body: some View { Text("\(remote.isActive)") }
}
