import Rewriting
import SwiftCST

/// The comments that keep their place in a rewrite: those directly before or after bound or kept code.
struct PlacedComments {
  /// For each piece, the trivia with comments that is written before it (UTF-8 offsets, 0-based).
  private(set) var gaps: [Int: [Range<Int>]] = [:]

  private let pieces: [RewritePiece]
  private let kept: KeptEnds
  private let origins: PieceOrigins
  private let tree: SyntaxTree

  /// - Parameter range: The replaced bytes.
  init(
    _ pieces: [RewritePiece], _ kept: KeptEnds, _ origins: PieceOrigins, _ range: Range<Int>,
    _ tree: SyntaxTree
  ) {
    self.pieces = pieces
    self.kept = kept
    self.origins = origins
    self.tree = tree
    guard !tree.comments(in: range).isEmpty else { return }
    var used: Set<Int> = []
    for index in max(kept.first, 1)..<min(kept.last + 1, pieces.count) where index > 0 {
      let tokens = Set([firstToken(of: index), origins.tokenBehind(index - 1)].compactMap(\.self))
      let found = tokens.ascending().filter { token in
        tree.tokens.flags[token].contains(.hasCommentBefore) && range.contains(tree.tokens.gap(before: token))
          && mayStand(token, before: index) && used.insert(token).inserted
      }
      if !found.isEmpty { gaps[index] = found.map(tree.tokens.gap) }
    }
  }

  /// All trivia to write.
  var all: [Range<Int>] { gaps.values.flatMap(\.self) }

  /// The first token of a piece in the file.
  func firstToken(of index: Int) -> Int? {
    origins.firstToken(of: index)
  }

  /// Whether the trivia before a token can be written before a piece: comments at the end of a line after the
  /// code that they follow, those on their own lines before the code that they precede, and all of them only
  /// where Swift allows a line end.
  private func mayStand(_ token: Int, before index: Int) -> Bool {
    let gap = tree.tokens.gap(before: token)
    guard tree.source.bytes[gap].contains(where: \.isLineEnd) else { return true }
    let (precedes, follows) = (firstToken(of: index) == token, origins.tokenBehind(index - 1) == token)
    if precedes, follows { return true }
    let starts = TriviaPieces(of: gap, in: tree.source).filter(\.kind.isComment).map(\.range.lowerBound)
    let areBehind = starts.map { !tree.source.bytes[gap.lowerBound..<$0].contains(where: \.isLineEnd) }
    let (mayPrecede, mayFollow) = (precedes && isGone(token - 1), follows && isGone(token))
    guard areBehind.allSatisfy({ $0 ? follows || mayPrecede : precedes || mayFollow }) else { return false }
    return pieces[index].gap.contains(where: \.isNewline)
      || Self.openers.contains(where: pieces[index - 1].isText)
      || Self.closers.contains(where: pieces[index].isText)
  }

  /// Whether the rewrite drops a token of the file.
  private func isGone(_ token: Int) -> Bool {
    guard kept.start <= token, token < kept.end else { return false }
    let text = tree.source.string(in: tree.tokens.range(of: token))
    return !pieces.contains { piece in
      if case .code(let tokens, _) = piece.content { tokens.contains(token) } else { piece.isText(text) }
    }
  }

  /// A line may end after these.
  private static let openers = ["(", "[", "{", ",", ":", "=", "in", "?"]

  /// A line may end before these.
  private static let closers = [")", "]", "}", ".", "?", ":", "&&", "||", "??"]
}

extension Range {
  fileprivate func contains(_ other: Range) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
