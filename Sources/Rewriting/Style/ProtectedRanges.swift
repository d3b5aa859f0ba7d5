/// Ranges of a file whose inner lines must not be shifted; queried for lines in ascending order.
struct ProtectedRanges {
  private let ranges: [Range<Int>]
  private var next = 0

  /// Creates the set of some ranges, ascending and separate (UTF-8 byte offsets, 0-based).
  init(_ ranges: [Range<Int>]) {
    self.ranges = ranges
  }

  /// Whether a line begins inside one of the ranges, not at its start.
  mutating func contain(lineStart: Int) -> Bool {
    while next < ranges.count, ranges[next].upperBound <= lineStart { next += 1 }
    return next < ranges.count && ranges[next].lowerBound < lineStart
  }
}
