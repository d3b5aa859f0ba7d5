import CodemodKit
import SwiftCST

/// The comments of a branch, by what they belong to.
struct BranchComments {
  /// Comments before or after the expression: they go above it (UTF-8 byte ranges).
  private(set) var loose: [Range<Int>] = []

  /// For the base (0) and each modifier the comments on their own lines above it.
  private(set) var above: [[Range<Int>]]

  /// For the base (0) and each modifier the comments after it on its last line.
  private(set) var behind: [[Range<Int>]]

  init(_ branch: Branch) {
    let modifiers = branch.chain.modifiers
    above = Array(repeating: [], count: modifiers.count + 1)
    behind = above
    let tree = branch.expression.tree
    guard let opening = branch.block.leftBrace, let closing = branch.block.rightBrace else { return }
    let first = Self.comments(before: opening.index + 1, tree)
    loose = first.sameLine + first.ownLines
    for (position, modifier) in modifiers.enumerated() {
      let gap = Self.comments(before: modifier.tokens.lowerBound, tree)
      behind[position] += gap.sameLine
      above[position + 1] += gap.ownLines
    }
    let last = Self.comments(before: closing.index, tree)
    behind[modifiers.count] += last.sameLine
    loose += last.ownLines
  }

  /// The comments before a token: on the line of the previous token, and on the lines after that.
  private static func comments(before token: Int, _ tree: SyntaxTree) -> (
    sameLine: [Range<Int>], ownLines: [Range<Int>]
  ) {
    guard tree.tokens.flags[token].contains(.hasCommentBefore) else { return ([], []) }
    var result: (sameLine: [Range<Int>], ownLines: [Range<Int>]) = ([], [])
    var isSameLine = true
    for piece in TriviaPieces(of: tree.tokens.gap(before: token), in: tree.source) {
      if piece.kind.isNewline { isSameLine = false }
      guard piece.kind.isComment else { continue }
      if isSameLine { result.sameLine.append(piece.range) } else { result.ownLines.append(piece.range) }
    }
    return result
  }

  /// Whether there are comments between the tokens of a range, not counting the trivia before the first.
  static func stand(inside tokens: Range<Int>, _ tree: SyntaxTree) -> Bool {
    tokens.dropFirst().contains { tree.tokens.flags[$0].contains(.hasCommentBefore) }
  }
}
