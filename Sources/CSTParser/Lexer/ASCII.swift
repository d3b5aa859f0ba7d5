import SwiftCST

/// Classes of ASCII characters, as sets of bits.
enum ASCII {
  /// Letters, digits, `_` and `$`.
  @inline(__always)
  static func isIdentifierContinuation(_ byte: UInt8) -> Bool {
    contains(0x03FF_0010_0000_0000, 0x07FF_FFFE_87FF_FFFE, byte)
  }

  /// Letters and `_`.
  @inline(__always)
  static func isIdentifierStart(_ byte: UInt8) -> Bool {
    contains(0, 0x07FF_FFFE_87FF_FFFE, byte)
  }

  /// The characters of operators: `/=-+*%<>!&|^~.?`.
  @inline(__always)
  static func isOperator(_ byte: UInt8) -> Bool {
    contains(0xF000_EC62_0000_0000, 0x5000_0000_4000_0000, byte)
  }

  /// Space, tab, vertical tab and form feed.
  @inline(__always)
  static func isHorizontalSpace(_ byte: UInt8) -> Bool {
    contains(0x0000_0001_0000_1A00, 0, byte)
  }

  @inline(__always)
  static func isNewline(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  @inline(__always)
  static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  @inline(__always)
  static func isHexDigit(_ byte: UInt8) -> Bool { isDigit(byte) || (byte | 0x20) &- 0x61 < 6 }

  @inline(__always)
  static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  /// From space to `~`.
  @inline(__always)
  static func isPrintable(_ byte: UInt8) -> Bool { byte &- 0x20 < 0x5F }

  @inline(__always)
  private static func contains(_ low: UInt64, _ high: UInt64, _ byte: UInt8) -> Bool {
    byte < 0x80 && ((byte < 0x40 ? low : high) &>> UInt64(byte & 0x3F)) & 1 != 0
  }
}
