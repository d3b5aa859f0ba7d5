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

/// One token: what it is and where it stands.
public struct TokenRecord: Sendable {
  /// What the token is.
  public internal(set) var kind: TokenKind
  /// What stands around the token.
  public internal(set) var flags: TokenFlags
  /// The offset of the token's first byte (UTF-8, 0-based).
  public internal(set) var start: UInt32
  /// The offset past the token's last byte (UTF-8, 0-based).
  public internal(set) var end: UInt32

  @inline(__always)
  init(_ kind: TokenKind, _ start: Int, _ end: Int, _ flags: TokenFlags) {
    self.kind = kind
    self.flags = flags
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
  }
}

/// The tokens of a file. What lies between two tokens is trivia, so tokens and trivia together are the file.
///
/// The last token is always ``TokenKind/endOfFile``, empty, at the end of the file.
public struct TokenTable: Sendable {
  @usableFromInline var records: [TokenRecord] = []

  /// The number of tokens, the end of the file included.
  @inlinable public var count: Int { records.count }

  /// The token at a position.
  public internal(set) subscript(index: Int) -> TokenRecord {
    @inlinable get { records[index] }
    @inline(__always) _modify { yield &records[index] }
  }

  /// The byte range of a token, without its trivia.
  @inlinable
  public func range(of index: Int) -> Range<Int> {
    let record = records[index]
    return Int(record.start)..<Int(record.end)
  }

  mutating func reserveCapacity(_ capacity: Int) { records.reserveCapacity(capacity) }

  @inline(__always)
  mutating func append(_ kind: TokenKind, _ start: Int, _ end: Int, _ flags: TokenFlags) {
    records.append(TokenRecord(kind, start, end, flags))
  }

  mutating func removeLast() { records.removeLast() }
}
