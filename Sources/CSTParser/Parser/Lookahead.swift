import SwiftCST

// Lookahead steps. They move the parser without opening nodes or reporting errors, and `lookAhead` rewinds
// them.

extension Parser {
  /// Skips the current token, or a bracket and everything up to its partner.
  ///
  /// A closing brace also ends a parenthesis, so that a missing `)` does not swallow the file. Nothing skips
  /// past the end of a `#if` clause: if the clause ends inside the brackets, the parser stops there.
  mutating func skipSingle() {
    _ = skipOne()
  }

  /// Skips to a token of one of two kinds, over matching brackets; not past the end of a `#if` clause.
  mutating func skip(until first: TokenKind, _ second: TokenKind) {
    while !at(.endOfFile, first, second), !atEndOfDirectiveClause {
      guard skipOne() else { return }
    }
  }

  /// Skips to the first token of another line that is not inside brackets.
  mutating func skipUntilEndOfLine() {
    while !at(.endOfFile), !atStartOfLine { skipSingle() }
  }

  /// Skips the current token or bracket, and returns whether no end of a `#if` clause was in the way.
  ///
  /// The end of a long bracket is cached: nested lookaheads would read it again and again.
  private mutating func skipOne() -> Bool {
    guard kind.opensSkippedBracket else {
      advance()
      return true
    }
    if let end = bracketEnds[index] {
      index = end.index
      kind = tokens.kinds[index]
      return end.isWhole
    }
    var open: [(kind: TokenKind, index: Int)] = []
    repeat {
      if kind.opensSkippedBracket { open.append((kind, index)) }
      advance()
      while let bracket = open.last, endsSkippedBracket(bracket.kind) {
        guard let closing = bracket.kind.closingBracket, closing != .poundEndif else {
          for bracket in open { rememberEnd(of: bracket.index, isWhole: false) }
          return false
        }
        open.removeLast()
        if at(closing) { advance() }
        rememberEnd(of: bracket.index, isWhole: true)
      }
    } while !open.isEmpty
    return true
  }

  private mutating func rememberEnd(of start: Int, isWhole: Bool) {
    guard index - start > 256 else { return }
    bracketEnds[start] = (index, isWhole)
  }

  /// Whether a token ends the skipped bracket of the given kind.
  private func endsSkippedBracket(_ bracket: TokenKind) -> Bool {
    switch kind {
    case .endOfFile, .poundElse, .poundElseif, .poundEndif: true
    case .rightBrace: bracket == .leftBrace || bracket == .leftParen
    case .rightParen: bracket == .leftParen
    case .rightSquare: bracket == .leftSquare
    default: false
    }
  }

  /// Whether the parser is at a directive that ends a clause of `#if`.
  private var atEndOfDirectiveClause: Bool { at(.poundElse, .poundElseif, .poundEndif) }
}

extension TokenKind {
  fileprivate var opensSkippedBracket: Bool {
    switch self {
    case .leftParen, .leftBrace, .leftSquare, .poundIf, .poundElse, .poundElseif: true
    default: false
    }
  }
}

// MARK: - `#if` around attributes

extension Parser {
  /// Skips a whole `#if` … `#endif` that contains only attributes, at least one; returns false if it is not
  /// one.
  ///
  /// Such a directive belongs to the declaration after it and is not an item itself.
  mutating func skipIfConfigOfAttributes(depth: Int = 0) -> Bool {
    guard depth < Self.maximumDepth else { return false }
    var hasAttributes = false
    repeat {
      advance()
      skipUntilEndOfLine()
      while true {
        if at(.atSign) {
          hasAttributes = true
          let start = index
          _ = skipAttributes()
          guard index > start else { return false }
        } else if at(.poundIf), skipIfConfigOfAttributes(depth: depth + 1) {
          hasAttributes = true
        } else {
          break
        }
      }
    } while at(.poundElseif, .poundElse)
    guard hasAttributes, atStartOfLine, at(.poundEndif) else { return false }
    advance()
    return true
  }

  /// Whether the parser is at a `#if` that contains only attributes.
  mutating func atIfConfigOfAttributes() -> Bool {
    at(.poundIf) && lookAhead { $0.skipIfConfigOfAttributes() }
  }
}

// MARK: - Accessors

extension Parser {
  /// Whether the current brace begins accessors that follow an initial value, and not a trailing closure of
  /// that value: `{ didSet …`, `{ willSet …`, `{ init …`, possibly after attributes.
  ///
  /// A variable with an initial value has no `get` and `set`, so these don't matter here.
  mutating func atStartOfGetSetAccessor() -> Bool {
    switch peek() {
    case .didSet, .willSet, .`init`: return true
    case .atSign: break
    default: return false
    }
    // `@_accessorBlock` states explicitly that a brace contains accessors.
    if peek(2) == .identifier, peek(2, text: "_accessorBlock") { return true }
    return lookAhead { parser in
      parser.advance()
      while parser.at(.atSign) {
        parser.advance()
        guard parser.atIdentifier else { return false }
        parser.advance()
        if parser.at(.leftParen) { parser.skipSingle() }
      }
      return parser.at(.didSet, .willSet, .`init`)
    }
  }
}
