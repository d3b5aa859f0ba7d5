package import SwiftCST

extension LineTable {
  /// The comments that belong to a declaration or statement: those on separate lines directly above it,
  /// except for a `MARK` and anything above that; those inside it; and those after it on its last line.
  package func comments(at node: Node, in tree: SyntaxTree) -> [String] {
    tree.comments(in: rangeWithComments(of: node, in: tree)).map { tree.source.string(in: $0.range) }
  }

  /// The range of a declaration or statement with its comments (UTF-8 byte offsets, 0-based); see
  /// ``comments(at:in:)``.
  package func rangeWithComments(of node: Node, in tree: SyntaxTree) -> Range<Int> {
    startWithComments(of: node, in: tree)..<endWithComments(of: node, in: tree)
  }

  private func startWithComments(of node: Node, in tree: SyntaxTree) -> Int {
    var start = node.range.lowerBound
    guard isFirstOnLine(start, in: tree.source) else { return start }
    let pieces = TriviaPieces(of: node.firstToken.triviaBefore, in: tree.source).filter(\.kind.isComment)
    for piece in pieces.reversed() {
      let distance =
        lineIndex(of: start) - lineIndex(of: max(piece.range.lowerBound, piece.range.upperBound - 1))
      let text = tree.source.string(in: piece.range).drop { "/* ".contains($0) }
      guard distance == 1, !text.hasPrefix("MARK"), isFirstOnLine(piece.range.lowerBound, in: tree.source)
      else {
        break
      }
      start = piece.range.lowerBound
    }
    return start
  }

  private func endWithComments(of node: Node, in tree: SyntaxTree) -> Int {
    let end = node.range.upperBound
    guard let next = node.lastToken.next else { return end }
    let line = lineIndex(of: max(node.range.lowerBound, end - 1))
    let pieces = TriviaPieces(of: next.triviaBefore, in: tree.source).filter(\.kind.isComment)
    return pieces.last { lineIndex(of: $0.range.lowerBound) == line }?.range.upperBound ?? end
  }
}
