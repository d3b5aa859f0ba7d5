import SwiftCST

/// A string literal that contains the current position.
struct StringLiteralState {
  enum Kind { case singleLine, multiLine, singleQuote }

  var kind: Kind
  /// The number of `#` before the opening quote.
  var delimiterLength: Int
  /// The offset past the opening quote, and past the newline that must follow it in a multi-line literal.
  var contentStart: Int
  /// Whether a newline follows the opening quote.
  var startsOnNewLine: Bool
  /// Whether the current code is inside of `\(…)`.
  var isInInterpolation = false
  /// The number of open parentheses in that code.
  var openParentheses = 0
  /// The position of this literal's first segment in the lexer's list.
  var firstSegment: Int
}

extension Lexer {
  /// A string literal from its quote up to its end or its first interpolation.
  mutating func lexStringLiteral(_ start: Int, _ flags: TokenFlags, delimiterLength: Int = 0) {
    let kind = literalKind(at: start, delimiterLength)
    position = start + (kind == .multiLine ? 3 : 1)
    append(Self.quote(kind), start, flags)
    var startsOnNewLine = false
    if kind == .multiLine {
      let newline = newlineLength(at: position)
      startsOnNewLine = newline > 0
      if !startsOnNewLine {
        report("multi-line string literal content must begin on a new line", at: position)
      }
      position += newline
    }
    literals.append(
      StringLiteralState(
        kind: kind, delimiterLength: delimiterLength, contentStart: position,
        startsOnNewLine: startsOnNewLine, firstSegment: segments.count))
    lexStringContents()
  }

  private static func quote(_ kind: StringLiteralState.Kind) -> TokenKind {
    switch kind {
    case .singleLine: .stringQuote
    case .multiLine: .multilineStringQuote
    case .singleQuote: .singleQuote
    }
  }

  /// Three quotes begin a multi-line literal; but in a raw literal that ends on the same line, they are an
  /// opening quote and part of the content.
  private func literalKind(at start: Int, _ delimiterLength: Int) -> StringLiteralState.Kind {
    guard source[start] == UInt8(ascii: "\"") else { return .singleQuote }
    guard starts(with: "\"\"\"", at: start) else { return .singleLine }
    guard delimiterLength > 0 else { return .multiLine }
    var index = start + 3
    if hasDelimiter(at: index, delimiterLength) { return .singleLine }
    while index < source.count, !ASCII.isNewline(source[index]) {
      index += 1
      if source[index - 1] == UInt8(ascii: "\""), hasDelimiter(at: index, delimiterLength) {
        return .singleLine
      }
    }
    return .multiLine
  }

  /// Whether there are `length` `#` characters at `start`.
  private func hasDelimiter(at start: Int, _ length: Int) -> Bool {
    for offset in 0..<length where byte(at: start + offset) != UInt8(ascii: "#") { return false }
    return true
  }

  private func newlineLength(at offset: Int) -> Int {
    switch byte(at: offset) {
    case 0x0A: 1
    case 0x0D: byte(at: offset + 1) == 0x0A ? 2 : 1
    default: 0
    }
  }

  // MARK: - Contents

  /// Reads segments of the innermost literal up to its end or an interpolation.
  mutating func lexStringContents() {
    while let literal = literals.last {
      let start = position
      switch scanSegment(literal) {
      case .newline:
        appendSegment(start, literal)
        if literal.kind != .multiLine {
          report("unterminated string literal", at: openingQuote(of: literal))
          literals.removeLast()
          return
        }
        position += newlineLength(at: position)
        tokens.ends[tokens.count - 1] = UInt32(truncatingIfNeeded: position)
      case .escapedNewline(let end):
        appendSegment(start, literal)
        position = end
      case .newlineEscape:
        appendSegment(start, literal)
      case .interpolation:
        appendSegment(start, literal)
        enterInterpolation(literal)
        return
      case .closingQuote:
        appendSegment(start, literal)
        closeLiteral(literal)
        return
      case .endOfFile:
        appendSegment(start, literal)
        report("unterminated string literal", at: openingQuote(of: literal))
        segments.removeSubrange(literal.firstSegment...)
        literals.removeLast()
        return
      }
    }
  }

  private func openingQuote(of literal: StringLiteralState) -> Int {
    max(0, literal.contentStart - (literal.kind == .multiLine ? 3 : 1))
  }

  private mutating func appendSegment(_ start: Int, _ literal: StringLiteralState) {
    let startsLine = start > 0 && ASCII.isNewline(source[start - 1])
    append(.stringSegment, start, startsLine ? .startsLine : [])
    if literal.kind == .multiLine { segments.append(tokens.count - 1) }
  }

  private mutating func enterInterpolation(_ literal: StringLiteralState) {
    let start = position
    position += 1
    append(.backslash, start)
    if literal.delimiterLength > 0 {
      position += literal.delimiterLength
      append(.rawStringPoundDelimiter, start + 1)
    }
    position += 1
    append(.leftParen, position - 1)
    literals[literals.count - 1].isInInterpolation = true
    literals[literals.count - 1].openParentheses = 0
  }

