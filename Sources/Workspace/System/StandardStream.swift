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

  /// Writes bytes as they are. Where nobody reads them any more, or a disk is full, the program ends: what it
  /// would print further is of no use to anybody.
  package func write(_ bytes: [UInt8]) {
    var start = 0
    while start < bytes.count {
      do throws(Errno) {
        start += try POSIX.writeBytes(rawValue, bytes, start..<bytes.count)
      } catch .wouldBlock {
        // Whoever started the program may have said so of a terminal that it shares.
        _ = try? POSIX.waitUntilReady(reading: [], writing: rawValue)
      } catch {
        if self == .output, error != .brokenPipe {
          Self.error.write("swiftfix: standard output: cannot write: \(error).\n")
        }
        POSIX.exitProcess(2)
      }
    }
  }
}
