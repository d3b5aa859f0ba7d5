extension SyntaxTree {
  /// The smallest node that covers the token at `index` of ``tokens``.
  ///
  /// Nodes are in the order of their first tokens, so the last one that begins at or before the token is this
  /// node, or is inside of it or of a sibling before the token.
  package func innermostNode(coveringToken index: Int) -> Node {
    let behind = nodes.indices.partitionPoint { nodes[$0].firstToken <= UInt32(clamping: index) }
    var found = max(behind - 1, 0)
    while found > 0, !nodes[found].tokenIndices.contains(index) { found = Int(nodes[found].parent) }
    return node(at: found)
  }

  /// The comments that overlap a byte range (UTF-8 offsets, 0-based), in source order.
  package func comments(in range: Range<Int>) -> [TriviaPiece] {
    guard !range.isEmpty else { return [] }
    let first = (0..<tokens.count).partitionPoint { tokens.starts[$0] <= range.lowerBound }
    var found: [TriviaPiece] = []
    for token in first..<tokens.count {
      let gap = tokens.gap(before: token)
      guard gap.lowerBound < range.upperBound else { break }
      guard tokens.flags[token].contains(.hasCommentBefore) else { continue }
      found += TriviaPieces(of: gap, in: source).filter { $0.kind.isComment && $0.range.overlaps(range) }
    }
    return found
  }
}
