import SwiftCST

/// The origins of a rewrite's pieces in the file: bound code, and tokens that the rewrite shares with the
/// code in between.
struct PieceOrigins {
  /// For each piece, its tokens in the file; nil if it is new.
  private(set) var tokens: [Range<Int>?]

  init(_ pieces: [RewritePiece], _ kept: KeptEnds, _ match: Range<Int>, _ tree: SyntaxTree) {
    tokens = pieces.map { piece in
      if case .code(let tokens, _) = piece.content, !tokens.isEmpty { tokens } else { nil }
    }
    var segment = (pieces: 0, token: match.lowerBound)
    for index in pieces.indices {
      guard let own = tokens[index], own.lowerBound >= segment.token, own.upperBound <= match.upperBound
      else {
        continue
      }
      align(pieces, segment.pieces..<index, segment.token..<own.lowerBound, tree)
      segment = (index + 1, own.upperBound)
    }
    align(pieces, segment.pieces..<pieces.count, segment.token..<match.upperBound, tree)
  }

  /// Aligns the tokens of the rewrite at both ends of a range of the file.
  private mutating func align(
    _ pieces: [RewritePiece], _ range: Range<Int>, _ stretch: Range<Int>, _ tree: SyntaxTree
  ) {
    var (range, stretch) = (range, stretch)
    while let index = range.first, let token = stretch.first, pieces[index].isToken(token, of: tree) {
      tokens[index] = token..<token + 1
      (range, stretch) = (range.dropFirst(), stretch.dropFirst())
    }
    while let index = range.last, let token = stretch.last, pieces[index].isToken(token, of: tree) {
      tokens[index] = token..<token + 1
      (range, stretch) = (range.dropLast(), stretch.dropLast())
    }
  }

  /// The first token of a piece.
  func firstToken(of index: Int) -> Int? { tokens[index]?.lowerBound }

  /// The token after a piece.
  func tokenBehind(_ index: Int) -> Int? { tokens[index]?.upperBound }

  /// The trivia before a piece in the file, if the previous piece also precedes it there.
  func gap(before index: Int, _ tree: SyntaxTree) -> Range<Int>? {
    guard index > 0, let token = firstToken(of: index), token == tokenBehind(index - 1) else { return nil }
    return tree.tokens.gap(before: token)
  }
}

extension RewritePiece {
  fileprivate func isToken(_ token: Int, of tree: SyntaxTree) -> Bool {
    guard case .text(let text) = content else { return false }
    return tree.source.bytes[tree.tokens.range(of: token)].elementsEqual(text.utf8)
  }
}
