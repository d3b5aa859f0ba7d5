/// Ranges of a file whose inner lines must not be moved, asked for lines in ascending order.
struct ProtectedRanges {
  private let ranges: [Range<Int>]
  private var next = 0

  /// The given ranges, ascending and apart (UTF-8 byte offsets, 0-based).
  init(_ ranges: [Range<Int>]) {
    self.ranges = ranges
  }

  /// Whether a line begins inside one of the ranges; where a range begins the line does not.
  mutating func contain(lineStart: Int) -> Bool {
    while next < ranges.count, ranges[next].upperBound <= lineStart { next += 1 }
    return next < ranges.count && ranges[next].lowerBound < lineStart
  }
}
