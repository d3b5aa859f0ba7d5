package import SwiftCST

extension SyntaxTree {
  /// The string literals of several lines that overlap a byte range (UTF-8 offsets, 0-based), in source
  /// order; for nested literals, the outermost.
  ///
  /// The indentation of their lines is part of their content, so an ``IndentShift`` must not change it.
  package func multilineStrings(in range: Range<Int>) -> [Range<Int>] {
    let all = 0..<tokens.count
    let first = all.partitionPoint { tokens.ends[$0] <= range.lowerBound }
    let behind = all.partitionPoint { tokens.starts[$0] < range.upperBound }
    guard first < behind else { return [] }
    // A literal that begins before these tokens contains the first of them. The nodes of the other tokens are
    // adjacent.
    let innermost = innermostNode(coveringToken: first)
    let around = innermost.ancestors.reversed() + [innermost]
    let inside = position(ofToken: first)..<position(ofToken: behind)
    var found: [Range<Int>] = []
    for node in around + inside.map(node) where node.kind == .stringLiteralExpr {
      let literal = node.range
      guard source.bytes[literal].contains(where: \.isLineEnd) else { continue }
      if found.last.map({ $0.upperBound <= literal.lowerBound }) ?? true { found.append(literal) }
    }
    return found
  }

  /// The position of the first node that begins at or after a token.
  private func position(ofToken token: Int) -> Int {
    nodes.indices.partitionPoint { nodes[$0].tokenIndices.lowerBound < token }
  }
}
