/// A set of small integers that finds the nearest member on either side in logarithmic time.
///
/// Each level is a bitmap; a bit of one level says whether the corresponding word of the level below is not
/// empty.
struct RankSet {
  private var levels: [[UInt64]]

  /// Creates an empty set for integers from 0 up to, but not including, `capacity`.
  init(capacity: Int) {
    var words = max(1, (capacity + 63) / 64)
    levels = [Array(repeating: 0, count: words)]
    while words > 1 {
      words = (words + 63) / 64
      levels.append(Array(repeating: 0, count: words))
    }
  }

  mutating func insert(_ member: Int) {
    var index = member
    for level in levels.indices {
      levels[level][index / 64] |= 1 << UInt64(index % 64)
      index /= 64
    }
  }

  func contains(_ member: Int) -> Bool {
    levels[0][member / 64] & (1 << UInt64(member % 64)) != 0
  }

  /// The smallest member greater than `rank`.
  func first(after rank: Int) -> Int? {
    var index = rank
    for level in levels.indices {
      let above = levels[level][index / 64] & ~(UInt64.max >> UInt64(63 - index % 64))
      if above != 0 {
        return descend(from: level, index / 64 * 64 + above.trailingZeroBitCount, \.trailingZeroBitCount)
      }
      index /= 64
    }
    return nil
  }

  /// The largest member less than `rank`.
  func last(before rank: Int) -> Int? {
    var index = rank
    for level in levels.indices {
      let below = levels[level][index / 64] & ((1 << UInt64(index % 64)) - 1)
      if below != 0 {
        return descend(from: level, index / 64 * 64 + below.highestBit) { $0.highestBit }
      }
      index /= 64
    }
    return nil
  }

  /// The member below `index` of a level that is reached by following the bits that `choose` selects.
  private func descend(from level: Int, _ index: Int, _ choose: (UInt64) -> Int) -> Int {
    (0..<level).reversed().reduce(index) { $0 * 64 + choose(levels[$1][$0]) }
  }
}

extension UInt64 {
  fileprivate var highestBit: Int { 63 - leadingZeroBitCount }
}
