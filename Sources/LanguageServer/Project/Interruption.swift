/// Whether a piece of work is to be given up, asked now and then by whoever does it.
struct Interruption: Sendable {
  private let question: @Sendable () -> Bool

  /// Work that is given up once `question` is answered with yes; it is asked from several threads.
  init(_ question: @escaping @Sendable () -> Bool) { self.question = question }

  /// Whether the work is to be given up.
  var isRequested: Bool { question() }

  /// Gives the work up where that is asked for.
  func check() throws(Interrupted) {
    if isRequested { throw Interrupted() }
  }
}

/// A piece of work was given up.
struct Interrupted: Error {}
