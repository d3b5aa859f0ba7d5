/// What the lexer saw around a token.
public struct TokenFlags: OptionSet, Sendable {
  /// The flags as bits.
  public let rawValue: UInt8

  /// The flags with the given bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A line begins between the token before and this one. Not set for the first token of a file that
  /// begins without an empty line.
  public static let startsLine = TokenFlags(rawValue: 1 << 0)

  /// A comment stands between this token and the one before it.
  public static let hasCommentBefore = TokenFlags(rawValue: 1 << 1)
}

/// The tokens of a file as parallel arrays. What lies between two tokens is trivia, so tokens and trivia
/// together are the file.
///
/// The last token is always ``TokenKind/endOfFile``, empty, at the end of the file.
public struct TokenTable: Sendable {
  /// The kind of each token.
  public internal(set) var kinds: [TokenKind] = []
  /// The offset of each token's first byte (UTF-8, 0-based).
  public internal(set) var starts: [UInt32] = []
  /// The offset past each token's last byte (UTF-8, 0-based).
  public internal(set) var ends: [UInt32] = []
  /// What stands around each token.
  public internal(set) var flags: [TokenFlags] = []

  /// The number of tokens, the end of the file included.
  public var count: Int { kinds.count }

  /// The byte range of a token, without its trivia.
  public func range(of index: Int) -> Range<Int> {
    Int(starts[index])..<Int(ends[index])
  }

  mutating func reserveCapacity(_ capacity: Int) {
    kinds.reserveCapacity(capacity)
    starts.reserveCapacity(capacity)
    ends.reserveCapacity(capacity)
    flags.reserveCapacity(capacity)
  }

  @inline(__always)
  mutating func append(_ kind: TokenKind, _ start: Int, _ end: Int, _ tokenFlags: TokenFlags) {
    kinds.append(kind)
    starts.append(UInt32(truncatingIfNeeded: start))
    ends.append(UInt32(truncatingIfNeeded: end))
    flags.append(tokenFlags)
  }

  mutating func removeLast() {
    kinds.removeLast()
    starts.removeLast()
    ends.removeLast()
    flags.removeLast()
  }
}
