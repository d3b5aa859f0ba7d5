/// A property list in the old OpenStep format, which Xcode uses for projects.
enum PropertyList: Hashable, Sendable {
  case string(String)
  case array([PropertyList])
  /// In source order: most dictionaries have few keys, and only one or two are looked up.
  case dictionary([Entry])

  /// A key of a dictionary, and its value.
  struct Entry: Hashable, Sendable {
    let key: String
    let value: PropertyList
  }

  /// Parses a property list; nil if the bytes are not one.
  init?(_ bytes: [UInt8]) {
    var reader = Reader(bytes: bytes)
    guard let value = reader.value(depth: 0) else { return nil }
    self = value
  }

  /// The value of a key of a dictionary.
  subscript(key: String) -> PropertyList? {
    if case .dictionary(let entries) = self { entries.last { $0.key == key }?.value } else { nil }
  }

  /// The text of a string.
  var text: String? { if case .string(let text) = self { text } else { nil } }

  /// The elements of an array; empty for other values.
  var elements: [PropertyList] { if case .array(let elements) = self { elements } else { [] } }

  /// The entries of a dictionary; empty for other values.
  var entries: [String: PropertyList] {
    guard case .dictionary(let entries) = self else { return [:] }
    return Dictionary(entries.lazy.map { ($0.key, $0.value) }, uniquingKeysWith: { _, last in last })
  }
}

extension PropertyList {
  private struct Reader {
    let bytes: [UInt8]
    var index = 0

    mutating func value(depth: Int) -> PropertyList? {
      guard depth < 64, let first = peek() else { return nil }
      switch first {
      case UInt8(ascii: "{"): return dictionary(depth)
      case UInt8(ascii: "("): return array(depth)
      case UInt8(ascii: "<"): return data()
      default: return string().map(PropertyList.string)
      }
    }

    private mutating func dictionary(_ depth: Int) -> PropertyList? {
      index += 1
      var entries: [Entry] = []
      while let next = peek() {
        if next == UInt8(ascii: "}") {
          index += 1
          return .dictionary(entries)
        }
        guard let key = string(), take(UInt8(ascii: "=")), let value = value(depth: depth + 1) else {
          return nil
        }
        entries.append(Entry(key: key, value: value))
        guard take(UInt8(ascii: ";")) || peek() == UInt8(ascii: "}") else { return nil }
      }
      return nil
    }

    private mutating func array(_ depth: Int) -> PropertyList? {
      index += 1
      var elements: [PropertyList] = []
      while let next = peek() {
        if next == UInt8(ascii: ")") {
          index += 1
          return .array(elements)
        }
        guard let value = value(depth: depth + 1) else { return nil }
        elements.append(value)
        guard take(UInt8(ascii: ",")) || peek() == UInt8(ascii: ")") else { return nil }
      }
      return nil
    }

    /// `<0fbd77>`; its bytes are never needed.
    private mutating func data() -> PropertyList? {
      let start = index
      while index < bytes.count, bytes[index] != UInt8(ascii: ">") { index += 1 }
      guard index < bytes.count else { return nil }
      index += 1
      return .string(String(decoding: bytes[start..<index], as: UTF8.self))
    }

    private mutating func string() -> String? {
      guard let first = peek() else { return nil }
      if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return quoted(first) }
      let start = index
      while index < bytes.count, isWordByte(bytes[index]) { index += 1 }
      return index > start ? String(decoding: bytes[start..<index], as: UTF8.self) : nil
    }

    private mutating func quoted(_ quote: UInt8) -> String? {
      index += 1
      var text: [UInt8] = []
      while index < bytes.count, bytes[index] != quote {
        if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count {
          index += 1
          text.append(bytes[index] == UInt8(ascii: "n") ? UInt8(ascii: "\n") : bytes[index])
        } else {
          text.append(bytes[index])
        }
        index += 1
      }
      guard index < bytes.count else { return nil }
      index += 1
      return String(decoding: text, as: UTF8.self)
    }

    private static let otherWordBytes = Array("_$/:.-+@".utf8)

    private func isWordByte(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
        true
      default:
        Self.otherWordBytes.contains(byte)
      }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
      guard peek() == byte else { return false }
      index += 1
      return true
    }

    /// The next byte that is neither whitespace nor in a comment.
    private mutating func peek() -> UInt8? {
      while index < bytes.count {
        if bytes[index] <= 32 {
          index += 1
        } else if starts("/", "*") {
          index += 2
          while index < bytes.count, !starts("*", "/") { index += 1 }
          index = min(index + 2, bytes.count)
        } else if starts("/", "/") {
          while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
        } else {
          return bytes[index]
        }
      }
      return nil
    }

    private func starts(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
      index + 1 < bytes.count && bytes[index] == UInt8(ascii: first)
        && bytes[index + 1] == UInt8(ascii: second)
    }
  }
}
