import SwiftCST

/// The nodes around a place that may bind or declare a name, from the innermost outwards, each with its child
/// that contains the place.
///
/// It walks the entries of the tree: most nodes on the way bind nothing, and creating a ``Node`` for each of
/// them would retain the tree.
struct Scopes: Sequence, IteratorProtocol {
  private let tree: SyntaxTree
  private var index: Int

  init(around node: Node) {
    tree = node.tree
    index = node.id
  }

  /// The next scope outwards.
  mutating func next() -> (scope: Node, child: Node)? {
    let nodes = tree.nodes
    while index > 0 {
      let child = index
      index = Int(nodes[child].parent)
      if nodes[index].kind.mayBindNames { return (tree.node(at: index), tree.node(at: child)) }
    }
    return nil
  }
}

extension Node {
  /// The nearest node around this one that declares a nominal type or extends a type.
  var nearestTypeDeclaration: Node? { enclosing { $0.hasMembers } }
}

extension SyntaxKind {
  /// Whether code inside a node of this kind can see names that the node binds or declares.
  fileprivate var mayBindNames: Bool {
    switch self {
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl, .typeAliasDecl,
      .functionDecl, .initializerDecl, .subscriptDecl, .macroDecl, .accessorDecl, .closureExpr,
      .codeBlockItemList, .patternBindingList, .conditionElementList, .ifExpr, .whileStmt, .forStmt,
      .switchCase, .switchCaseItem, .catchClause, .catchItem:
      true
    default: false
    }
  }
}
