import SwiftCST

/// Splits a file into tokens, in one pass without backtracking.
///
/// Trivia between two tokens is not stored; only the gap is. The lexer itself decides what depends on the
/// surrounding characters (whether an operator is prefix, infix or postfix, whether `/` begins a regular
/// expression), by the same rules as swift-syntax. It follows string literals through their interpolations
/// with an explicit stack, so that nesting takes no call stack.
struct Lexer: ~Copyable {
  let source: ContiguousArray<UInt8>
  let keywords = KeywordTable.shared
  var position = 0
  var tokens: TokenBuffer
  var errors: [SyntaxError] = []

  /// The string literals that contain the current position, innermost last.
  var literals: [StringLiteralState] = []

  /// The segments of the multi-line literals in `literals`, in order.
  var segments: [Int] = []

  /// The remaining number of bytes that may be read for regular expressions that turn out not to be any.
  var regexBudget: Int

  /// The offsets after which no conflict marker of git (the first) or Perforce (the second) has an end.
  var lastConflictSearches: (git: Int, perforce: Int)

  /// The range and the result of the last search for the end of an editor placeholder.
  var placeholderSearch: (line: Range<Int>, end: Int?) = (0..<0, nil)

  init(source: ContiguousArray<UInt8>) {
    self.source = source
    regexBudget = 4 * source.count + 1024
    lastConflictSearches = (source.count, source.count)
    tokens = TokenBuffer(room: source.count / 6 + 16)
  }

  /// Reads the whole file.
  mutating func run() {
    repeat { lexPlainTokens() } while lexToken()
  }
}

// MARK: - Tokens

extension Lexer {
  /// Reads one token; returns whether there may be another.
  @inline(__always)
  private mutating func lexToken() -> Bool {
    var flags = skipTrivia()
    if position == 0 { flags = [] }
    let start = position
    guard start < source.count else {
      append(.endOfFile, start, flags)
      return false
    }
    let byte = source[start]
    if ASCII.isIdentifierStart(byte) {
      lexIdentifier(start, flags)
    } else {
      lexOther(byte, start, flags)
    }
    return true
  }

  /// Appends the token from `start` to the current position.
  @inline(__always)
  mutating func append(_ kind: TokenKind, _ start: Int, _ flags: TokenFlags = []) {
    tokens.append(kind, start, position, flags)
  }

  /// The kind of the last token; determines whether `/` can begin a regular expression, and how `1.2` is
  /// read.
  var previousKind: TokenKind? { tokens.kind(fromEnd: 1) }

  /// Whether the last token is the `?` or `!` of a `try?` or `try!`: an expression follows.
  var followsTry: Bool {
    guard tokens.kind(fromEnd: 2) == .try else { return false }
    return previousKind == .exclamationMark || previousKind == .postfixQuestionMark
  }

  private mutating func lexOther(_ byte: UInt8, _ start: Int, _ flags: TokenFlags) {
    switch byte {
    case UInt8(ascii: "("): lexPunctuation(.leftParen, start, flags, parentheses: 1)
    case UInt8(ascii: ")"): lexRightParenthesis(start, flags)
    case UInt8(ascii: "{"): lexPunctuation(.leftBrace, start, flags)
    case UInt8(ascii: "}"): lexPunctuation(.rightBrace, start, flags)
    case UInt8(ascii: "["): lexPunctuation(.leftSquare, start, flags)
    case UInt8(ascii: "]"): lexPunctuation(.rightSquare, start, flags)
    case UInt8(ascii: ","): lexPunctuation(.comma, start, flags)
    case UInt8(ascii: ";"): lexPunctuation(.semicolon, start, flags)
    case UInt8(ascii: "@"): lexPunctuation(.atSign, start, flags)
    case UInt8(ascii: "\\"): lexPunctuation(.backslash, start, flags)
    case UInt8(ascii: ":"): lexColon(start, flags)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): lexNumber(start, flags)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): lexStringLiteral(start, flags)
    case UInt8(ascii: "#"): lexPound(start, flags)
    case UInt8(ascii: "$"): lexDollarIdentifier(start, flags)
    case UInt8(ascii: "`"): lexEscapedIdentifier(start, flags)
    case UInt8(ascii: "!"), UInt8(ascii: "?"): lexQuestionOrExclamation(byte, start, flags)
    case UInt8(ascii: "<"): lexLeftAngle(start, flags)
    case 0x0A, 0x0D: endInterpolationAtNewline(start, flags)
    default: lexMiscellaneous(byte, start, flags)
    }
  }

  @inline(__always)
  private mutating func lexPunctuation(
    _ kind: TokenKind, _ start: Int, _ flags: TokenFlags, parentheses: Int = 0
  ) {
    position = start &+ 1
    append(kind, start, flags)
    if parentheses != 0, !literals.isEmpty { literals[literals.count - 1].openParentheses += parentheses }
  }

  private mutating func lexRightParenthesis(_ start: Int, _ flags: TokenFlags) {
    position = start + 1
    append(.rightParen, start, flags)
    guard !literals.isEmpty else { return }
    let top = literals.count - 1
    if literals[top].openParentheses == 0 {
      literals[top].isInInterpolation = false
      lexStringContents()
    } else {
      literals[top].openParentheses -= 1
    }
  }

  private mutating func lexColon(_ start: Int, _ flags: TokenFlags) {
    let isDouble = byte(at: start + 1) == UInt8(ascii: ":")
    position = start + (isDouble ? 2 : 1)
    append(isDouble ? .colonColon : .colon, start, flags)
  }

  private mutating func lexMiscellaneous(_ byte: UInt8, _ start: Int, _ flags: TokenFlags) {
    if byte < 0x80 {
      // `skipTrivia` has skipped every other ASCII character.
      lexOperator(start, flags)
      return
    }
    let decoded = DecodedScalar(source, at: start)
    if let scalar = decoded.scalar, scalar.isIdentifierStart {
      lexIdentifier(start, flags)
    } else if let scalar = decoded.scalar, scalar.isOperatorStart {
      lexOperator(start, flags)
    } else {
      lexUnknown(decoded, start, flags)
    }
  }

  /// The byte at `offset`, or 0 past the end.
  @inline(__always)
  func byte(at offset: Int) -> UInt8 { offset < source.count ? source[offset] : 0 }

  /// Whether the bytes at `offset` are `text`.
  func starts(with text: StaticString, at offset: Int) -> Bool {
    guard offset + text.utf8CodeUnitCount <= source.count else { return false }
    return text.withUTF8Buffer { wanted in
      for index in 0..<text.utf8CodeUnitCount where unsafe wanted[index] != source[offset + index] {
        return false
      }
      return true
    }
  }

  mutating func report(_ message: String, at offset: Int) {
    errors.append(SyntaxError(offset: offset, message: message))
  }
}
