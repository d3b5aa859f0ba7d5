/// One line of the compiler's dump of its checked tree: a node, what it is, and what is said of it.
///
///     (declref_expr type="Model" location=A.swift:9:3 range=[A.swift:9:3 - line:9:3]
/// decl="M.(file).x@A.swift:7:7"
struct DumpLine {
  /// What the node is to the one around it (`original_init=`), where that is said.
  private(set) var role = ""
  private(set) var kind = ""
  /// How deep the node stands in the tree, in spaces.
  private(set) var indentation = 0
  private(set) var isImplicit = false
  /// The text in quotes that stands by itself: the name of what is declared.
  private(set) var name = ""
  private var values: [String: String] = [:]

  /// The value that is written behind a key, without its quotes or brackets.
  subscript(key: String) -> String? { values[key] }

  /// Reads a line; nil where it is no node, or one of a kind that isn't wanted.
  init?(_ bytes: ArraySlice<UInt8>, where isWanted: (String) -> Bool) {
    var reader = Reader(bytes: bytes, position: bytes.startIndex)
    reader.skip(UInt8(ascii: " "))
    indentation = reader.position - bytes.startIndex
    guard reader.take(UInt8(ascii: "(")) else { return nil }
    let head = reader.word()
    let parts = head.split(separator: "=", maxSplits: 1)
    kind = String(parts.last ?? "")
    guard isWanted(kind) else { return nil }
    role = parts.count > 1 ? String(parts[0]) : ""
    while let (key, value) = reader.attribute() {
      switch (key, value) {
      case ("", let text?): if name.isEmpty { name = text }
      case ("implicit", nil): isImplicit = true
      case (_, let text?): if values[key] == nil { values[key] = text }
      default: break
      }
    }
  }

  private struct Reader {
    let bytes: ArraySlice<UInt8>
    var position: Int

    private var current: UInt8? { position < bytes.endIndex ? bytes[position] : nil }

    mutating func skip(_ byte: UInt8) { while current == byte { position += 1 } }

    mutating func take(_ byte: UInt8) -> Bool {
      guard current == byte else { return false }
      position += 1
      return true
    }

    /// What stands before the next space, parenthesis or, where it is a key, the sign behind it.
    mutating func word(endsAtSign: Bool = false) -> String {
      let start = position
      while let byte = current, byte != UInt8(ascii: " "), byte != UInt8(ascii: ")"),
        byte != UInt8(ascii: "(")
      {
        if endsAtSign, byte == UInt8(ascii: "=") { break }
        position += 1
      }
      return text(start..<position)
    }

    /// The next `key=value`, `key` or `"value"`; nil at the end of the node.
    mutating func attribute() -> (key: String, value: String?)? {
      skip(UInt8(ascii: " "))
      guard let byte = current, byte != UInt8(ascii: ")") else { return nil }
      if byte == UInt8(ascii: "\"") { return ("", quoted()) }
      let start = position
      let key = word(endsAtSign: true)
      guard take(UInt8(ascii: "=")) else {
        if position == start { position += 1 }
        return (key, nil)
      }
      switch current {
      case UInt8(ascii: "\"")?: return (key, quoted())
      case UInt8(ascii: "[")?: return (key, enclosed(by: UInt8(ascii: "]")))
      default: return (key, word())
      }
    }

    private mutating func quoted() -> String { enclosed(by: UInt8(ascii: "\"")) }

    private mutating func enclosed(by end: UInt8) -> String {
      position += 1
      let start = position
      while let byte = current, byte != end { position += byte == UInt8(ascii: "\\") ? 2 : 1 }
      let value = text(start..<min(position, bytes.endIndex))
      position = min(position + 1, bytes.endIndex)
      return value
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
  }
}
