/// One node of the flat tree: which tokens it covers, and how many entries of the array its subtree takes.
///
/// Tokens have no entry of their own. They are what a node covers and no child of it does.
public struct NodeRecord: Sendable {
  /// What the node is.
  public var kind: SyntaxKind
  /// One bit for each child that is present, at its position among the children of the kind.
  /// Unused in collections.
  @usableFromInline package var slots: UInt16
  /// The position of the node's first token among those of the file.
  public var firstToken: UInt32
  /// The number of tokens that the node covers, at least one.
  public var tokenCount: UInt32
  /// The number of entries that the node and those below it take.
  public var subtreeSize: UInt32
  /// The entry of the parent; the root is its own parent.
  public var parent: UInt32 = 0

  /// A node whose parent is not known yet.
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
