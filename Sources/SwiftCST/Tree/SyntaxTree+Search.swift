extension SyntaxTree {
  /// The smallest node that covers the token at `index` of ``tokens``.
  ///
  /// Nodes stand in the order of their first tokens, so the last one that begins at or before the token is
  /// that node or lies in it, or in a sibling before the token.
  package func innermostNode(coveringToken index: Int) -> Node {
    var low = 0
    var high = nodes.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if nodes[middle].firstToken <= UInt32(clamping: index) { low = middle } else { high = middle }
    }
    while low > 0, !nodes[low].tokenIndices.contains(index) { low = Int(nodes[low].parent) }
    return node(at: low)
  }
}
