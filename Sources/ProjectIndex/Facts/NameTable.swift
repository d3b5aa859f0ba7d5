import SwiftCST

/// The distinct names of one file, numbered from 0 in the order in which they first appear.
///
/// A name is kept as a place in the file's bytes; no string is made until somebody asks for it.
struct NameTable: Sendable {
  /// Where each name first stands (UTF-8 offsets, 0-based), without backticks.
  private(set) var ranges: [Range<UInt32>] = []
  /// The hash of each name's bytes.
  private(set) var hashes: [UInt32] = []
  private var slots: [Int32]

  init() {
    slots = Array(repeating: -1, count: 512)
  }

  /// The number of distinct names.
  var count: Int { ranges.count }

  /// The number of the name that stands in a byte range of the file, given a new one where it has none.
  mutating func intern(_ range: Range<UInt32>, in bytes: Span<UInt8>) -> UInt32 {
    let hash = ByteHash.of(bytes, from: Int(range.lowerBound), to: Int(range.upperBound))
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let known = Int(slots[slot])
      if hashes[known] == hash, ByteHash.same(bytes, ranges[known], bytes, range) {
        return UInt32(known)
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = Int32(ranges.count)
    ranges.append(range)
    hashes.append(hash)
    if ranges.count * 2 > slots.count { grow() }
    return UInt32(ranges.count - 1)
  }

  /// The number of the name that stands in a byte range of the file, or nil where it was not interned.
  func number(_ range: Range<UInt32>, in bytes: Span<UInt8>) -> UInt32? {
    let hash = ByteHash.of(bytes, from: Int(range.lowerBound), to: Int(range.upperBound))
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let known = Int(slots[slot])
      if hashes[known] == hash, ByteHash.same(bytes, ranges[known], bytes, range) {
        return UInt32(known)
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private mutating func grow() {
    slots = Array(repeating: -1, count: slots.count * 2)
    for index in hashes.indices {
      var slot = Int(hashes[index]) & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(index)
    }
  }
}

/// Hashing and comparing names by their bytes.
enum ByteHash {
  /// The hash (FNV-1a) of the bytes from `start` to `end`.
  @inline(__always)
  static func of(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    var index = start
    while index < end {
      hash = (hash ^ UInt32(bytes[index])) &* 16_777_619
      index += 1
    }
    // The low bits choose the slot, so the high ones are folded into them.
    return hash ^ (hash >> 15)
  }

  /// Whether the same bytes stand in both places.
  @inline(__always)
  static func same(
    _ left: Span<UInt8>, _ leftRange: Range<UInt32>, _ right: Span<UInt8>, _ rightRange: Range<UInt32>
  ) -> Bool {
    guard leftRange.count == rightRange.count else { return false }
    var first = Int(leftRange.lowerBound)
    var second = Int(rightRange.lowerBound)
    let end = Int(leftRange.upperBound)
    while first < end {
      if left[first] != right[second] { return false }
      first += 1
      second += 1
    }
    return true
  }
}
