import SwiftCST

extension TokenKind {
  /// Whether the token names the kind of a declaration: `struct`, `func`, `var`, or the `#` of a macro
  /// expansion.
  var isDeclarationKeyword: Bool {
    switch self {
    case .actor, .associatedtype, .case, .class, .deinit, .enum, .extension, .func, .import, .`init`, .macro,
      .operator, .pound, .precedencegroup, .protocol, .struct, .subscript, .typealias:
      true
    default:
      isBindingKeyword
    }
  }

  /// Whether the token begins a declaration of variables.
  var isBindingKeyword: Bool { self == .let || self == .var || self == .inout || self == ._borrowing }

  /// Whether the token can stand before the keyword of a declaration.
  var isDeclarationModifier: Bool {
    switch self {
    case .__consuming, .__setter_access, ._const, ._local, .async, .borrowing, .class, .consuming,
      .convenience, .distributed, .dynamic, .fileprivate, .final, .indirect, .infix, .internal, .isolated,
      .lazy, .mutating, .nonisolated, .nonmutating, .open, .optional, .override, .package, .postfix, .prefix,
      .private, .public, .reasync, .required, .rethrows, .sending, .static, .unowned, .weak:
      true
    default:
      false
    }
  }

  /// Whether the keyword of a declaration can come after the token.
  var canPrecedeDeclaration: Bool {
    self == .atSign || self == .poundIf || self == ._compilerInitialized || isDeclarationModifier
  }

  /// Whether the token says how visible a declaration is.
  var isAccessModifier: Bool {
    switch self {
    case .private, .fileprivate, .internal, .package, .public, .open: true
    default: false
    }
  }

  /// Whether the token says where an operator stands.
  var isFixity: Bool { self == .prefix || self == .infix || self == .postfix }
}

// MARK: - Is this a declaration?

extension Parser {
  /// Whether a declaration begins here. `#if` is none unless it holds attributes.
  ///
  /// Names like `open` or `actor` are keywords of declarations only where one follows, so attributes and
  /// modifiers are passed over first.
  ///
  /// - Parameters:
  ///   - allowInitDecl: Whether `init` begins a declaration; not so in the body of an initializer, where it
  ///     is a call.
  ///   - requiresDecl: Whether nothing but declarations can stand here, as among the members of a type. Then
  ///     `case` is one, and so is what misses its keyword.
  mutating func atStartOfDeclaration(allowInitDecl: Bool = true, requiresDecl: Bool = false) -> Bool {
    switch kind {
    case .func, .var, .let, .struct, .enum, .extension, .protocol, .import, .typealias, .subscript:
      return true
    case .case: return requiresDecl
    case .`init`: return allowInitDecl
    default: break
    }
    guard requiresDecl || kind.canPrecedeDeclaration || kind.isDeclarationKeyword else {
      return atMisplacedTry
    }
    return beginsDeclaration(allowInitDecl, requiresDecl, afterActor: false)
  }

  private mutating func beginsDeclaration(
    _ allowInitDecl: Bool, _ requiresDecl: Bool, afterActor: Bool
  ) -> Bool {
    lookAhead { parser in
      var hasAttributes = parser.skipDeclarationAttributes()
      var hasModifiers = parser.skipModifiers()
      while parser.at(._compilerInitialized) {
        parser.advance()
        hasAttributes = parser.skipDeclarationAttributes()
        hasModifiers = parser.skipModifiers()
      }
      if hasAttributes {
        // Attributes at the end of a block lack their declaration; `@"…"` is a string of Objective-C.
        if parser.endsAttributes { return true }
        if parser.at(.stringQuote) { return false }
      }
      switch parser.kind {
      case .actor: return parser.atStartOfActor(allowInitDecl, requiresDecl, afterActor: afterActor)
      case .case: return requiresDecl
      case .`init`: return allowInitDecl
      case .macro: return parser.peek().isIdentifier
      case .pound: return hasAttributes || hasModifiers || requiresDecl
      case let kind where kind.isDeclarationKeyword: return true
      default: break
      }
      if requiresDecl {
        return hasAttributes || hasModifiers || parser.at(.editorPlaceholder)
          || parser.atFunctionWithoutKeyword || parser.atVariableWithoutKeyword
          || parser.atMisplacedTry
      }
      return parser.atMisplacedTry
    }
  }

