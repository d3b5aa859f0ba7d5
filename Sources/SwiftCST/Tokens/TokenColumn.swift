/// One field of every token of a file.
public struct TokenColumn<Field: TokenField>: RandomAccessCollection, Sendable {
  @usableFromInline let records: [TokenRecord]

  @usableFromInline init(_ records: [TokenRecord]) { self.records = records }

  /// The position of the first token.
  @inlinable public var startIndex: Int { 0 }

  /// The position past the last token.
  @inlinable public var endIndex: Int { records.count }

  /// The field of the token at a position.
  @inlinable public subscript(position: Int) -> Field.Value { Field.value(of: records[position]) }
}

/// What a ``TokenColumn`` shows of each token.
public protocol TokenField {
  /// The type of the field.
  associatedtype Value
  /// The field of a token.
  static func value(of record: TokenRecord) -> Value
}

/// The kind of a token.
public enum TokenKindField: TokenField {
  /// What the token is.
  @inlinable public static func value(of record: TokenRecord) -> TokenKind { record.kind }
}

/// The start of a token.
public enum TokenStartField: TokenField {
  /// The offset of the token's first byte (UTF-8, 0-based).
  @inlinable public static func value(of record: TokenRecord) -> UInt32 { record.start }
}

/// The end of a token.
public enum TokenEndField: TokenField {
  /// The offset past the token's last byte (UTF-8, 0-based).
  @inlinable public static func value(of record: TokenRecord) -> UInt32 { record.end }
}

/// The surroundings of a token.
public enum TokenFlagsField: TokenField {
  /// What stands around the token.
  @inlinable public static func value(of record: TokenRecord) -> TokenFlags { record.flags }
}

extension TokenTable {
  /// The kind of each token.
  @inlinable public var kinds: TokenColumn<TokenKindField> { TokenColumn(records) }

  /// The offset of each token's first byte (UTF-8, 0-based).
  @inlinable public var starts: TokenColumn<TokenStartField> { TokenColumn(records) }

  /// The offset past each token's last byte (UTF-8, 0-based).
  @inlinable public var ends: TokenColumn<TokenEndField> { TokenColumn(records) }

  /// What stands around each token.
  @inlinable public var flags: TokenColumn<TokenFlagsField> { TokenColumn(records) }
}
