extension SyntaxTree {
  /// The smallest node that covers the token at `index` of ``tokens``.
  ///
  /// Nodes stand in the order of their first tokens, so the last one that begins at or before the token is
  /// that node or lies in it, or in a sibling before the token.
  package func innermostNode(coveringToken index: Int) -> Node {
    var low = 0
    var high = nodeCount
    while high - low > 1 {
      let middle = (low + high) / 2
      if node(at: middle).tokenIndices.lowerBound <= index { low = middle } else { high = middle }
    }
    var candidate = node(at: low)
    while !candidate.tokenIndices.contains(index), let parent = candidate.parent { candidate = parent }
    return candidate
  }
}
