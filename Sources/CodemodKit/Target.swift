package import SwiftCST

/// The nodes that a pass processes in a file. One walk over the file serves all passes.
package enum Target: Sendable {
  /// The whole file: its `sourceFile` node.
  case file

  /// Every node of some kinds.
  case nodes([SyntaxKind])

  /// Every call of a function, initializer or method with one of these names: its `functionCallExpr` node.
  case calls([String])

  /// Every attribute with one of these names: its `attribute` node.
  case attributes([String])

  /// Every use of one of these names in an expression: the `declReferenceExpr` node or, for a member, the
  /// `memberAccessExpr` node.
  case references([String])

  /// The names without which the target can't occur in a file; nil if it has none.
  package var names: [String]? {
    switch self {
    case .file, .nodes: nil
    case .calls(let names), .attributes(let names), .references(let names): names
    }
  }
}
