/// Reads numbers and texts as ``Swift/Array/appendNumber(_:)`` and its kin have written them.
package struct ByteReader {
  /// What has not been read.
  package private(set) var rest: ArraySlice<UInt8>

  /// A reader at the beginning of some bytes.
  package init(_ bytes: [UInt8]) { rest = bytes[...] }

  /// The next bytes, so many of them; nil where there are fewer.
  package mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
    guard count >= 0, count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  /// The number that comes next: eight bytes, the highest first.
  package mutating func number() -> UInt64? {
    take(8)?.reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// The number that comes next, where it is one that an `Int` can be.
  package mutating func count() -> Int? { number().flatMap(Int.init(exactly:)) }

  /// The bytes that come next, behind their number.
  package mutating func text() -> [UInt8]? { count().flatMap { take($0) }.map(Array.init) }
}

extension [UInt8] {
  /// Appends a number as eight bytes, the highest first.
  package mutating func appendNumber(_ number: UInt64) {
    for shift in stride(from: 56, through: 0, by: -8) {
      append(UInt8(truncatingIfNeeded: number >> UInt64(shift)))
    }
  }

  /// Appends bytes behind their number.
  package mutating func appendText(_ text: some Collection<UInt8>) {
    appendNumber(UInt64(text.count))
    self += text
  }
}
