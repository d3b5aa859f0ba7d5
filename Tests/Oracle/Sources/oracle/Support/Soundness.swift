import SwiftCST

/// What must hold for the product's tree of any bytes at all.
enum Soundness {
  /// What is wrong with the tree, or nil.
  static func fault(of tree: SyntaxTree) -> String? {
    faultOfTokens(tree) ?? faultOfNodes(tree)
  }

  /// Trivia is what lies between tokens. So tokens and trivia are the file if the tokens follow one
  /// another and the last ends where the file does.
  private static func faultOfTokens(_ tree: SyntaxTree) -> String? {
    let tokens = tree.tokens
    var end = 0
    for index in 0..<tokens.count {
      let range = tokens.range(of: index)
      guard range.lowerBound >= end else { return "token \(index) begins before its predecessor ends" }
      end = range.upperBound
    }
    guard tokens.kinds.last == .endOfFile, end == tree.source.count else {
      return "the tokens end at \(end) of \(tree.source.count) bytes"
    }
    return nil
  }

  /// Each node lies within its parent, and the root covers all tokens.
  private static func faultOfNodes(_ tree: SyntaxTree) -> String? {
    guard tree.nodeCount > 0, tree.root.tokenIndices == 0..<tree.tokens.count else {
      return "the root does not cover all tokens"
    }
    for index in 0..<tree.nodeCount {
      let node = tree.node(at: index)
      let tokens = node.tokenIndices
      guard !tokens.isEmpty else { return "node \(index) (\(node.kind)) has no tokens" }
      guard let parent = node.parent else { continue }
      let outer = parent.tokenIndices
      guard outer.lowerBound <= tokens.lowerBound, tokens.upperBound <= outer.upperBound else {
        return "node \(index) (\(node.kind)) reaches out of its parent"
      }
    }
    return nil
  }
}
