/// A view of a node of one kind: its children by name.
///
/// The views under `Views/` are generated from SwiftSyntax's own description of its nodes, so their names,
/// their children and the order of these are SwiftSyntax's. The implementation of a view is inlined into the
/// parser and the passes: a check for a kind is one comparison there, and reading a child doesn't retain the
/// tree.
@usableFromInline package protocol SyntaxView: Sendable {
  /// The kind of node that this view represents.
  static var kind: SyntaxKind { get }

  /// The node.
  var node: Node { get }

  /// Creates the view of a node that is known to be of the right kind.
  init(unchecked node: Node)
}

extension SyntaxView {
  /// Creates the view of `node`; nil if it is of another kind.
  @inlinable package init?(_ node: Node?) {
    guard let node, node.kind == Self.kind else { return nil }
    self.init(unchecked: node)
  }
}
