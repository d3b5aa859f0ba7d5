import SwiftCST

/// Reads JSON with `//` and `/* */` comments and optional trailing commas.
///
/// The decoders of the toolchain don't return the places of keys, which messages about mistakes need.
/// Everything that they accept is read the same way here, except that a duplicate key is an error.
struct JSONReader {
  /// The maximum nesting depth of lists and objects.
  static let maximumDepth = 64

  let bytes: [UInt8]
  /// The offset of the next byte (UTF-8, 0-based).
  var index = 0

  /// Reads the value in `bytes`, which are UTF-8 with or without a byte order mark.
  static func value(of bytes: [UInt8]) throws(JSONSyntaxError) -> JSONNode {
    if let offset = firstInvalidByte(of: bytes) {
      throw JSONSyntaxError(offset: offset, message: "this byte is not UTF-8")
    }
    var reader = JSONReader(bytes: bytes)
    reader.index = SourceText(bytes: bytes).textStart
    let value = try reader.value(depth: 0)
    guard try reader.next() == nil else { throw reader.unexpected("the end of the file") }
    return value
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private static func firstInvalidByte(of bytes: [UInt8]) -> Int? {
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let units): offset += units.count
      case .error: return offset
      case .emptyInput: return nil
      }
    }
  }

  // MARK: - Values

  private mutating func value(depth: Int) throws(JSONSyntaxError) -> JSONNode {
    let first = try next()
    let start = index
    guard depth <= Self.maximumDepth else {
      throw error("more than \(Self.maximumDepth) nested lists and objects")
    }
    let content: JSONNode.Content
    switch first {
    case UInt8(ascii: "{"): content = .object(try members(depth))
    case UInt8(ascii: "["): content = .list(try elements(depth))
    case UInt8(ascii: "\""): content = .text(try text())
    case let byte? where byte == UInt8(ascii: "-") || isDigit(byte): content = .number(try number())
    default: content = try word()
    }
    return JSONNode(content: content, offset: start)
  }

  private mutating func members(_ depth: Int) throws(JSONSyntaxError) -> [JSONMember] {
    var members: [JSONMember] = []
    // Compared by bytes: texts can be equal although they are spelled differently.
    var keys: Set<[UInt8]> = []
    index += 1
    while try !takes(UInt8(ascii: "}")) {
      guard try next() == UInt8(ascii: "\"") else { throw unexpected("a key in double quotes or '}'") }
      let start = index
      let key = try text()
      guard keys.insert(Array(key.utf8)).inserted else {
        throw JSONSyntaxError(offset: start, message: "'\(key)' is written twice in this object")
      }
      guard try takes(UInt8(ascii: ":")) else { throw unexpected("':' after the key") }
      members.append(JSONMember(key: key, offset: start, value: try value(depth: depth + 1)))
      if try !takes(UInt8(ascii: ",")), try next() != UInt8(ascii: "}") { throw unexpected("',' or '}'") }
    }
    return members
  }

  private mutating func elements(_ depth: Int) throws(JSONSyntaxError) -> [JSONNode] {
    var elements: [JSONNode] = []
    index += 1
    while try !takes(UInt8(ascii: "]")) {
      elements.append(try value(depth: depth + 1))
      if try !takes(UInt8(ascii: ",")), try next() != UInt8(ascii: "]") { throw unexpected("',' or ']'") }
    }
    return elements
  }

  private mutating func word() throws(JSONSyntaxError) -> JSONNode.Content {
    let end = bytes[index...].firstIndex { !isWordByte($0) } ?? bytes.count
    let content: JSONNode.Content
    switch String(decoding: bytes[index..<end], as: UTF8.self) {
    case "true": content = .flag(true)
    case "false": content = .flag(false)
    case "null": content = .null
    default: throw unexpected("a value")
    }
    index = end
    return content
  }

  private mutating func number() throws(JSONSyntaxError) -> String {
    let start = index
    if peek() == UInt8(ascii: "-") { index += 1 }
    let isZero = peek() == UInt8(ascii: "0")
    let digitCount = takeDigits()
    var isSound = digitCount == 1 || digitCount > 1 && !isZero
    if peek() == UInt8(ascii: ".") {
      index += 1
      isSound = takeDigits() > 0 && isSound
    }
    if peek() == UInt8(ascii: "e") || peek() == UInt8(ascii: "E") {
      index += 1
      if peek() == UInt8(ascii: "+") || peek() == UInt8(ascii: "-") { index += 1 }
      isSound = takeDigits() > 0 && isSound
    }
    guard isSound, !(peek().map(isWordByte) ?? false) else {
      throw JSONSyntaxError(offset: start, message: "this is not a valid JSON number")
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func takeDigits() -> Int {
    let start = index
    while let byte = peek(), isDigit(byte) { index += 1 }
    return index - start
  }

  // MARK: - What stands between values

  /// The next byte that is neither whitespace nor in a comment; nil at the end.
  private mutating func next() throws(JSONSyntaxError) -> UInt8? {
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): index += 1
      case UInt8(ascii: "/"): try skipComment()
      default: return byte
      }
    }
    return nil
  }

  private mutating func skipComment() throws(JSONSyntaxError) {
    let start = index
    index += 2
    switch start + 1 < bytes.count ? bytes[start + 1] : nil {
    case UInt8(ascii: "/"):
      while let byte = peek(), byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { index += 1 }
    case UInt8(ascii: "*"):
      while !bytes[min(index, bytes.count)...].starts(with: "*/".utf8) {
        guard index < bytes.count else {
          throw JSONSyntaxError(offset: start, message: "unterminated comment; add '*/'")
        }
        index += 1
      }
      index += 2
    default:
      throw JSONSyntaxError(offset: start, message: "a comment begins with '//' or '/*'")
    }
  }

  private mutating func takes(_ byte: UInt8) throws(JSONSyntaxError) -> Bool {
    guard try next() == byte else { return false }
    index += 1
    return true
  }

  func peek() -> UInt8? { index < bytes.count ? bytes[index] : nil }

  private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): true
    default: isDigit(byte)
    }
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  func error(_ message: String) -> JSONSyntaxError { JSONSyntaxError(offset: index, message: message) }

  private func unexpected(_ expectation: String) -> JSONSyntaxError {
    switch peek() {
    case nil: error("expected \(expectation), but the file ends here")
    case UInt8(ascii: "'"): error("strings and keys need double quotes")
    case UInt8(ascii: "#"): error("a comment begins with '//' or '/*'")
    default: error("expected \(expectation)")
    }
  }
}
