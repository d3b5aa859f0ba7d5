/// Standard output or standard error.
package enum StandardStream: Int32, Sendable {
  /// What a command is asked for.
  case output = 1
  /// Everything else that is said.
  case error = 2

  /// Whether what is written is read by a person on a terminal.
  package var isTerminal: Bool { Platform.isTerminal(rawValue) }

  /// Writes text in UTF-8.
  package func write(_ text: String) { write(Array(text.utf8)) }

  /// Writes bytes as they are. Where nobody reads them any more the program ends, as programs in a pipe do.
  package func write(_ bytes: [UInt8]) {
    var start = 0
    while start < bytes.count {
      guard let written = try? Platform.writeBytes(rawValue, bytes, start..<bytes.count) else {
        Platform.exitProcess(2)
      }
      start += written
    }
  }
}
