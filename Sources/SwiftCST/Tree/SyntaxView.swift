/// A node seen as one kind: its children by name.
///
/// The views under `Views/` are generated from SwiftSyntax's own description of its nodes, so their names,
/// their children and the order of these are SwiftSyntax's. What a view is made of is inlined into the parser
/// and the passes: "is it one of these?" is one comparison there, and of a child that is only looked at no
/// reference to the tree is counted.
@usableFromInline package protocol SyntaxView: Sendable {
  /// The kind of node that this view shows.
  static var kind: SyntaxKind { get }

  /// The node itself.
  var node: Node { get }

  /// The view of a node that is known to be of the right kind.
  init(unchecked node: Node)
}

extension SyntaxView {
  /// The view of `node`, or nil where it is of another kind.
  @inlinable package init?(_ node: Node?) {
    guard let node, node.kind == Self.kind else { return nil }
    self.init(unchecked: node)
  }
}
