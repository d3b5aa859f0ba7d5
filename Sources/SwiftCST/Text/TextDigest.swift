/// A 128-bit number that distinguishes a text from any other that a run may encounter, and is the same in
/// each run.
///
/// It doesn't protect against intentional collisions.
package struct TextDigest: Hashable, Sendable {
  /// The upper half.
  package let high: UInt64
  /// The lower half.
  package let low: UInt64

  /// Computes the digest of a text.
  ///
  /// Two lanes each take eight bytes, multiply them to twice the width and fold the product crosswise, so
  /// that every byte affects all bits of both.
  package init(of bytes: [UInt8]) {
    let bytes = ContiguousArray(bytes)
    let text = bytes.span
    var lanes = Lanes(UInt64(text.count))
    var start = 0
    while start &+ 16 <= text.count {
      lanes.take(Self.word(of: text, at: start), Self.word(of: text, at: start &+ 8))
      start &+= 16
    }
    lanes.take(Self.rest(of: text, from: start), Self.rest(of: text, from: start &+ 8))
    lanes.take(0, 0)
    (high, low) = (lanes.first, lanes.second)
  }

  private struct Lanes {
    var first: UInt64 = 0x9E37_79B9_7F4A_7C15
    var second: UInt64

    init(_ count: UInt64) { second = count ^ 0xD1B5_4A32_D192_ED03 }

    @inline(__always)
    mutating func take(_ left: UInt64, _ right: UInt64) {
      let one = (first ^ left).multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
      let other = (second ^ right).multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
      first = (one.high ^ other.low) &+ left
      second = (other.high ^ one.low) &+ right
    }
  }

  /// The eight bytes from an offset on, little-endian.
  @inline(__always)
  private static func word(of text: Span<UInt8>, at start: Int) -> UInt64 {
    var word: UInt64 = 0
    for offset in 0..<8 { word |= UInt64(text[start &+ offset]) &<< UInt64(offset &* 8) }
    return word
  }

  /// The bytes from an offset on, at most eight.
  private static func rest(of text: Span<UInt8>, from start: Int) -> UInt64 {
    var word: UInt64 = 0
    for offset in start..<max(start, min(start + 8, text.count)) {
      word |= UInt64(text[offset]) &<< UInt64((offset - start) * 8)
    }
    return word
  }
}

extension TextDigest: CustomStringConvertible {
  /// Thirty-two hexadecimal digits.
  package var description: String {
    [high, low].map { half in
      let digits = String(half, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
