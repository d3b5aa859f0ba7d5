/// One node of the flat tree: the tokens that it covers, and the number of array entries of its subtree.
///
/// Tokens have no entries. The tokens of a node are those that none of its children covers.
public struct NodeRecord: Sendable {
  /// The kind of the node.
  public var kind: SyntaxKind
  /// One bit for each child that is present, at its position among the children of the kind.
  /// Unused in collections.
  @usableFromInline package var slots: UInt16
  /// The position of the node's first token among those of the file.
  public var firstToken: UInt32
  /// The number of tokens that the node covers, at least one.
  public var tokenCount: UInt32
  /// The number of entries of the node and its descendants.
  public var subtreeSize: UInt32
  /// The entry of the parent; the root is its own parent.
  public var parent: UInt32 = 0

  /// Creates a node whose parent is not known yet.
  @inlinable
  package init(
    kind: SyntaxKind, slots: UInt16, firstToken: UInt32, tokenCount: UInt32, subtreeSize: UInt32
  ) {
    self.kind = kind
    self.slots = slots
    self.firstToken = firstToken
    self.tokenCount = tokenCount
    self.subtreeSize = subtreeSize
  }

  /// The positions of the node's tokens among those of the file.
  @inlinable public var tokenIndices: Range<Int> { Int(firstToken)..<Int(firstToken + tokenCount) }
}
