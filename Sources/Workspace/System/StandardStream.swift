/// Standard output or standard error.
package enum StandardStream: Int32, Sendable {
  /// What a command is asked for.
  case output = 1
  /// Everything else that is said.
  case error = 2

  /// Whether what is written is read by a person on a terminal.
  package var isTerminal: Bool { POSIX.isTerminal(rawValue) }

  /// How many columns the terminal has; nil where there is none.
  package var columnCount: Int? { POSIX.columnCount(of: rawValue) }

  /// Writes text in UTF-8.
  package func write(_ text: String) { write(Array(text.utf8)) }

  /// Writes bytes as they are.
  ///
  /// Where nobody reads what a command is asked for, or a disk is full, the program ends: what it would print
  /// further is of no use to anybody. What else is said is no reason to leave something undone.
  package func write(_ bytes: [UInt8]) {
    guard !bytes.isEmpty else { return }
    do throws(Errno) {
      try POSIX.writeAll(rawValue, bytes)
    } catch {
      guard self == .output else { return }
      if error == .brokenPipe { POSIX.releaseBrokenPipes() }
      Self.error.write("swiftfix: standard output: cannot write: \(error).\n")
      POSIX.exitProcess(2)
    }
  }
}
