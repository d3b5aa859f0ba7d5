import SwiftCST

// The ends of runs of characters, found eight bytes at a time.

extension Lexer {
  /// The offset past the ASCII characters that continue an identifier.
  @inline(__always)
  static func endOfName(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var end = start
    while let word = ByteWord(bytes, at: end) {
      let length = word.nameLength
      end &+= length
      if length < 8 { return end }
    }
    while end < bytes.count, ASCII.isIdentifierContinuation(bytes[end]) { end &+= 1 }
    return end
  }

  /// The offset past the spaces from `start` on.
  @inline(__always)
  static func endOfSpaces(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var end = start
    while let word = ByteWord(bytes, at: end) {
      let length = word.spaceLength
      end &+= length
      if length < 8 { return end }
    }
    while end < bytes.count, bytes[end] == 0x20 { end &+= 1 }
    return end
  }

  /// The offset of the line end after `start`, or the end of the file.
  @inline(__always)
  static func endOfLine(_ bytes: Span<UInt8>, _ start: Int) -> Int {
    var end = start
    while true {
      while let word = ByteWord(bytes, at: end) {
        let length = word.lineLength
        end &+= length
        if length < 8 { break }
      }
      guard end < bytes.count, !ASCII.isNewline(bytes[end]) else { return end }
      end &+= 1
    }
  }

  /// The offset past the plain characters of a string literal.
  @inline(__always)
  static func endOfPlainCharacters(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var end = start
    while let word = ByteWord(bytes, at: end) {
      let length = word.plainLength
      end &+= length
      if length < 8 { return end }
    }
    while end < bytes.count, isPlainCharacter(bytes[end]) { end &+= 1 }
    return end
  }

  @inline(__always)
  private static func isPlainCharacter(_ byte: UInt8) -> Bool {
    ASCII.isPrintable(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
      && byte != UInt8(ascii: "'")
  }
}
