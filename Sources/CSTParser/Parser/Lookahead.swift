import SwiftCST

// Steps that only look ahead. They move the parser, open no node and report nothing, and are rewound by
// `lookAhead`.

extension Parser {
  /// Steps over the current token, or over a bracket and all up to its partner.
  ///
  /// A closing brace also ends a parenthesis, so that a missing `)` does not swallow the file. Nothing steps
  /// past the end of a `#if` clause: where one begins inside the brackets, the parser is left at its end.
  mutating func skipSingle() {
    _ = skipOne()
  }

  /// Steps on to a token of one of two kinds, over brackets in pairs; not past the end of a `#if` clause.
  mutating func skip(until first: TokenKind, _ second: TokenKind) {
    while !at(.endOfFile, first, second), !atEndOfDirectiveClause {
      guard skipOne() else { return }
    }
  }

  /// Steps on to the first token of another line that does not stand inside brackets.
  mutating func skipUntilEndOfLine() {
    while !at(.endOfFile), !atStartOfLine { skipSingle() }
  }

  /// Steps over the current token or bracket, and tells whether the end of a `#if` clause did not get in
  /// the way.
  ///
  /// Where a bracket is long, where it ends is remembered: nested look-aheads would read it again and again.
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

  /// Whether nothing more is skipped inside a bracket of the given kind.
  private func endsSkippedBracket(_ bracket: TokenKind) -> Bool {
    switch kind {
    case .endOfFile, .poundElse, .poundElseif, .poundEndif: true
    case .rightBrace: bracket == .leftBrace || bracket == .leftParen
    case .rightParen: bracket == .leftParen
    case .rightSquare: bracket == .leftSquare
    default: false
    }
  }

  /// Whether the parser stands at a directive that ends a clause of `#if`.
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
  /// Steps over a whole `#if` … `#endif` that holds attributes and nothing else, at least one; false where
  /// it is none such.
  ///
  /// Such a directive belongs to the declaration after it and is no item of its own.
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

  /// Whether the parser stands at a `#if` that holds attributes and nothing else.
  mutating func atIfConfigOfAttributes() -> Bool {
    at(.poundIf) && lookAhead { $0.skipIfConfigOfAttributes() }
  }
}

// MARK: - Accessors

extension Parser {
  /// Whether the brace that the parser stands at begins accessors that follow an initial value, and is no
  /// trailing closure of that value: `{ didSet …`, `{ willSet …`, `{ init …`, attributes before these passed
  /// over.
  ///
  /// A variable with an initial value has no `get` and `set`, so these need no telling apart.
  mutating func atStartOfGetSetAccessor() -> Bool {
    switch peek() {
    case .didSet, .willSet, .`init`: return true
    case .atSign: break
    default: return false
    }
    // `@_accessorBlock` says outright that a brace holds accessors.
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
