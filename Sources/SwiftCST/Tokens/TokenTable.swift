/// Information from the lexer about the surroundings of a token.
public struct TokenFlags: OptionSet, Sendable {
  /// The flags as bits.
  public let rawValue: UInt8

  /// The flags with the given bits.
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A line begins between the previous token and this one. Not set for the first token of a file that
  /// doesn't begin with an empty line.
  @inlinable public static var startsLine: TokenFlags { TokenFlags(rawValue: 1 << 0) }

  /// There is a comment between the previous token and this one.
  @inlinable public static var hasCommentBefore: TokenFlags { TokenFlags(rawValue: 1 << 1) }
}

/// The tokens of a file, with a column for each of their fields. The gaps between tokens are trivia, so
/// tokens and trivia together are the file.
///
/// The last token is always ``TokenKind/endOfFile``, empty, at the end of the file.
public struct TokenTable: Sendable {
  /// The kind of each token.
  public package(set) var kinds: ContiguousArray<TokenKind>

  /// The flags of each token.
  public package(set) var flags: ContiguousArray<TokenFlags>

  /// The offset of each token's first byte (UTF-8, 0-based).
  public package(set) var starts: ContiguousArray<UInt32>

  /// The offset past each token's last byte (UTF-8, 0-based).
  public package(set) var ends: ContiguousArray<UInt32>

  package init(
    kinds: ContiguousArray<TokenKind>, flags: ContiguousArray<TokenFlags>, starts: ContiguousArray<UInt32>,
    ends: ContiguousArray<UInt32>
  ) {
    self.kinds = kinds
    self.flags = flags
    self.starts = starts
    self.ends = ends
  }

  /// The number of tokens, including the end of the file.
  @inlinable public var count: Int { kinds.count }

  /// The byte range of a token, without its trivia.
  @inlinable
  public func range(of index: Int) -> Range<Int> { Int(starts[index])..<Int(ends[index]) }
}
