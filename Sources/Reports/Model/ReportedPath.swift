/// A file's path, in the spellings that the formats need.
package struct ReportedPath: Hashable, Sendable {
  /// The path for a message to a person: on one line, without escape sequences.
  package let shown: String

  /// The path as it is seen from the folder of the run, with U+FFFD for what is not UTF-8.
  package let text: String

  /// The exact path, whatever its bytes are: a relative reference where the file is beneath the folder of the
  /// run, else a `file:` URI.
  package let uri: String

  /// The exact path as a `file:` URI.
  package let link: String

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
    link = "file://" + absolute.percentEncoded
    uri = isBelowFolder ? relative.percentEncoded : link
  }
}
