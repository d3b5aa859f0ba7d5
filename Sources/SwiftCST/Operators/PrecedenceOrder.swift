/// Which of two groups binds tighter: the transitive closure of their declared relations.
///
/// Groups are the numbers from 0. The closure is a matrix of bits, so that asking costs nothing.
struct PrecedenceOrder: Sendable {
  /// How two groups stand to each other.
  enum Relation: Sendable {
    case higher, lower
    /// Nothing follows about the two, or, where the declarations run in a circle, one thing and its contrary.
    case unrelated
  }

  /// The number of 64-bit words in a row.
  private let width: Int

  /// Bit `b` of row `a` says that group `a` binds tighter than group `b`.
  private var bits: [UInt64]

  /// The order of `count` groups that `pairs` declare, each the tighter group and the looser one.
  init(count: Int, pairs: [(tighter: Int, looser: Int)]) {
    width = (count + 63) / 64
    bits = Array(repeating: 0, count: width * count)
    for pair in pairs {
      bits[pair.tighter * width + pair.looser / 64] |= 1 << (pair.looser % 64)
    }
    close(count)
  }

  /// Adds what follows (Warshall): what binds tighter than `middle` binds tighter than all that `middle`
  /// binds tighter than.
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

  /// How `group` stands to `other`.
  func relation(of group: Int, to other: Int) -> Relation {
    switch (isHigher(group, than: other), isHigher(other, than: group)) {
    case (true, false): .higher
    case (false, true): .lower
    default: .unrelated
    }
  }
}
