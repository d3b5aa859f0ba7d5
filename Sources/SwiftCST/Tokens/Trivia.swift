/// The kind of a piece of trivia, with SwiftSyntax's names.
public enum TriviaKind: UInt8, Hashable, Sendable {
  // White space
  case spaces, tabs, verticalTabs, formfeeds

  // Line ends
  case newlines, carriageReturns, carriageReturnLineFeeds

  // Comments
  case lineComment, blockComment, docLineComment, docBlockComment

  // Escapes of a newline in a multi-line string literal
  case backslashes, pounds

  // Text that Swift can't read: a byte order mark, invalid bytes, merge conflicts
  case unexpectedText

  /// Whether the piece is a comment, including documentation.
  public var isComment: Bool {
    switch self {
    case .lineComment, .blockComment, .docLineComment, .docBlockComment: true
    default: false
    }
  }

  /// Whether the piece is documentation: `///` or `/**`.
  package var isDocumentation: Bool { self == .docLineComment || self == .docBlockComment }

  /// Whether the piece is one or more line ends.
  public var isNewline: Bool {
    self == .newlines || self == .carriageReturns || self == .carriageReturnLineFeeds
  }
}

/// A piece of trivia of one kind between two tokens: a run of spaces, a run of line ends, one comment.
public struct TriviaPiece: Hashable, Sendable {
  /// The kind of the piece.
  public let kind: TriviaKind
  /// The range of the piece (UTF-8 byte offsets, 0-based).
  public let range: Range<Int>
}
