/// Why a pattern, a rewrite or a condition can't be used.
package struct PatternMistake: Error, Hashable, Sendable {
  /// What is wrong and what to write instead: one sentence without a period.
  package let message: String

  /// The text that contains the mistake.
  package let text: String

  /// The offset of the mistake in ``text`` (UTF-8, 0-based).
  package let offset: Int

  package init(_ message: String, in text: String, at offset: Int) {
    self.message = message
    self.text = text
    self.offset = min(max(offset, 0), text.utf8.count)
  }

  /// The line of the mistake and a caret below it.
  package var excerpt: String {
    let bytes = Array(text.utf8)
    let isLineEnd = { (byte: UInt8) in byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
    let start = bytes[..<offset].lastIndex(where: isLineEnd).map { $0 + 1 } ?? 0
    let end = bytes[offset...].firstIndex(where: isLineEnd) ?? bytes.count
    let before = String(decoding: bytes[start..<offset], as: UTF8.self)
    let indentation = String(before.map { $0 == "\t" ? "\t" : " " })
    return "  \(String(decoding: bytes[start..<end], as: UTF8.self))\n  \(indentation)^"
  }

  /// The line of the mistake in ``text`` (1-based).
  package var line: Int {
    Array(text.utf8)[..<offset].reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
  }

  /// The column of the mistake in its line (1-based, in UTF-8 bytes).
  package var column: Int {
    let bytes = Array(text.utf8)[..<offset]
    return offset - (bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0) + 1
  }
}
