/// Standard output or standard error.
package enum StandardStream: Int32, Sendable {
  /// The requested output of a command.
  case output = 1
  /// All other messages.
  case error = 2

  /// Whether the stream is a terminal.
  package var isTerminal: Bool { POSIX.isTerminal(rawValue) }

  /// The number of columns of the terminal; nil if there is none.
  package var columnCount: Int? { POSIX.columnCount(of: rawValue) }

  /// Writes text in UTF-8.
  package func write(_ text: String) { write(Array(text.utf8)) }

  /// Writes bytes unchanged.
  ///
  /// If standard output has no reader or the disk is full, the program ends: further output would be useless.
  /// A failure on standard error is ignored.
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
