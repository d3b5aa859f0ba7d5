import Synchronization
import Workspace

/// What arrives from the client, in order, and the wishes to cancel, which overtake it.
///
/// One thread hands over the bytes, another takes the messages out.
final class Inbox: Sendable {
  /// What there is to do next.
  enum Item: Sendable {
    case message(IncomingMessage, Cancellation)
    /// Nothing further can be read, and why.
    case unreadable(String)
    /// The client has closed the stream.
    case end
  }

  private let items: Mailbox<Item>
  /// The requests that are not answered yet.
  private let pending = Mutex<[RequestID: Cancellation]>([:])

  init() throws(WorkspaceError) { items = try Mailbox() }

  /// Whether nothing waits to be taken.
  var isEmpty: Bool { items.isEmpty }

  /// Takes the next item; waits until there is one.
  func next() throws(WorkspaceError) -> Item { try items.take() }

  /// Forgets a request that has been answered.
  func close(_ id: RequestID) {
    pending.withLock { $0[id] = nil }
  }

  /// Reads messages from `source`, which gives no bytes at its end, until nothing more comes.
  func fill(from source: () throws(WorkspaceError) -> [UInt8]) throws(WorkspaceError) {
    var frames = MessageFrames()
    do {
      while true {
        let bytes = try source()
        guard !bytes.isEmpty else { break }
        frames.append(bytes)
        while let body = try frames.next() { try put(IncomingMessage(body)) }
      }
      if frames.isInsideMessage {
        try items.put(.unreadable("the input ends inside a message"))
      } else {
        try items.put(.end)
      }
    } catch let problem as MessageFrames.Problem {
      try items.put(.unreadable(problem.description))
    } catch let error as WorkspaceError {
      try items.put(.unreadable(error.description))
    } catch {
      try items.put(.unreadable("\(error)"))
    }
    cancelAll()
  }

  /// Sees to it that nothing more comes once a process has ended, even if the stream stays open: others may
  /// hold its other end. A process of another machine, whose number means nothing here, is left out.
  func close(withProcess process: Int32) {
    guard HostProcess.isRunning(process) else { return }
    // Without the thread the stream has to end by itself.
    try? runInBackground { [self] in
      while HostProcess.isRunning(process) { HostProcess.sleep(.seconds(2)) }
      cancelAll()
      try? items.put(.end)
    }
  }

  private func put(_ message: IncomingMessage) throws(WorkspaceError) {
    let cancellation = Cancellation()
    switch message {
    case .request(let id, _, _):
      pending.withLock { $0[id] = cancellation }
    case .notification(method: "$/cancelRequest", let body):
      guard let wish = try? body.parameters(CancelParameters.self) else { return }
      pending.withLock { $0[wish.id]?.cancel() }
      return
    case .notification(method: "exit", _):
      cancelAll()
    default:
      break
    }
    try items.put(.message(message, cancellation))
  }

  private func cancelAll() {
    pending.withLock { $0.values.forEach { $0.cancel() } }
  }

  private struct CancelParameters: Decodable {
    let id: RequestID
  }
}

/// Whether somebody no longer waits for a piece of work.
final class Cancellation: Sendable {
  private let flag = Atomic(false)

  /// Whether the work is to be given up.
  var isRequested: Bool { flag.load(ordering: .relaxed) }

  /// Asks for the work to be given up.
  func cancel() { flag.store(true, ordering: .relaxed) }
}
