extension JSONReader {
  /// Reads a text in double quotes; ends after it.
  mutating func text() throws(JSONSyntaxError) -> String {
    let start = index
    var text: [UInt8] = []
    index += 1
    while let byte = peek(), byte >= 0x20 {
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += Array(String(try escapedScalar()).utf8)
      default: text.append(byte)
      }
    }
    guard let byte = peek() else { throw JSONSyntaxError(offset: start, message: Self.endless) }
    if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
      throw JSONSyntaxError(offset: start, message: Self.endless)
    }
    throw error(
      "a control character in a text is written '\\u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))'")
  }

  private static let endless = "unterminated text; add '\"'"

  /// The character of an escape sequence; called after the backslash.
  private mutating func escapedScalar() throws(JSONSyntaxError) -> Unicode.Scalar {
    let start = index - 1
    defer { index += 1 }
    switch peek() {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case let byte? where "\"\\/".utf8.contains(byte): return Unicode.Scalar(byte)
    case UInt8(ascii: "u"): break
    default:
      throw JSONSyntaxError(offset: start, message: "no such escape; a backslash is written '\\\\'")
    }
    let lead = try codeUnit(start)
    var unit = UInt32(lead)
    if UTF16.isLeadSurrogate(lead), bytes[(index + 1)...].starts(with: "\\u".utf8) {
      index += 2
      let trail = try codeUnit(start)
      if UTF16.isTrailSurrogate(trail) {
        unit = 0x10000 + (UInt32(lead & 0x3FF) << 10) + UInt32(trail & 0x3FF)
      }
    }
    guard let scalar = Unicode.Scalar(unit) else {
      throw JSONSyntaxError(offset: start, message: "this is half of a character; write both halves")
    }
    return scalar
  }

  /// Four hexadecimal digits after `u`; ends at the last of them.
  private mutating func codeUnit(_ start: Int) throws(JSONSyntaxError) -> UInt16 {
    let digits = bytes[(index + 1)...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw JSONSyntaxError(offset: start, message: "'\\u' takes four hexadecimal digits") }
    index += 4
    return unit
  }
}
