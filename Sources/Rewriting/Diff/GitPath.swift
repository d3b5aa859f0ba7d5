/// Paths in the format of git diffs.
package enum GitPath {
  /// The line at the start of a file's part of a diff, without its line end.
  static func command(_ path: [UInt8]) -> [UInt8] {
    let names = ["a/", "b/"].map { quoted(Array($0.utf8) + path) }
    return Array("diff --git ".utf8) + names.joined(separator: [UInt8(ascii: " ")])
  }

  /// The line of a diff with the name of a file, without its line end.
  ///
  /// If the name contains a space, git ends it with a tab, which keeps `patch` from parsing the rest of the
  /// name as a time.
  static func header(_ mark: String, prefix: String, _ path: [UInt8]) -> [UInt8] {
    let name = quoted(Array(prefix.utf8) + path)
    return Array(mark.utf8) + name + (name.contains(UInt8(ascii: " ")) ? [UInt8(ascii: "\t")] : [])
  }

  /// The path, quoted and escaped as in C if it contains control characters, quotes, backslashes or bytes
  /// outside of ASCII.
  static func quoted(_ path: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var needsQuotes = false
    for byte in path {
      guard let escape = escape(of: byte) else {
        result.append(byte)
        continue
      }
      needsQuotes = true
      result.append(UInt8(ascii: "\\"))
      result.append(contentsOf: escape)
    }
    let quote = UInt8(ascii: "\"")
    return needsQuotes ? [quote] + result + [quote] : result
  }

  /// The path that ``quoted(_:)`` has quoted; nil if it is not quoted.
  package static func unquoted(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    let quote = UInt8(ascii: "\"")
    guard text.count > 2, text.first == quote, text.last == quote else { return nil }
    var rest = text.dropFirst().dropLast()
    var path: [UInt8] = []
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\") else {
        path.append(byte)
        continue
      }
      let escaped = (0...UInt8.max).first { byte in escape(of: byte).map { rest.starts(with: $0) } ?? false }
      guard let escaped, let escape = escape(of: escaped) else { return nil }
      path.append(escaped)
      rest = rest.dropFirst(escape.count)
    }
    return path
  }

  /// The characters after the backslash for a byte; nil if the byte is not escaped.
  private static func escape(of byte: UInt8) -> [UInt8]? {
    switch byte {
    case 0x07: [UInt8(ascii: "a")]
    case 0x08: [UInt8(ascii: "b")]
    case 0x09: [UInt8(ascii: "t")]
    case 0x0A: [UInt8(ascii: "n")]
    case 0x0B: [UInt8(ascii: "v")]
    case 0x0C: [UInt8(ascii: "f")]
    case 0x0D: [UInt8(ascii: "r")]
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): [byte]
    case 0x00..<0x20, 0x7F...0xFF: octal(byte)
    default: nil
    }
  }

  private static func octal(_ byte: UInt8) -> [UInt8] {
    [byte >> 6, byte >> 3 & 7, byte & 7].map { UInt8(ascii: "0") + $0 }
  }
}
