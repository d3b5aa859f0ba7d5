import Workspace

/// The progress that the client shows while a project is read for the first time.
///
/// A client must agree to progress that it hasn't requested, so the server asks at the start. If the client
/// has not answered by the time that a project is read, nothing is shown.
struct ReadingProgress {
  private enum State {
    case unavailable
    case asked(RequestID)
    case allowed
    case shown(Project)
  }

  private var state = State.unavailable
  private static let token = "swiftfix-reading"

  /// Asks the client for permission to show progress, if it supports that.
  mutating func ask(_ client: ClientCapabilities, _ outbox: inout Outbox) {
    guard client.showsProgress else { return }
    state = .asked(outbox.request("window/workDoneProgress/create", Creation(token: Self.token)))
  }

  /// Handles the response to a request.
  mutating func allow(_ id: RequestID) {
    if case .asked(id) = state { state = .allowed }
  }

  /// Shows that a project is being read, if it hasn't been read yet.
  mutating func begin(_ project: Project, _ outbox: Outbox) {
    guard case .allowed = state, !project.isRead else { return }
    state = .shown(project)
    outbox.notify("$/progress", Step(token: Self.token, value: .init(kind: "begin")))
  }

  /// Ends the progress once the project is read.
  mutating func end(_ outbox: Outbox) {
    guard case .shown(let project) = state, project.isRead else { return }
    state = .unavailable
    outbox.notify("$/progress", Step(token: Self.token, value: .init(kind: "end")))
  }

  private struct Creation: Encodable { let token: String }

  private struct Step: Encodable {
    struct Value: Encodable {
      let kind: String
      var title: String?

      init(kind: String) {
        self.kind = kind
        title = kind == "begin" ? "swiftfix: reading the project" : nil
      }
    }
    let token: String
    let value: Value
  }
}
