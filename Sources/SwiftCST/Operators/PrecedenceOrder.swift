/// The order of precedence groups: the transitive closure of their declared relations.
///
/// Groups are numbered from 0. The closure is a bit matrix, so that a lookup is cheap.
struct PrecedenceOrder: Sendable {
  /// The relation of two groups.
  enum Relation: Sendable {
    case higher, lower
    /// The groups are unrelated, or the declarations are circular and contradict each other.
    case unrelated
  }

  /// The number of 64-bit words in a row.
  private let width: Int

  /// Bit `b` of row `a` is set if group `a` binds tighter than group `b`.
  private var bits: [UInt64]

  /// Creates the order of `count` groups that `pairs` declare, each a tighter group and a looser one.
  init(count: Int, pairs: [(tighter: Int, looser: Int)]) {
    width = (count + 63) / 64
    bits = Array(repeating: 0, count: width * count)
    for pair in pairs {
      bits[pair.tighter * width + pair.looser / 64] |= 1 << (pair.looser % 64)
    }
    close(count)
  }

  /// Adds implied relations (Warshall): a group that binds tighter than `middle` also binds tighter than all
  /// groups that `middle` binds tighter than.
  private mutating func close(_ count: Int) {
    for middle in 0..<count {
      for group in 0..<count where isHigher(group, than: middle) {
        for word in 0..<width {
          bits[group * width + word] |= bits[middle * width + word]
        }
      }
    }
  }

  private func isHigher(_ group: Int, than other: Int) -> Bool {
    bits[group * width + other / 64] & 1 << (other % 64) != 0
  }

  /// The relation of `group` to `other`.
  func relation(of group: Int, to other: Int) -> Relation {
    switch (isHigher(group, than: other), isHigher(other, than: group)) {
    case (true, false): .higher
    case (false, true): .lower
    default: .unrelated
    }
  }
}
