import SwiftCST

/// The distinct names of one file, numbered from 0 in the order of their first occurrence.
///
/// A name is stored as a range of the file's bytes; strings are only created on request.
struct NameTable: Sendable {
  /// The range of each name's first occurrence (UTF-8 offsets, 0-based), without backticks.
  private(set) var places: [NamePlace] = []
  /// The hash of each name's bytes.
  private(set) var hashes: [UInt32] = []
  private var slots: [Int32]

  init() {
    slots = Array(repeating: -1, count: 512)
  }

  /// The number of distinct names.
  var count: Int { places.count }

  /// The number of the name in a byte range of the file; a new one if it has none yet.
  mutating func intern(_ range: Range<UInt32>, in bytes: Span<UInt8>) -> UInt32 {
    let hash = ByteHash.of(bytes, from: Int(range.lowerBound), to: Int(range.upperBound))
    let slot = slot(of: range, hash, in: bytes, among: bytes)
    if slots[slot] >= 0 { return UInt32(slots[slot]) }
    slots[slot] = Int32(places.count)
    places.append(NamePlace(range))
    hashes.append(hash)
    if places.count * 2 > slots.count { grow() }
    return UInt32(places.count - 1)
  }

  /// The number of the name in a byte range of some bytes; nil if it was not interned.
  ///
  /// - Parameter text: The bytes of the file.
  func number(of range: Range<UInt32>, in bytes: Span<UInt8>, among text: Span<UInt8>) -> UInt32? {
    let hash = ByteHash.of(bytes, from: Int(range.lowerBound), to: Int(range.upperBound))
    let slot = slot(of: range, hash, in: bytes, among: text)
    return slots[slot] >= 0 ? UInt32(slots[slot]) : nil
  }

  /// The slot of a name, or the one that it would get.
  @inline(__always)
  private func slot(
    of range: Range<UInt32>, _ hash: UInt32, in bytes: Span<UInt8>, among text: Span<UInt8>
  ) -> Int {
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let known = Int(slots[slot])
      if hashes[known] == hash, ByteHash.same(text, places[known].range, bytes, range) { break }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
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

/// The range of a name in an array of bytes. An array of ranges would make the runtime search for the
/// comparison of their bounds.
struct NamePlace: Sendable {
  private let start: UInt32
  private let end: UInt32

  init(_ range: Range<UInt32>) {
    start = range.lowerBound
    end = range.upperBound
  }

  /// The bytes.
  var range: Range<UInt32> { start..<end }
}

/// Hashing and comparing names by their bytes, eight at a time.
enum ByteHash {
  /// The hash of the bytes from `start` to `end`.
  @inline(__always)
  static func of(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> UInt32 {
    var hash = UInt64(truncatingIfNeeded: end &- start)
    var index = start
    while index < end {
      hash = (hash ^ word(bytes, at: index, to: end)) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash &>> 32
      index &+= 8
    }
    return UInt32(truncatingIfNeeded: hash)
  }

  /// Whether both ranges contain the same bytes.
  @inline(__always)
  static func same(
    _ left: Span<UInt8>, _ leftRange: Range<UInt32>, _ right: Span<UInt8>, _ rightRange: Range<UInt32>
  ) -> Bool {
    guard leftRange.count == rightRange.count else { return false }
    var first = Int(leftRange.lowerBound)
    var second = Int(rightRange.lowerBound)
    let (firstEnd, secondEnd) = (Int(leftRange.upperBound), Int(rightRange.upperBound))
    while first < firstEnd {
      if word(left, at: first, to: firstEnd) != word(right, at: second, to: secondEnd) { return false }
      first &+= 8
      second &+= 8
    }
    return true
  }

  /// The bytes from `start` on as one number, padded with zeros after `end`; at most eight of them.
  @inline(__always)
  private static func word(_ bytes: Span<UInt8>, at start: Int, to end: Int) -> UInt64 {
    guard start >= 0, bytes.count &- start >= 8 else { return lastWord(bytes, at: start, to: end) }
    // The compiler turns this into one load: a single bounds check for all eight.
    let eight = bytes.extracting(start..<(start &+ 8))
    let word =
      UInt64(eight[0]) | UInt64(eight[1]) &<< 8 | UInt64(eight[2]) &<< 16 | UInt64(eight[3]) &<< 24
      | UInt64(eight[4]) &<< 32 | UInt64(eight[5]) &<< 40 | UInt64(eight[6]) &<< 48
      | UInt64(eight[7]) &<< 56
    let unwanted = UInt64(64 &- 8 &* min(end &- start, 8))
    return (word &<< unwanted) &>> unwanted
  }

  /// The same at the end of the bytes, where eight can't be read at once.
  @inline(never)
  private static func lastWord(_ bytes: Span<UInt8>, at start: Int, to end: Int) -> UInt64 {
    var word: UInt64 = 0
    for index in start..<min(end, start + 8) { word |= UInt64(bytes[index]) &<< UInt64((index - start) * 8) }
    return word
  }
}
