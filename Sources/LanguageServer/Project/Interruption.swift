/// Whether a task is to be aborted; the task checks it from time to time.
struct Interruption: Sendable {
  private let question: @Sendable () -> Bool

  /// Creates an interruption that is requested once `question` returns true; several threads call it.
  init(_ question: @escaping @Sendable () -> Bool) { self.question = question }

  /// Whether the task is to be aborted.
  var isRequested: Bool { question() }

  /// Throws if the task is to be aborted.
  func check() throws(Interrupted) {
    if isRequested { throw Interrupted() }
  }
}

/// A task was aborted.
struct Interrupted: Error {}
