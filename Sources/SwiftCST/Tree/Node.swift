/// A node of a parsed file: an index into its tree.
public struct Node: Hashable, Sendable {
  /// The tree of the node.
  public let tree: SyntaxTree

  @usableFromInline let index: UInt32

  @inlinable
  init(tree: SyntaxTree, index: UInt32) {
    self.tree = tree
    self.index = index
  }

  @inlinable var record: NodeRecord { tree.nodes[Int(index)] }

  /// The position of the node in its tree, where each node precedes its children.
  @inlinable public var id: Int { Int(index) }

  /// The kind of the node.
  @inlinable public var kind: SyntaxKind { record.kind }

  /// The parent; nil for the root.
  @inlinable public var parent: Node? { index == 0 ? nil : Node(tree: tree, index: record.parent) }

  /// The kind of the parent; nil for the root.
  @inlinable package var parentKind: SyntaxKind? {
    index == 0 ? nil : tree.nodes[Int(record.parent)].kind
  }

  /// The positions of the node's tokens among those of the file.
  @inlinable public var tokenIndices: Range<Int> { record.tokenIndices }

  /// The byte range from the first token to the last, without the trivia around them (UTF-8 offsets,
  /// 0-based).
  @inlinable public var range: Range<Int> { tree.range(of: record) }

  /// The text of the node, without the trivia around it.
  public var text: String { tree.source.string(in: range) }

  /// The node's first token.
  @inlinable public var firstToken: Token { Token(tree: tree, index: tokenIndices.lowerBound) }

  /// The node's last token.
  @inlinable public var lastToken: Token { Token(tree: tree, index: tokenIndices.upperBound - 1) }

  /// Whether both are the same node of the same parse.
  @inlinable
  public static func == (left: Node, right: Node) -> Bool {
    left.index == right.index && left.tree === right.tree
  }

  /// Hashes the node's identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(tree))
    hasher.combine(index)
  }
}
