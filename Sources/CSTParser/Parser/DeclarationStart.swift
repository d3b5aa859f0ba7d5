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

  /// Whether the token can precede the keyword of a declaration.
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

  /// Whether the keyword of a declaration can follow the token.
  var canPrecedeDeclaration: Bool {
    self == .atSign || self == .poundIf || self == ._compilerInitialized || isDeclarationModifier
  }

  /// Whether the token is an access level.
  var isAccessModifier: Bool {
    switch self {
    case .private, .fileprivate, .internal, .package, .public, .open: true
    default: false
    }
  }

  /// Whether the token is a fixity of an operator.
  var isFixity: Bool { self == .prefix || self == .infix || self == .postfix }
}

// MARK: - Is this a declaration?

extension Parser {
  /// Whether a declaration begins here. `#if` only counts if it contains attributes.
  ///
  /// Names like `open` or `actor` are declaration keywords only if a declaration follows, so attributes and
  /// modifiers are skipped first.
  ///
  /// - Parameters:
  ///   - allowInitDecl: Whether `init` begins a declaration; in the body of an initializer, it is a call.
  ///   - requiresDecl: Whether only declarations are allowed here, as among the members of a type. Then
  ///     `case` is one, and so is a declaration without its keyword.
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
        // Attributes at the end of a block lack their declaration; `@"…"` is an Objective-C string.
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

  /// Whether this looks like a function without `func`: `name(`.
  var atFunctionWithoutKeyword: Bool {
    (atIdentifier || kind.isOperator) && (peek() == .leftParen || peek(prefix: "<"))
  }

  /// Whether this looks like a variable without `var`: `name:`.
  var atVariableWithoutKeyword: Bool {
    guard atIdentifier || at(.wildcard) else { return false }
    let next = peek()
    return next == .colon || next == .equal || next == .comma
  }

  /// Whether this is a `try` that should be before the value of the following variable.
  var atMisplacedTry: Bool { at(.try) && peek().isBindingKeyword }
}

// MARK: - Skipping tokens before the keyword

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

  /// Skips modifiers and their arguments. Stops at `class`, which may be the keyword.
  ///
  /// A declaration has few modifiers. Their number is limited because a long run of such words without a
  /// declaration would be examined again from each of them.
  private mutating func skipModifiers() -> Bool {
    let start = index
    var count = 0
    while kind.isDeclarationModifier, !at(.class), count < 64 {
      count += 1
      // `open(…)` may also be a call.
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

// MARK: - Searching for a later token

extension Parser {
  /// Skips to the next `wanted`, and returns whether it is found before any token with at least the
  /// precedence `limit`.
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

  /// Skips past the next `wanted` on this line, if there is one.
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

  /// Sets aside the tokens before the next `wanted` on this line, unless a token with at least the precedence
  /// `limit` is in between; returns whether it found one.
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
