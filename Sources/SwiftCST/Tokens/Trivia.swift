/// What a piece of trivia is, by SwiftSyntax's names.
public enum TriviaKind: UInt8, Hashable, Sendable {
  // White space
  case spaces, tabs, verticalTabs, formfeeds

  // Line ends
  case newlines, carriageReturns, carriageReturnLineFeeds

  // Comments
  case lineComment, blockComment, docLineComment, docBlockComment

  // What escapes a newline in a multi-line string literal
  case backslashes, pounds

  // What Swift can't read: a byte order mark, invalid bytes, merge conflicts
  case unexpectedText

  /// Whether the piece is a comment, documentation included.
  public var isComment: Bool {
    switch self {
    case .lineComment, .blockComment, .docLineComment, .docBlockComment: true
    default: false
    }
  }

  /// Whether the piece is documentation of what follows: `///` or `/**`.
  package var isDocumentation: Bool { self == .docLineComment || self == .docBlockComment }

  /// Whether the piece is one or more line ends.
  public var isNewline: Bool {
    self == .newlines || self == .carriageReturns || self == .carriageReturnLineFeeds
  }
}

/// A stretch of the same trivia between two tokens: a run of spaces, a run of line ends, one comment.
public struct TriviaPiece: Hashable, Sendable {
  /// What the piece is.
  public let kind: TriviaKind
  /// Where the piece is (UTF-8 byte offsets, 0-based).
  public let range: Range<Int>
}
