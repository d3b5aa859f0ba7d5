import Rewriting

/// Random numbers that are the same in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// `count` pieces of `pieces`, joined.
  mutating func text(of pieces: [[UInt8]], count: Int) -> [UInt8] {
    (0..<count).flatMap { _ in pieces.randomElement(using: &self)! }
  }

  /// Up to `count` edits of a file of `length` bytes, in order and apart; some insert at the same place.
  mutating func edits(length: Int, count: Int, pieces: [[UInt8]]) -> [TextEdit] {
    let bounds = (0..<2 * count).map { _ in Int.random(in: 0...length, using: &self) }.sorted()
    return (0..<count).map { index in
      let start = bounds[2 * index]
      let end = Bool.random(using: &self) ? start : bounds[2 * index + 1]
      return TextEdit(start..<end, with: text(of: pieces, count: Int.random(in: 0...4, using: &self)))
    }
  }
}
