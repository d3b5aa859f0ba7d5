import SwiftCST

/// The characters outside of ASCII that are allowed in identifiers and operators, according to the lexical
/// structure of Swift (the ranges recommended for identifiers by ISO N1518, and Swift's own for operators).
extension Unicode.Scalar {
  var isIdentifierContinuation: Bool {
    guard value >= 0x80 else { return ASCII.isIdentifierContinuation(UInt8(value)) }
    return Self.identifierRanges.contains(value)
  }

  var isIdentifierStart: Bool {
    guard value >= 0x80 else { return ASCII.isIdentifierStart(UInt8(value)) }
    return Self.identifierRanges.contains(value) && !Self.combiningRanges.contains(value)
  }

  var isOperatorStart: Bool {
    guard value >= 0x80 else { return ASCII.isOperator(UInt8(value)) }
    return Self.operatorRanges.contains(value)
  }

  var isOperatorContinuation: Bool {
    isOperatorStart || Self.combiningRanges.contains(value) || 0xFE00...0xFE0F ~= value
      || 0xE0100...0xE01EF ~= value
  }

  /// White space that is not allowed in a raw identifier: all but the space and the direction marks.
  var isForbiddenInRawIdentifier: Bool { Self.forbiddenSpaceRanges.contains(value) }

  /// White space that is allowed in a raw identifier.
  var isAllowedSpaceInRawIdentifier: Bool { value == 0x20 || value == 0x200E || value == 0x200F }

  private static let identifierRanges = ScalarRanges([
    0xA8...0xA8, 0xAA...0xAA, 0xAD...0xAD, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6,
    0xD8...0xF6, 0xF8...0xFF, 0x100...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D,
    0x202A...0x202E, 0x203F...0x2040, 0x2054...0x2054, 0x2060...0x218F, 0x2460...0x24FF, 0x2776...0x2793,
    0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D,
    0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFF8, 0x10000...0x1FFFD, 0x20000...0x2FFFD,
    0x30000...0x3FFFD, 0x40000...0x4FFFD, 0x50000...0x5FFFD, 0x60000...0x6FFFD, 0x70000...0x7FFFD,
    0x80000...0x8FFFD, 0x90000...0x9FFFD, 0xA0000...0xAFFFD, 0xB0000...0xBFFFD, 0xC0000...0xCFFFD,
    0xD0000...0xDFFFD, 0xE0000...0xEFFFD,
  ])

  private static let combiningRanges = ScalarRanges([
    0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F,
  ])

  private static let operatorRanges = ScalarRanges([
    0xA1...0xA7, 0xA9...0xA9, 0xAB...0xAC, 0xAE...0xAE, 0xB0...0xB1, 0xB6...0xB6, 0xBB...0xBB, 0xBF...0xBF,
    0xD7...0xD7, 0xF7...0xF7, 0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053,
    0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003,
    0x3008...0x3030,
  ])

  private static let forbiddenSpaceRanges = ScalarRanges([
    0x09...0x0D, 0x85...0x85, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200A, 0x2028...0x2029, 0x202F...0x202F,
    0x205F...0x205F, 0x3000...0x3000,
  ])
}

/// A set of code points, as ranges in ascending order.
struct ScalarRanges: Sendable {
  private let ranges: [ClosedRange<UInt32>]

  init(_ ranges: [ClosedRange<UInt32>]) { self.ranges = ranges }

  func contains(_ value: UInt32) -> Bool {
    let first = ranges.indices.partitionPoint { ranges[$0].upperBound < value }
    return first < ranges.count && ranges[first].contains(value)
  }
}

/// A character decoded from UTF-8, or invalid bytes.
struct DecodedScalar {
  /// The character; nil if the bytes are not valid UTF-8.
  var scalar: Unicode.Scalar?
  /// The offset past the decoded bytes.
  var end: Int

  /// Decodes the character at `start`. Invalid bytes are read up to the next byte that can begin a character.
  init(_ bytes: ContiguousArray<UInt8>, at start: Int) {
    let first = bytes[start]
    end = start + 1
    guard first >= 0x80 else {
      scalar = Unicode.Scalar(first)
      return
    }
    guard Self.canBegin(first) else {
      while end < bytes.count, !Self.canBegin(bytes[end]) { end += 1 }
      return
    }
    let length = (~first).leadingZeroBitCount
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for _ in 1..<length {
      guard end < bytes.count, bytes[end] & 0xC0 == 0x80 else { return }
      value = value << 6 | UInt32(bytes[end] & 0x3F)
      end += 1
    }
    let shortest = value < 0x80 ? 1 : value < 0x800 ? 2 : value < 0x10000 ? 3 : 4
    if shortest == length { scalar = Unicode.Scalar(value) }
  }

  private static func canBegin(_ byte: UInt8) -> Bool { byte < 0x80 || byte >= 0xC2 && byte < 0xF5 }
}