  private var endsAttributes: Bool { at(.rightBrace, .endOfFile, .poundEndif) }

  /// Whether `actor` is the keyword here: a name follows, perhaps after misplaced modifiers.
  private mutating func atStartOfActor(
    _ allowInitDecl: Bool, _ requiresDecl: Bool, afterActor: Bool
  ) -> Bool {
    if peek().isIdentifier { return true }
    guard !afterActor else { return false }
    return lookAhead { parser in
      var steps = 0
      repeat {
        parser.advance()
        steps += 1
      } while steps < 8 && parser.beginsDeclaration(allowInitDecl, requiresDecl, afterActor: true)
      return parser.atIdentifier
    }
  }

  /// Whether this looks like a function whose `func` is missing: `name(`.
  var atFunctionWithoutKeyword: Bool {
    (atIdentifier || kind.isOperator) && (peek() == .leftParen || peek(prefix: "<"))
  }

  /// Whether this looks like a variable whose `var` is missing: `name:`.
  var atVariableWithoutKeyword: Bool {
    guard atIdentifier || at(.wildcard) else { return false }
    let next = peek()
    return next == .colon || next == .equal || next == .comma
  }

  /// Whether a `try` stands here that belongs before the value of the variable that follows.
  var atMisplacedTry: Bool { at(.try) && peek().isBindingKeyword }
}

// MARK: - Looking past what precedes the keyword

extension Parser {
  private mutating func skipDeclarationAttributes() -> Bool {
    var found = false
    while true {
      if at(.atSign) {
        guard skipAttributes() else { return true }
        found = true
      } else if at(.poundIf), skipIfConfigOfAttributes() {
        found = true
      } else {
        return found
      }
    }
  }

  /// Steps over modifiers and their arguments. `class` is left: it may be the keyword.
  ///
  /// A declaration has few of them. The number is limited because a long run of such words that begins no
  /// declaration is looked at again from each of them.
  private mutating func skipModifiers() -> Bool {
    let start = index
    var count = 0
    while kind.isDeclarationModifier, !at(.class), count < 64 {
      count += 1
      // `open(…)` may well be a call.
      let takesArgument = kind.isAccessModifier && !at(.open) || at(.nonisolated, .unowned)
      advance()
      if takesArgument, at(.leftParen) {
        advance()
        let argument = checkpoint
        if skip(to: .rightParen, below: .weakBracketClose, acrossLines: true) {
          advance()
        } else {
          rewind(to: argument)
        }
      }
    }
    return index > start
  }
}

// MARK: - Looking for a token further on

extension Parser {
  /// Steps to the next `wanted`, and tells whether it is there before anything as strong as `limit`.
  mutating func skip(
    to wanted: TokenKind, below limit: TokenPrecedence, acrossLines: Bool, depth: Int = 0
  ) -> Bool {
    let end = index + 64
    while !at(.endOfFile), index < end {
      if atStartOfLine, !acrossLines { return false }
      if at(wanted) { return true }
      guard kind.precedence < limit else { return false }
      if at(.leftParen, .leftSquare), let closing = kind.closingBracket {
        guard !skipOnLine(past: closing) else { continue }
        advance()
        if depth < 10, skip(to: closing, below: .weakBracketClose, acrossLines: true, depth: depth + 1) {
          advance()
        }
      } else {
        advance()
      }
    }
    return false
  }

  /// Steps past the next `wanted` where there is one in this line.
  private mutating func skipOnLine(past wanted: TokenKind) -> Bool {
    var distance = 0
    while distance < 64, peek(distance) != .endOfFile, distance == 0 || !startsLine(distance) {
      if peek(distance) == wanted {
        for _ in 0...distance { advance() }
        return true
      }
      distance += 1
    }
    return false
  }

  /// Sets aside what stands before the `wanted` further on in this line, where nothing as strong as `limit`
  /// is in between, and tells whether there was one.
  mutating func skipUnexpectedOnLine(
    to wanted: TokenKind, below limit: TokenPrecedence, _ message: String
  ) -> Bool {
    guard !atStartOfLine, kind.precedence < limit, !at(wanted) else { return false }
    let start = checkpoint
    guard skip(to: wanted, below: limit, acrossLines: false) else {
      rewind(to: start)
      return false
    }
    let end = index
    rewind(to: start)
    report(message)
    let first = mark
    while index < end { advance() }
    closeUnexpected(first)
    return true
  }
}
