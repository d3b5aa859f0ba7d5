import SwiftCST

// The fast path. Nearly all tokens are names, punctuation, spaced operators and short strings that can be
// recognized by their first bytes. They are read by a loop that keeps its state in registers and writes
// directly to the columns of the table; everything else is left to the full lexer.
//
// Bytes are taken from the `ByteWord` that contains them. Reading one of them separately would make the
// compiler issue eight loads instead of one.

/// A token that can be recognized by its first bytes.
private struct PlainToken {
  var kind: TokenKind
  var start: Int
  var end: Int
  var flags: TokenFlags = []
}

extension Lexer {
  /// Reads tokens up to the first that is not plain, or until there is no more room.
  mutating func lexPlainTokens() {
    guard literals.isEmpty else { return }
    let source = source
    tokens.makeRoom(for: 64)
    Self.lexPlainTokens(
      source.span, keywords, &position, &tokens.count, &tokens.kinds, &tokens.flags, &tokens.starts,
      &tokens.ends)
  }

  @inline(__always)
  private static func lexPlainTokens(
    _ bytes: Span<UInt8>, _ keywords: KeywordTable, _ offset: inout Int, _ tokenCount: inout Int,
    _ kindColumn: inout ContiguousArray<TokenKind>, _ flagColumn: inout ContiguousArray<TokenFlags>,
    _ startColumn: inout ContiguousArray<UInt32>, _ endColumn: inout ContiguousArray<UInt32>
  ) {
    var kinds = kindColumn.mutableSpan
    var flags = flagColumn.mutableSpan
    var starts = startColumn.mutableSpan
    var ends = endColumn.mutableSpan
    let room = kinds.count
    // The columns have the same length; once that is checked, one bounds check covers all of them.
    guard flags.count == room, starts.count == room, ends.count == room else { return }
    var count = tokenCount
    var position = offset
    while count &+ 3 <= room, let token = plainToken(bytes, keywords, after: position) {
      write(token, at: count, &kinds, &flags, &starts, &ends)
      count &+= 1
      position = token.end
      guard token.kind == .stringQuote else { continue }
      // Only a literal without escapes and interpolations is plain.
      let end = endOfPlainCharacters(bytes, from: position)
      let segment = PlainToken(kind: .stringSegment, start: position, end: end)
      let quote = PlainToken(kind: .stringQuote, start: end, end: end &+ 1)
      write(segment, at: count, &kinds, &flags, &starts, &ends)
      write(quote, at: count &+ 1, &kinds, &flags, &starts, &ends)
      count &+= 2
      position = quote.end
    }
    tokenCount = count
    offset = position
  }

  @inline(__always)
  private static func write(
    _ token: PlainToken, at index: Int, _ kinds: inout MutableSpan<TokenKind>,
    _ flags: inout MutableSpan<TokenFlags>, _ starts: inout MutableSpan<UInt32>,
    _ ends: inout MutableSpan<UInt32>
  ) {
    kinds[index] = token.kind
    flags[index] = token.flags
    starts[index] = UInt32(truncatingIfNeeded: token.start)
    ends[index] = UInt32(truncatingIfNeeded: token.end)
  }

  /// The next token; nil if it is not plain or too close to the end of the file.
  @inline(__always)
  private static func plainToken(
    _ bytes: Span<UInt8>, _ keywords: KeywordTable, after position: Int
  ) -> PlainToken? {
    guard position < bytes.count else { return nil }
    // Most gaps are empty or one space.
    var start = position &+ (bytes[position] == 0x20 ? 1 : 0)
    guard var word = ByteWord(bytes, at: start) else { return nil }
    var flags: TokenFlags = []
    if word.first <= 0x20 || word.first == UInt8(ascii: "/") {
      guard let seen = skipPlainTrivia(bytes, &start), let next = ByteWord(bytes, at: start) else {
        return nil
      }
      flags = seen
      word = next
    }
    var token = plainToken(bytes, keywords, word, at: start)
    token?.flags = flags
    return token
  }

  @inline(__always)
  private static func plainToken(
    _ bytes: Span<UInt8>, _ keywords: KeywordTable, _ word: ByteWord, at start: Int
  ) -> PlainToken? {
    guard ASCII.isIdentifierStart(word.first) else {
      if let kind = plainPunctuation(word) { return PlainToken(kind: kind, start: start, end: start &+ 1) }
      return otherPlainToken(bytes, word, at: start)
    }
    var length = word.nameLength
    if length == 8 { length = endOfName(bytes, from: start &+ 8) &- start }
    let end = start &+ length
    guard end < bytes.count, bytes[end] < 0x80 else { return nil }
    let kind = keywords.kind(of: word, length, bytes, at: start)
    return PlainToken(kind: kind, start: start, end: end)
  }

