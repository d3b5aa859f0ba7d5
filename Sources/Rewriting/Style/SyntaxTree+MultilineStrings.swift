package import SwiftCST

extension SyntaxTree {
  /// The string literals of several lines of which a part is in a byte range (UTF-8 offsets, 0-based),
  /// in source order; of literals within literals the outermost.
  ///
  /// What their lines begin with belongs to what they say, so an ``IndentShift`` has to leave them alone.
  package func multilineStrings(in range: Range<Int>) -> [Range<Int>] {
    let all = 0..<tokens.count
    let first = all.partitionPoint { tokens.ends[$0] <= range.lowerBound }
    let behind = all.partitionPoint { tokens.starts[$0] < range.upperBound }
    guard first < behind else { return [] }
    // A literal that begins before these tokens is around the first of them. The others' nodes stand in a
    // row.
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

  /// The position of the first node that begins at a token or behind it.
  private func position(ofToken token: Int) -> Int {
    nodes.indices.partitionPoint { nodes[$0].tokenIndices.lowerBound < token }
  }
}
