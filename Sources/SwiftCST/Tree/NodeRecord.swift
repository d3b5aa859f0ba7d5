/// One node of the flat tree: which tokens it covers, and how many entries of the array its subtree takes.
///
/// Tokens have no entry of their own. They are what a node covers and no child of it does.
@usableFromInline
struct NodeRecord: Sendable {
  @usableFromInline var kind: SyntaxKind
  /// One bit for each child that is present, at its position among the children of the kind.
  /// Unused in collections.
  var slots: UInt16
  @usableFromInline var firstToken: UInt32
  @usableFromInline var tokenCount: UInt32
  /// The number of entries, this one included.
  @usableFromInline var subtreeSize: UInt32
  /// The entry of the parent; the root is its own parent.
  @usableFromInline var parent: UInt32 = 0
}
