import SwiftCST

/// The pieces at both ends of a rewrite that equal the replaced tokens.
struct KeptEnds {
  /// The pieces to write: those before and after are already present.
  private(set) var first = 0
  private(set) var last: Int

  /// The tokens to replace.
  private(set) var start: Int
  private(set) var end: Int

  private let tree: SyntaxTree

  init(_ pieces: [RewritePiece], _ tokens: Range<Int>, _ tree: SyntaxTree) {
    self.tree = tree
    last = pieces.count
    start = tokens.lowerBound
    end = tokens.upperBound
    while first < last, start < end, let count = count(of: pieces[first], beginning: start),
      start + count <= end
    {
      start += count
      first += 1
    }
    while last > first, end > start, let count = count(of: pieces[last - 1], ending: end),
      end - count >= start
    {
      end -= count
      last -= 1
    }
  }

  /// Whether there is nothing to write.
  var isWhole: Bool { first == last && start == end }

  private func count(of piece: RewritePiece, beginning token: Int) -> Int? {
    switch piece.content {
    case .text(let text): isSpelled(token, text) ? 1 : nil
    case .code(let tokens, let inParentheses):
      !inParentheses && tokens.lowerBound == token ? tokens.count : nil
    }
  }

  private func count(of piece: RewritePiece, ending token: Int) -> Int? {
    switch piece.content {
    case .text(let text): isSpelled(token - 1, text) ? 1 : nil
    case .code(let tokens, let inParentheses):
      !inParentheses && tokens.upperBound == token ? tokens.count : nil
    }
  }

  private func isSpelled(_ token: Int, _ text: String) -> Bool {
    tree.source.bytes[tree.tokens.range(of: token)].elementsEqual(text.utf8)
  }
}
