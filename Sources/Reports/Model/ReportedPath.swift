/// A file's path, in the spellings that the formats need.
package struct ReportedPath: Hashable, Sendable {
  /// The path for a message to a person: on one line, without escape sequences.
  package let shown: String

  /// The path as it is seen from the folder of the run, with U+FFFD for what is not UTF-8.
  package let text: String

  /// The exact path, whatever its bytes are: a relative reference where the file is beneath the folder of the
  /// run, else a `file:` URI.
  package let uri: String

  /// Whether the file is beneath the folder of the run.
  package let isBelowFolder: Bool

  /// The spellings of a path.
  ///
  /// - Parameters:
  ///   - relative: The path as it is seen from the folder of the run; absolute, or with `../`, where the file
  ///     is not beneath it.
  ///   - absolute: The path from the root of the file system.
  ///   - shown: The path for a message.
  package init(relative: [UInt8], absolute: [UInt8], shown: String) {
    self.shown = shown
    text = String(decoding: relative, as: UTF8.self)
    isBelowFolder = relative.first != UInt8(ascii: "/") && !relative.starts(with: "../".utf8)
    uri = isBelowFolder ? Self.encoded(relative) : "file://" + Self.encoded(absolute)
  }

  /// The bytes with all but slashes and what a URI never changes the meaning of percent-encoded.
  private static func encoded(_ path: [UInt8]) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var result: [UInt8] = []
    for byte in path {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.append(byte)
      default:
        result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