  /// Skips spaces, line ends and line comments; nil at the end of the file and at any other trivia.
  @inline(__always)
  private static func skipPlainTrivia(_ bytes: Span<UInt8>, _ position: inout Int) -> TokenFlags? {
    var flags: TokenFlags = []
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09:
        position &+= 1
      case 0x0A, 0x0D:
        flags = flags.union(.startsLine)
        position = endOfSpaces(bytes, from: position &+ 1)
      case UInt8(ascii: "/"):
        guard position &+ 1 < bytes.count, bytes[position &+ 1] == UInt8(ascii: "/") else { return nil }
        position = endOfLine(bytes, position)
        flags = flags.union(.hasCommentBefore)
      case let byte:
        return byte > 0x20 ? flags : nil
      }
    }
    return nil
  }
}

// MARK: - Tokens other than names

extension Lexer {
  /// The token of a character that hardly depends on its surroundings.
  @inline(__always)
  private static func plainPunctuation(_ word: ByteWord) -> TokenKind? {
    switch word.first {
    case UInt8(ascii: "("): .leftParen
    case UInt8(ascii: ")"): .rightParen
    case UInt8(ascii: "{"): .leftBrace
    case UInt8(ascii: "}"): .rightBrace
    case UInt8(ascii: "["): .leftSquare
    case UInt8(ascii: "]"): .rightSquare
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: ";"): .semicolon
    case UInt8(ascii: "@"): .atSign
    case UInt8(ascii: "\\"): .backslash
    case UInt8(ascii: "."): word[1] < 0x80 && !ASCII.isOperator(word[1]) ? .period : nil
    case UInt8(ascii: ":"): word[1] != UInt8(ascii: ":") ? .colon : nil
    default: nil
    }
  }

  /// Literals without special content, and operators with unambiguous surroundings.
  @inline(__always)
  private static func otherPlainToken(
    _ bytes: Span<UInt8>, _ word: ByteWord, at start: Int
  ) -> PlainToken? {
    let previous = start > 0 ? bytes[start &- 1] : 0
    switch word.first {
    case UInt8(ascii: "\""):
      return beginsPlainString(bytes, at: start)
        ? PlainToken(kind: .stringQuote, start: start, end: start &+ 1) : nil
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      let length = word.plainNumberLength
      return length > 0 ? PlainToken(kind: .integerLiteral, start: start, end: start &+ length) : nil
    case UInt8(ascii: "?") where endsOperand(previous):
      return PlainToken(kind: .postfixQuestionMark, start: start, end: start &+ 1)
    case UInt8(ascii: "!") where endsOperand(previous):
      return PlainToken(kind: .exclamationMark, start: start, end: start &+ 1)
    default:
      return previous == 0x20 ? spacedOperator(word, at: start) : nil
    }
  }

  /// Whether a single-line literal without escapes and interpolations begins here.
  @inline(never)
  private static func beginsPlainString(_ bytes: Span<UInt8>, at quote: Int) -> Bool {
    let end = endOfPlainCharacters(bytes, from: quote &+ 1)
    guard end < bytes.count, bytes[end] == UInt8(ascii: "\"") else { return false }
    // Two consecutive quotes may be the beginning of three.
    return end > quote &+ 1 || end &+ 1 < bytes.count && bytes[end &+ 1] != UInt8(ascii: "\"")
  }

  @inline(__always)
  private static func endsOperand(_ byte: UInt8) -> Bool {
    ASCII.isIdentifierContinuation(byte) || byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]")
  }

  /// An operator between spaces. A slash could begin a comment or a regular expression, and a dot follows its
  /// own rules.
  @inline(__always)
  private static func spacedOperator(_ word: ByteWord, at start: Int) -> PlainToken? {
    var length = 0
    while length < 7, isPlainOperator(word[length]) { length &+= 1 }
    guard length > 0, word[length] == 0x20 else { return nil }
    let kind: TokenKind =
      switch (length, word.first, word[1]) {
      case (1, UInt8(ascii: "="), _): .equal
      case (1, UInt8(ascii: "?"), _): .infixQuestionMark
      case (2, UInt8(ascii: "-"), UInt8(ascii: ">")): .arrow
      default: .binaryOperator
      }
    return PlainToken(kind: kind, start: start, end: start &+ length)
  }

  @inline(__always)
  private static func isPlainOperator(_ byte: UInt8) -> Bool {
    ASCII.isOperator(byte) && byte != UInt8(ascii: "/") && byte != UInt8(ascii: ".")
  }
}
