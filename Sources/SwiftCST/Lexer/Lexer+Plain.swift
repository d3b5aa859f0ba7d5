// The fast way through a file. Nearly all tokens are names, punctuation, spaced operators and short strings
// that show what they are at first sight. They are read by a loop that keeps its state in registers and
// writes straight into the table; whatever needs a second look is left to the lexer proper.

extension Lexer {
  /// Reads tokens up to the first that is not plain, or a batch of them.
  mutating func lexPlainTokens() {
    guard literals.isEmpty else { return }
    let source = source
    Self.lexPlainTokens(source.span, keywords, &tokens, &position)
  }

  @inline(__always)
  private static func lexPlainTokens(
    _ bytes: Span<UInt8>, _ keywords: KeywordTable, _ tokens: inout TokenTable, _ offset: inout Int
  ) {
    var position = offset
    tokens.records.append(addingCapacity: 64) { output in
      while output.freeCapacity >= 3, lexPlainToken(bytes, keywords, &position, &output) {}
    }
    offset = position
  }

  /// Reads the token at `position` and what is before it; false, and nothing is read, where it is not plain.
  @inline(__always)
  private static func lexPlainToken(
    _ bytes: Span<UInt8>, _ keywords: KeywordTable, _ position: inout Int,
    _ output: inout OutputSpan<TokenRecord>
  ) -> Bool {
    var start = position
    guard let flags = skipPlainTrivia(bytes, &start) else { return false }
    let byte = bytes[start]
    if ASCII.isIdentifierStart(byte) {
      let end = endOfName(bytes, from: start)
      guard end < bytes.count, bytes[end] < 0x80 else { return false }
      let isWildcard = byte == UInt8(ascii: "_") && end == start &+ 1
      let kind = isWildcard ? .wildcard : keywords.kind(of: bytes, start, end)
      output.append(TokenRecord(kind, start, end, flags))
      position = end
      return true
    }
    if let kind = plainPunctuation(byte) {
      position = start &+ 1
      output.append(TokenRecord(kind, start, position, flags))
      return true
    }
    if byte == UInt8(ascii: "\"") { return lexPlainString(bytes, start, flags, &position, &output) }
    guard let (kind, end) = otherPlainToken(bytes, byte, start) else { return false }
    output.append(TokenRecord(kind, start, end, flags))
    position = end
    return true
  }

