import Rewriting
import SwiftCST

/// A stretch of the merged expression.
enum MergedPiece: Hashable, Sendable {
  /// Source of a branch (UTF-8 byte offsets, 0-based), moved to where the `if` stands.
  case source(Range<Int>, branch: Int)
  /// The lines between braces (from the opening one to the closing one), put into an `if` with the given head.
  case block(Range<Int>, branch: Int, head: String)
  /// An operand of a ternary that is broken into lines.
  case operand(Range<Int>, branch: Int)
  /// A line end within such a ternary; its lines are one level deeper than the one that it begins on.
  case lineEnd(isFirst: Bool)
  /// New text.
  case text(String)
}

extension [MergedPiece] {
  /// The source of a range in which some stretches give way to pieces; the stretches are ascending.
  static func source(
    _ range: Range<Int>, branch: Int,
    replacing replacements: [(range: Range<Int>, pieces: [MergedPiece])] = []
  ) -> [MergedPiece] {
    var result: [MergedPiece] = []
    var start = range.lowerBound
    for replacement in replacements {
      if start < replacement.range.lowerBound {
        result.append(.source(start..<replacement.range.lowerBound, branch: branch))
      }
      result += replacement.pieces
      start = replacement.range.upperBound
    }
    if start < range.upperBound { result.append(.source(start..<range.upperBound, branch: branch)) }
    return result
  }

  /// The source of a node of a branch.
  static func source(_ node: Node, branch: Int) -> [MergedPiece] { [.source(node.range, branch: branch)] }
}
