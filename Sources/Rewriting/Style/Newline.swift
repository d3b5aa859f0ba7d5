/// The kind of line ends.
package enum Newline: Hashable, Sendable {
  /// LF, as on Unix.
  case lineFeed
  /// CR and LF, as on Windows.
  case carriageReturnLineFeed
  /// A lone CR, as on the first Macs.
  case carriageReturn

  /// The bytes that end a line.
  package var bytes: [UInt8] {
    switch self {
    case .lineFeed: [UInt8(ascii: "\n")]
    case .carriageReturnLineFeed: [UInt8(ascii: "\r"), UInt8(ascii: "\n")]
    case .carriageReturn: [UInt8(ascii: "\r")]
    }
  }
}
