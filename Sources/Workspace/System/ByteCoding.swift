/// Reads numbers and texts in the format that ``Swift/Array/appendNumber(_:)`` and similar methods write.
package struct ByteReader {
  /// The unread bytes.
  package private(set) var rest: ArraySlice<UInt8>

  /// Creates a reader at the start of some bytes.
  package init(_ bytes: [UInt8]) { rest = bytes[...] }

  /// The next `count` bytes; nil if there are fewer.
  package mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
    guard count >= 0, count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  /// The next number: eight bytes, big-endian.
  package mutating func number() -> UInt64? {
    take(8)?.reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// The next number, if it fits in an `Int`.
  package mutating func count() -> Int? { number().flatMap(Int.init(exactly:)) }

  /// The next byte string, which follows its length.
  package mutating func text() -> [UInt8]? { count().flatMap { take($0) }.map(Array.init) }
}

extension [UInt8] {
  /// Appends a number as eight bytes, big-endian.
  package mutating func appendNumber(_ number: UInt64) {
    for shift in stride(from: 56, through: 0, by: -8) {
      append(UInt8(truncatingIfNeeded: number >> UInt64(shift)))
    }
  }

  /// Appends bytes after their count.
  package mutating func appendText(_ text: some Collection<UInt8>) {
    appendNumber(UInt64(text.count))
    self += text
  }
}
