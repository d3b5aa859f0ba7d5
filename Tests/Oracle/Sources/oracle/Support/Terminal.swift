import Foundation

/// What goes to the standard streams, and how.
enum Terminal {
  /// Prints a message to standard error.
  static func complain(_ message: String) {
    FileHandle.standardError.write(Data("oracle: \(message)\n".utf8))
  }

  /// `part` of `whole` in per cent, never rounded up to 100.
  static func percentage(_ part: Int, of whole: Int) -> String {
    guard whole > 0 else { return "-" }
    let hundredths = part * 10_000 / whole
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction) %"
  }

  /// `text` with spaces before it, so that columns of numbers end in one line.
  static func padded(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  /// `value` with two digits after the point.
  static func rounded(_ value: Double) -> String {
    String(format: "%.2f", value)
  }
}

/// A fault of the command line or of the input.
struct UsageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
