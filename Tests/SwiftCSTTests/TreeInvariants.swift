import SwiftCST

/// What must hold for the tree of every input there is.
enum TreeInvariants {
  /// The first thing that does not hold, or nil.
  static func violation(in tree: SyntaxTree) -> String? {
    guard tree.isLossless else { return "tokens and trivia are not the file" }
    for index in 0..<tree.nodeCount {
      if let violation = violation(at: tree.node(at: index)) { return violation }
    }
    return nil
  }

  private static func violation(at node: Node) -> String? {
    var next = node.tokenIndices.lowerBound
    var nodeCount = 0
    var tokenCount = 0
    for child in node.children {
      let covered = child.tokenIndices
      if child.parent != node { return "\(child.kind) has the wrong parent" }
      if covered.lowerBound < next || covered.upperBound > node.tokenIndices.upperBound {
        return "\(child.kind) does not lie in \(node.kind) at \(node.range)"
      }
      tokenCount += covered.lowerBound - next
      next = covered.upperBound
      if child.kind != .unexpectedNodes { nodeCount += 1 }
    }
    tokenCount += node.tokenIndices.upperBound - next
    if node.kind.isCollection { return violation(inList: node, tokenCount) }
    let slots = (0..<16).count { node.child($0) != nil || node.token($0) != nil }
    guard slots == nodeCount + tokenCount else {
      return
        "\(node.kind) at \(node.range) has \(slots) places for \(nodeCount) nodes and \(tokenCount) tokens"
    }
    return nil
  }

  /// Lists hold nodes; only what was set aside, and one kind of argument, holds tokens.
  private static func violation(inList node: Node, _ tokenCount: Int) -> String? {
    let mayHoldTokens = node.kind == .unexpectedNodes || node.kind == .effectsAttributeArgumentList
    return tokenCount > 0 && !mayHoldTokens ? "\(node.kind) at \(node.range) holds tokens" : nil
  }
}
