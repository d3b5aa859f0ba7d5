/// A file's path, in the spellings that the formats need.
package struct ReportedPath: Hashable, Sendable {
  /// The path for a message to people: on one line, without escape sequences.
  package let shown: String

  /// The path relative to the folder of the run, with U+FFFD for bytes that are not UTF-8.
  package let text: String

  /// The exact path, for any bytes: a relative reference if the file is below the folder of the run,
  /// otherwise a `file:` URI.
  package let uri: String

  /// The exact path as a `file:` URI.
  package let link: String

  /// Whether the file is below the folder of the run.
  package let isBelowFolder: Bool

  /// Creates the spellings of a path.
  ///
  /// - Parameters:
  ///   - relative: The path relative to the folder of the run; absolute, or with `../`, if the file is not
  ///     below it.
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
