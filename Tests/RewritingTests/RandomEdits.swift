import Rewriting
import TestSupport

extension SeededGenerator {
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