  /// Steps over spaces, line feeds and line comments; nil at the end of the file and at anything else that
  /// is no character of a token.
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
        guard byte(bytes, position &+ 1) == UInt8(ascii: "/") else { return nil }
        position = endOfLine(bytes, position)
        flags = flags.union(.hasCommentBefore)
      case let byte:
        return byte > 0x20 && byte < 0x7F ? flags : nil
      }
    }
    return nil
  }

  @inline(__always)
  private static func byte(_ bytes: Span<UInt8>, _ offset: Int) -> UInt8 {
    offset < bytes.count ? bytes[offset] : 0
  }

  /// The token that a character is whatever stands around it.
  @inline(__always)
  private static func plainPunctuation(_ byte: UInt8) -> TokenKind? {
    switch byte {
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
    default: nil
    }
  }

  /// A literal of one line that holds neither escapes nor interpolations.
  @inline(__always)
  private static func lexPlainString(
    _ bytes: Span<UInt8>, _ quote: Int, _ flags: TokenFlags, _ position: inout Int,
    _ output: inout OutputSpan<TokenRecord>
  ) -> Bool {
    let start = quote &+ 1
    let end = endOfPlainCharacters(bytes, from: start)
    guard byte(bytes, end) == UInt8(ascii: "\"") else { return false }
    // Two quotes in a row may be the beginning of three.
    guard end > start || byte(bytes, end &+ 1) != UInt8(ascii: "\"") else { return false }
    position = end &+ 1
    output.append(TokenRecord(.stringQuote, quote, start, flags))
    output.append(TokenRecord(.stringSegment, start, end, []))
    output.append(TokenRecord(.stringQuote, end, position, []))
    return true
  }

  /// Numbers without point and letters, and operators whose surroundings leave no doubt.
  @inline(__always)
  private static func otherPlainToken(
    _ bytes: Span<UInt8>, _ first: UInt8, _ start: Int
  ) -> (kind: TokenKind, end: Int)? {
    let previous = start > 0 ? bytes[start &- 1] : 0
    let next = byte(bytes, start &+ 1)
    switch first {
    case UInt8(ascii: "."):
      return next < 0x80 && !ASCII.isOperator(next) ? (.period, start &+ 1) : nil
    case UInt8(ascii: ":"):
      return next != UInt8(ascii: ":") ? (.colon, start &+ 1) : nil
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      return plainNumber(bytes, start)
    case UInt8(ascii: "?") where endsOperand(previous):
      return (.postfixQuestionMark, start &+ 1)
    case UInt8(ascii: "!") where endsOperand(previous):
      return (.exclamationMark, start &+ 1)
    default:
      return previous == 0x20 ? spacedOperator(bytes, first, start) : nil
    }
  }

  @inline(__always)
  private static func endsOperand(_ byte: UInt8) -> Bool {
    ASCII.isIdentifierContinuation(byte) || byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]")
  }

  @inline(__always)
  private static func plainNumber(_ bytes: Span<UInt8>, _ start: Int) -> (kind: TokenKind, end: Int)? {
    var end = start &+ 1
    while ASCII.isDigit(byte(bytes, end)) { end &+= 1 }
    let next = byte(bytes, end)
    guard next < 0x80, next != UInt8(ascii: "."), !ASCII.isIdentifierContinuation(next) else { return nil }
    return (.integerLiteral, end)
  }

  /// An operator between spaces. A slash could begin a comment or a regular expression, and a dot is subject
  /// to rules of its own.
  @inline(__always)
  private static func spacedOperator(
    _ bytes: Span<UInt8>, _ first: UInt8, _ start: Int
  ) -> (kind: TokenKind, end: Int)? {
    var end = start
    while end < bytes.count, isPlainOperator(bytes[end]) { end &+= 1 }
    guard end > start, byte(bytes, end) == 0x20 else { return nil }
    switch end &- start {
    case 1 where first == UInt8(ascii: "="): return (.equal, end)
    case 1 where first == UInt8(ascii: "?"): return (.infixQuestionMark, end)
    case 2 where first == UInt8(ascii: "-") && bytes[start &+ 1] == UInt8(ascii: ">"): return (.arrow, end)
    default: return (.binaryOperator, end)
    }
  }

  @inline(__always)
  private static func isPlainOperator(_ byte: UInt8) -> Bool {
    ASCII.isOperator(byte) && byte != UInt8(ascii: "/") && byte != UInt8(ascii: ".")
  }
}

// MARK: - Runs of characters

extension Lexer {
  /// The offset past the ASCII characters that continue an identifier.
  @inline(__always)
  static func endOfName(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var end = start
    while let word = ByteWord(bytes, at: end) {
      let length = word.nameLength
      end &+= length
      if length < 8 { return end }
    }
    while end < bytes.count, ASCII.isIdentifierContinuation(bytes[end]) { end &+= 1 }
    return end
  }

  /// The offset past the spaces from `start` on.
  @inline(__always)
  static func endOfSpaces(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var end = start
    while let word = ByteWord(bytes, at: end) {
      let length = word.spaceLength
      end &+= length
      if length < 8 { return end }
    }
    while end < bytes.count, bytes[end] == 0x20 { end &+= 1 }
    return end
  }

  /// The offset of the line end after `start`, or the end of the file.
  @inline(__always)
  static func endOfLine(_ bytes: Span<UInt8>, _ start: Int) -> Int {
    var end = start
    while true {
      while let word = ByteWord(bytes, at: end) {
        let length = word.lineLength
        end &+= length
        if length < 8 { break }
      }
      guard end < bytes.count, !ASCII.isNewline(bytes[end]) else { return end }
      end &+= 1
    }
  }

  /// The offset past the characters of a string literal that stand for themselves.
  @inline(__always)
  static func endOfPlainCharacters(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var end = start
    while let word = ByteWord(bytes, at: end) {
      let length = word.plainLength
      end &+= length
      if length < 8 { return end }
    }
    while end < bytes.count, isPlainCharacter(bytes[end]) { end &+= 1 }
    return end
  }

  @inline(__always)
  private static func isPlainCharacter(_ byte: UInt8) -> Bool {
    ASCII.isPrintable(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
      && byte != UInt8(ascii: "'")
  }
}
