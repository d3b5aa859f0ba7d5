/// A token of a parsed file.
public struct Token: Hashable, Sendable {
  /// The tree of the token.
  public let tree: SyntaxTree

  /// The position of the token among the tokens of the file.
  public let index: Int

  @inlinable
  init(tree: SyntaxTree, index: Int) {
    self.tree = tree
    self.index = index
  }

  /// The kind of the token.
  @inlinable public var kind: TokenKind { tree.tokens.kinds[index] }

  /// The byte range of the token without its trivia (UTF-8 offsets, 0-based).
  @inlinable public var range: Range<Int> { tree.tokens.range(of: index) }

  /// The text of the token.
  public var text: String { tree.source.string(in: range) }

  /// Whether the token is the first on its line.
  @inlinable public var startsLine: Bool { tree.tokens.flags[index].contains(.startsLine) }

  /// The previous token; nil at the start of the file.
  @inlinable public var previous: Token? { index > 0 ? Token(tree: tree, index: index - 1) : nil }

  /// The next token; nil at the end of the file.
  @inlinable public var next: Token? {
    index + 1 < tree.tokens.count ? Token(tree: tree, index: index + 1) : nil
  }

  /// The bytes between the previous token and this one: whitespace, comments, and unreadable text.
  public var triviaBefore: Range<Int> { tree.tokens.gap(before: index) }

  /// Whether both are the same token of the same parse.
  @inlinable
  public static func == (left: Token, right: Token) -> Bool {
    left.index == right.index && left.tree === right.tree
  }

  /// Hashes the token's identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(tree))
    hasher.combine(index)
  }
}
