package import SwiftCST

/// What a pass looks at in a file. One walk over the file serves all passes.
package enum Target: Sendable {
  /// The whole file: its `sourceFile` node.
  case file

  /// Every node of some kinds.
  case nodes([SyntaxKind])

  /// Every call of a function, initializer or method of some names: its `functionCallExpr` node.
  case calls([String])

  /// Every attribute of some names: its `attribute` node.
  case attributes([String])

  /// Every place where some names are used in an expression: the `declReferenceExpr` node, or for a member the
  /// `memberAccessExpr` node.
  case references([String])

  /// The names without which the target can't occur in a file; nil where it has none.
  package var names: [String]? {
    switch self {
    case .file, .nodes: nil
    case .calls(let names), .attributes(let names), .references(let names): names
    }
  }
}