  /// Handles a line end in the interpolation of a single-line literal.
  mutating func endInterpolationAtNewline(_ start: Int, _ flags: TokenFlags) {
    append(.stringSegment, start, flags)
    guard let literal = literals.popLast() else { return }
    report("unterminated string literal", at: openingQuote(of: literal))
  }

  private mutating func closeLiteral(_ literal: StringLiteralState) {
    literals.removeLast()
    if literal.kind == .multiLine { trimIndentation(literal) }
    let start = position
    position += literal.kind == .multiLine ? 3 : 1
    append(Self.quote(literal.kind), start)
    guard literal.delimiterLength > 0 else { return }
    let pounds = position
    while byte(at: position) == UInt8(ascii: "#") { position += 1 }
    if position - pounds > literal.delimiterLength {
      report("too many '#' characters in closing delimiter", at: pounds + literal.delimiterLength)
    }
    append(.rawStringPoundDelimiter, pounds)
  }
}

// MARK: - Segments

extension Lexer {
  /// The reason why a segment ends. As in swift-syntax, an escaped newline ends a segment in every kind of
  /// literal.
  private enum SegmentEnd {
    case newline, escapedNewline(Int), newlineEscape, interpolation, closingQuote, endOfFile
  }

  /// Skips characters up to the end of a segment, and returns the reason.
  private mutating func scanSegment(_ literal: StringLiteralState) -> SegmentEnd {
    while true {
      position = Self.endOfPlainCharacters(source.span, from: position)
      guard position < source.count else { return .endOfFile }
      let byte = source[position]
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if isClosingQuote(byte, literal) { return .closingQuote }
        position += 1
      case 0x0A, 0x0D:
        return .newline
      case UInt8(ascii: "\\"):
        if let end = scanBackslash(literal) { return end }
      case 0:
        position += 1
      case 0x09 where literal.kind == .multiLine:
        position += 1
      case ..<0x80:
        report("unprintable ASCII character found in source file", at: position)
        position += 1
      default:
        let decoded = DecodedScalar(source, at: position)
        if decoded.scalar == nil { report("invalid UTF-8 found in source file", at: position) }
        position = decoded.end
      }
    }
  }

  private func isClosingQuote(_ byte: UInt8, _ literal: StringLiteralState) -> Bool {
    switch literal.kind {
    case .singleQuote:
      byte == UInt8(ascii: "'")
    case .singleLine:
      byte == UInt8(ascii: "\"") && hasDelimiter(at: position + 1, literal.delimiterLength)
    case .multiLine:
      starts(with: "\"\"\"", at: position) && hasDelimiter(at: position + 3, literal.delimiterLength)
    }
  }

  /// Handles a backslash: an interpolation, an escaped line break, an escape, or nothing special.
  private mutating func scanBackslash(_ literal: StringLiteralState) -> SegmentEnd? {
    let start = position
    let escape = start + 1 + literal.delimiterLength
    guard hasDelimiter(at: start + 1, literal.delimiterLength) else {
      position += 1
      return nil
    }
    if byte(at: escape) == UInt8(ascii: "(") { return .interpolation }
    if literal.kind == .multiLine {
      var index = escape
      while byte(at: index) == 0x20 || byte(at: index) == 0x09 { index += 1 }
      let newline = newlineLength(at: index)
      if newline > 0 { return .escapedNewline(index + newline) }
    }
    position = escape
    return scanEscape(start) ? .newlineEscape : nil
  }

  /// Handles the character after a backslash; returns whether it is an escaped newline.
  private mutating func scanEscape(_ start: Int) -> Bool {
    let byte = self.byte(at: position)
    switch byte {
    case UInt8(ascii: "0"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"), UInt8(ascii: "\""),
      UInt8(ascii: "'"), UInt8(ascii: "\\"):
      guard position < source.count else { break }
      position += 1
      return byte == UInt8(ascii: "n") || byte == UInt8(ascii: "r")
    case UInt8(ascii: "u"):
      position += 1
      return scanUnicodeEscape(start)
    default:
      break
    }
    report("invalid escape sequence in literal", at: start)
    if ASCII.isDigit(byte) || ASCII.isLetter(byte) { position += 1 }
    return false
  }

  private mutating func scanUnicodeEscape(_ start: Int) -> Bool {
    guard byte(at: position) == UInt8(ascii: "{") else {
      report("expected hexadecimal code in \\u{...} escape sequence", at: position)
      return false
    }
    position += 1
    var value: UInt64 = 0
    let digits = position
    while ASCII.isHexDigit(byte(at: position)) {
      let byte = source[position]
      value = (value << 4 | UInt64(ASCII.isDigit(byte) ? byte - 0x30 : (byte | 0x20) - 0x57)) & 0xFFFF_FFFF_FF
      position += 1
    }
    let count = position - digits
    guard byte(at: position) == UInt8(ascii: "}") else {
      report("expected '}' in \\u{...} escape sequence", at: position)
      return false
    }
    position += 1
    if count < 1 || count > 8 {
      report("\\u{...} escape sequence expects between 1 and 8 hex digits", at: start)
    } else if Unicode.Scalar(UInt32(truncatingIfNeeded: value)) == nil {
      report("invalid unicode scalar", at: start)
    }
    return value == 0x0A || value == 0x0D
  }
}
