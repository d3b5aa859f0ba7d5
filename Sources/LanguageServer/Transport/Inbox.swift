import Synchronization
import Workspace

/// The messages from the client, in order; cancellations take effect immediately.
///
/// One thread adds the bytes, another one takes the messages.
final class Inbox: Sendable {
  /// The next thing to process.
  enum Item: Sendable {
    case message(IncomingMessage, Cancellation)
    /// Nothing more can be read, and the reason.
    case unreadable(String)
    /// The client has closed the stream.
    case end
  }

  private let items: Mailbox<Item>
  /// The requests without a response.
  private let pending = Mutex<[RequestID: Cancellation]>([:])

  init() throws(WorkspaceError) { items = try Mailbox() }

  /// Whether no message is waiting.
  var isEmpty: Bool { items.isEmpty }

  /// Takes the next item; waits until there is one.
  func next() throws(WorkspaceError) -> Item { try items.take() }

  /// Removes a request that has been answered.
  func close(_ id: RequestID) {
    pending.withLock { $0[id] = nil }
  }

  /// Reads messages from `source`, which returns no bytes at its end, until the stream ends.
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

  /// Ends the stream when a process ends, even if it stays open because other processes hold its other end. A
  /// process on another machine, whose ID means nothing here, is ignored.
  func close(withProcess process: Int32) {
    guard HostProcess.isRunning(process) else { return }
    // Without the thread, the stream has to end on its own.
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

/// Whether a task has been cancelled.
final class Cancellation: Sendable {
  private let flag = Atomic(false)

  /// Whether the task is to be aborted.
  var isRequested: Bool { flag.load(ordering: .relaxed) }

  /// Cancels the task.
  func cancel() { flag.store(true, ordering: .relaxed) }
}
