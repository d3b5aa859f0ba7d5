import SwiftCST

/// Eight bytes of a file in one integer, the first in its lowest byte.
///
/// Files consist of runs (names, indentation, comments, text in quotes) that end after a few bytes. For eight
/// bytes at once, "how long is this run?" takes about fifteen instructions and no branch that the processor
/// could mispredict; such branches dominate the cost of reading byte by byte.
struct ByteWord {
  private(set) var bits: UInt64

  /// The bytes from `offset` on; nil if fewer than eight are left.
  @inline(__always)
  init?(_ bytes: Span<UInt8>, at offset: Int) {
    guard offset >= 0, bytes.count &- offset >= 8 else { return nil }
    // The compiler turns this into one load: a single bounds check for all eight.
    let eight = bytes.extracting(offset..<(offset &+ 8))
    bits =
      UInt64(eight[0]) | UInt64(eight[1]) &<< 8 | UInt64(eight[2]) &<< 16 | UInt64(eight[3]) &<< 24
      | UInt64(eight[4]) &<< 32 | UInt64(eight[5]) &<< 40 | UInt64(eight[6]) &<< 48
      | UInt64(eight[7]) &<< 56
  }

  /// The `length` bytes from `offset` on, or the first eight of them, followed by zeros.
  @inline(__always)
  init(_ bytes: Span<UInt8>, at offset: Int, length: Int) {
    if let word = ByteWord(bytes, at: offset) {
      bits = word.prefix(length)
    } else {
      bits = 0
      for index in 0..<min(length, 8) { bits |= UInt64(bytes[offset + index]) &<< UInt64(index * 8) }
    }
  }

  /// The first byte.
  @inline(__always)
  var first: UInt8 { UInt8(truncatingIfNeeded: bits) }

  /// One of the eight bytes.
  @inline(__always)
  subscript(index: Int) -> UInt8 { UInt8(truncatingIfNeeded: bits &>> UInt64(index &* 8)) }

  /// The first `length` bytes, at least one and at most eight of them, followed by zeros.
  @inline(__always)
  func prefix(_ length: Int) -> UInt64 {
    let unwanted = UInt64(64 &- 8 &* min(length, 8))
    return (bits &<< unwanted) &>> unwanted
  }

  // MARK: - Runs

  /// The number of leading bytes that continue a name, according to `ASCII.isIdentifierContinuation`.
  @inline(__always)
  var nameLength: Int {
    let low = bits & Self.all(0x7F)
    let isNameByte =
      Self.isInRange(low | Self.all(0x20), UInt8(ascii: "a"), UInt8(ascii: "z"))
      | Self.isInRange(low, UInt8(ascii: "0"), UInt8(ascii: "9"))
      | Self.isInRange(low, UInt8(ascii: "_"), UInt8(ascii: "_"))
      | Self.isInRange(low, UInt8(ascii: "$"), UInt8(ascii: "$"))
    return Self.first(~(isNameByte & ~bits))
  }

  /// The number of leading bytes that are the digits of a complete number; 0 if the number continues, or if
  /// that can't be determined.
  @inline(__always)
  var plainNumberLength: Int {
    let low = bits & Self.all(0x7F)
    let isDigit = Self.isInRange(low, UInt8(ascii: "0"), UInt8(ascii: "9")) & ~bits
    let length = Self.first(~isDigit)
    guard length < 8 else { return 0 }
    let next = self[length]
    let goesOn = next >= 0x80 || next == UInt8(ascii: ".") || ASCII.isIdentifierContinuation(next)
    return goesOn ? 0 : length
  }

  /// The number of leading spaces.
  @inline(__always)
  var spaceLength: Int { (bits ^ Self.all(0x20)).trailingZeroBitCount &>> 3 }

  /// The number of bytes before the first that could end a line.
  @inline(__always)
  var lineLength: Int { Self.first(Self.isBelow(bits, 0x0E)) }

  /// The number of leading bytes that are plain characters in a string literal.
  @inline(__always)
  var plainLength: Int {
    let isSpecial =
      Self.isBelow(bits, 0x20) | bits | (bits &+ Self.all(1))
      | Self.isBelow(bits ^ Self.all(UInt8(ascii: "\"")), 1)
      | Self.isBelow(bits ^ Self.all(UInt8(ascii: "\\")), 1)
      | Self.isBelow(bits ^ Self.all(UInt8(ascii: "'")), 1)
    return Self.first(isSpecial)
  }

  // MARK: - All bytes at once; the highest bit of each byte is its result

  @inline(__always)
  private static func all(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

  /// The position of the first byte whose highest bit is set, or 8.
  @inline(__always)
  private static func first(_ answers: UInt64) -> Int {
    (answers & all(0x80)).trailingZeroBitCount &>> 3
  }

  /// Which bytes are in a range; only correct for bytes below 0x80.
  @inline(__always)
  private static func isInRange(_ bits: UInt64, _ low: UInt8, _ high: UInt8) -> UInt64 {
    (bits &+ all(0x80 &- low)) & ~(bits &+ all(0x7F &- high))
  }

  /// Which bytes are below a limit; correct up to the first such byte, which is all that `first` needs.
  @inline(__always)
  private static func isBelow(_ bits: UInt64, _ limit: UInt8) -> UInt64 {
    (bits &- all(limit)) & ~bits
  }
}
