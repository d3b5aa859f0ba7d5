import SwiftCST

// Lookahead over types. Every `skip…` method here skips tokens without opening nodes or reporting errors, and
// `lookAhead` rewinds it; if one returns false, it may have stopped anywhere.

extension TokenKind {
  /// Whether the token is a specifier before a type that takes no arguments, such as `inout`.
  var isSimpleTypeSpecifier: Bool {
    switch self {
    case .inout, .__shared, .__owned, .isolated, ._const, .borrowing, .consuming, .sending: true
    default: false
    }
  }
}

// MARK: - The current token

extension Parser {
  /// Whether there is a `<` here, alone or at the front of a longer operator (`<~`).
  @inline(__always)
  var atLeftAngle: Bool { kind.isOperator && firstByte == UInt8(ascii: "<") }

  /// Whether there is a `>` here, alone or at the front of a longer operator (`>>`).
  var atRightAngle: Bool { kind.isOperator && firstByte == UInt8(ascii: ">") }

  /// Whether the current token is an effect specifier, possibly a misspelled one. One that can begin a
  /// statement or an expression must be on the line of the signature.
  var atEffectSpecifier: Bool {
    switch kind {
    case .async, .reasync, .throws, .rethrows: true
    case .await, .try, .throw: !atStartOfLine
    default: false
    }
  }

  /// The `?` or `!` after a type, if it is the current token. It must be on the line of the type.
  ///
  /// In `Set<Int>??`, the lexer reads one operator `>??`, so its rest after `>` contains two marks.
  var optionalMark: TokenKind? {
    switch kind {
    case .postfixQuestionMark, .exclamationMark:
      return atStartOfLine ? nil : kind
    case .binaryOperator, .prefixOperator, .postfixOperator:
      guard isRestOfToken else { return nil }
      switch firstByte {
      case UInt8(ascii: "?"): return .postfixQuestionMark
      case UInt8(ascii: "!"): return .exclamationMark
      default: return nil
      }
    default:
      return nil
    }
  }

  /// Whether the current token is the rest of one whose front was just split off.
  var isRestOfToken: Bool { splits.last?.position == outputToken &- 1 }

  /// Whether `nonisolated` is a type specifier here. A `(` on the next line is not its argument.
  var atNonisolatedSpecifier: Bool {
    at(.nonisolated) && canBeParameterSpecifier && !(peek() == .leftParen && startsLine(1))
  }

  /// Whether the `<` here begins generic arguments in an expression, and is not an operator.
  ///
  /// `f<T>(x)` is read as a call with generic arguments, since `(` follows `>`; `a<b>c` is not. The tokens
  /// that may follow are in ``followsGenericArguments``.
  mutating func atGenericArgumentList() -> Bool {
    guard atLeftAngle, !at(prefix: "<>") else { return false }
    return lookAhead { $0.skipGenericArguments() && $0.followsGenericArguments }
  }

  private var followsGenericArguments: Bool {
    switch kind {
    case .rightParen, .rightSquare, .leftBrace, .rightBrace, .period, .comma, .semicolon, .endOfFile,
      .exclamationMark, .postfixQuestionMark, .colon:
      true
    case .leftParen, .leftSquare: !atStartOfLine
    case .binaryOperator: at(text: "&") || optionalMark != nil
    case .prefixOperator, .postfixOperator: optionalMark != nil
    default: false
    }
  }

  /// Whether the tokens after a `[` are the count of an inline array and `of`: `3 of Int`.
  mutating func atInlineArrayTypeBody() -> Bool {
    lookAhead { parser in
      guard parser.skipTypeWithoutExpansion() || parser.skipIntegerLiteral() else { return false }
      return parser.at(.of) && !parser.atStartOfLine
    }
  }

  /// Whether the `(` here contains the arguments of the attribute or specifier before it.
  ///
  /// Without space before it, it does. After a space, it more likely belongs to the type that the attribute
  /// applies to, as in `@MainActor (Int) -> Void`, unless a declaration follows.
  mutating func atAttributeArguments() -> Bool {
    guard at(.leftParen), !atStartOfLine else { return false }
    guard hasTriviaBefore else { return true }
    return lookAhead { parser in
      parser.skipSingle()
      return parser.at(.atSign) || parser.atStartOfDeclaration()
    }
  }

  /// Whether the `(` here contains the arguments of the custom attribute before it, and not the parameters of
  /// the function type that the attribute applies to: before Swift 6, `@MainActor(Int) -> Void` is one.
  mutating func atCustomAttributeArguments() -> Bool {
    guard atAttributeArguments() else { return false }
    return !lookAhead { parser in
      parser.skipSingle()
      return parser.skipFunctionTypeArrow()
    }
  }
}

// MARK: - Types

extension Parser {
  /// Skips a type, including an ellipsis after it: what ``type(expected:)`` parses.
  mutating func skipType() -> Bool {
    if at(.repeat) { advance() }
    guard skipTypeWithoutExpansion() else { return false }
    if at(operator: "...") { advance() }
    return true
  }

  /// Skips a type without `repeat` and ellipsis.
  ///
  /// All recursion of these rules passes through here, so this method limits the depth. Deeper types are
  /// rejected; the parser will encounter them again and report them.
  private mutating func skipTypeWithoutExpansion() -> Bool {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth, skipTypeSpecifiers() else { return false }
    skipAttributes()
    guard skipCompositionType() else { return false }
    return skipFunctionTypeArrow() ? skipType() : true
  }

  /// Skips `inout`, `nonisolated(nonsending)` and the like.
  private mutating func skipTypeSpecifiers() -> Bool {
    while kind.isSimpleTypeSpecifier || at(.nonisolated, .dependsOn), canBeParameterSpecifier {
      switch kind {
      case .nonisolated:
        guard skipNonisolated() else { return false }
      case .dependsOn:
        advance()
        guard atAttributeArguments() else { return false }
        skipSingle()
      default:
        advance()
      }
    }
    return true
  }

  /// Skips `nonisolated`, with or without `(nonsending)`. Anything else in the parentheses makes it a call:
  /// `[nonisolated(42)]`.
  private mutating func skipNonisolated() -> Bool {
    advance()
    guard at(.leftParen), !atStartOfLine else { return true }
    guard peek() == .nonsending, !startsLine(1), peek(2) == .rightParen, !startsLine(2) else { return false }
    for _ in 0..<3 { advance() }
    return true
  }

  /// Skips a simple type, or several joined by `&`, possibly after `some`, `any` or `each`.
  @discardableResult
  mutating func skipCompositionType() -> Bool {
    if at(.some, .any, .each) { advance() }
    guard skipSimpleType() else { return false }
    while at(operator: "&") {
      advance()
      guard skipSimpleType() else { return false }
    }
    return true
  }

  /// Skips a type without specifiers, attributes, `some`, `&` and `->`.
  @inline(never)
  mutating func skipSimpleType() -> Bool {
    switch kind {
    case .Any, .wildcard:
      advance()
    case .prefixOperator:
      guard at(text: "~") else { return false }
      advance()
      guard skipTypeIdentifier() else { return false }
    case .leftParen:
      advance()
      guard skipTupleTypeBody() else { return false }
    case .leftSquare:
      advance()
      guard skipCollectionTypeBody() else { return false }
    case .repeat:
      return true
    default:
      guard kind.isIdentifier || kind == .Self, skipTypeIdentifier() else { return false }
    }
    return skipTypeSuffixes()
  }

  /// Skips the `.Member`, `?` and `!` after a type.
  private mutating func skipTypeSuffixes() -> Bool {
    while true {
      if at(.period) {
        advance()
        if at(.Type, .Protocol) {
          advance()
        } else if !skipTypeIdentifier(allowsKeywords: true) {
          return false
        }
      } else if optionalMark != nil {
        skipPrefix(1)
      } else {
        return true
      }
    }
  }

  /// Skips the name of a type, with its module and generic arguments.
  @inline(never)
  mutating func skipTypeIdentifier(allowsKeywords: Bool = false) -> Bool {
    skipModuleSelector()
    if at(.Any) {
      advance()
      return true
    }
    guard kind.isIdentifier || at(.Self) || allowsKeywords && kind.isReservedKeyword else { return false }
    advance()
    return !atLeftAngle || skipGenericArguments()
  }

  /// Skips `->`, and `async throws(E)` before it.
  mutating func skipFunctionTypeArrow() -> Bool {
    skipEffectSpecifiers()
    guard at(.arrow) else { return false }
    advance()
    return true
  }

  /// Skips `async throws(E)`, in any order and number.
  mutating func skipEffectSpecifiers() {
    while atEffectSpecifier {
      let canName = kind != .async && kind != .reasync && kind != .await
      advance()
      guard canName, at(.leftParen) else { continue }
      advance()
      skipCompositionType()
      if at(.rightParen) { advance() }
    }
  }
}

// MARK: - Types in brackets

extension Parser {
  /// Skips generic arguments: `<Int, [String], 3>`.
  mutating func skipGenericArguments() -> Bool {
    guard atLeftAngle else { return false }
    skipPrefix(1)
    while !atRightAngle {
      guard skipGenericArgument() else { return false }
      guard at(.comma) else { break }
      advance()
    }
    guard atRightAngle else { return false }
    skipPrefix(1)
    return true
  }

  private mutating func skipGenericArgument() -> Bool { skipType() || skipIntegerLiteral() }

  private mutating func skipIntegerLiteral() -> Bool {
    if peek() == .integerLiteral, at(text: "-") { advance() }
    guard at(.integerLiteral) else { return false }
    advance()
    return true
  }

  /// Skips the rest of an array, dictionary or inline array type after its `[`.
  ///
  /// The first type is read once for all three kinds, so that nested brackets take linear time.
  mutating func skipCollectionTypeBody() -> Bool {
    let isExpansion = at(.repeat)
    if isExpansion { advance() }
    let isType = skipTypeWithoutExpansion()
    if !isExpansion, isType || skipIntegerLiteral(), at(.of), !atStartOfLine {
      advance()
      guard skipGenericArgument() else { return false }
    } else {
      guard isType else { return false }
      if at(operator: "...") { advance() }
      if at(.colon) {
        advance()
        guard skipType() else { return false }
      }
    }
    guard at(.rightSquare) else { return false }
    advance()
    return true
  }

  /// Skips the rest of a tuple type, or of the parameters of a function type, after its `(`.
  mutating func skipTupleTypeBody() -> Bool {
    let hasElements =
      !at(.rightParen, .rightBrace) && !at(operator: "...") && (at(.inout) || !atStartOfDeclaration())
    while hasElements {
      guard skipTupleTypeElement() else { return false }
      guard at(.comma) else { break }
      advance()
      if at(.rightParen) { break }
    }
    guard at(.rightParen) else { return false }
    advance()
    return true
  }

  private mutating func skipTupleTypeElement() -> Bool {
    if at(.inout) { advance() }
    guard startsParameterName(isClosure: false) else {
      guard skipType() else { return false }
      if at(operator: "...") { advance() }
      return true
    }
    advance()
    if kind.isArgumentLabel { advance() }
    guard at(.colon) else { return false }
    advance()
    guard skipType() else { return false }
    if at(.equal) { skipDefaultValue() }
    return true
  }

  /// Skips a default value, which no tuple type has, but which should not change how the code is read.
  private mutating func skipDefaultValue() {
    advance()
    while !at(.endOfFile, .comma), !at(.rightParen, .rightBrace), !at(operator: "..."),
      !atStartOfDeclaration()
    {
      skipSingle()
    }
  }
}

// MARK: - Attributes

extension Parser {
  /// Skips attributes; returns false if there are none.
  @discardableResult
  mutating func skipAttributes() -> Bool {
    guard at(.atSign) else { return false }
    while at(.atSign) { skipAnyAttribute() }
    return true
  }

  /// Skips an attribute of a type or a declaration, built in or not.
  @inline(never)
  mutating func skipAnyAttribute() {
    advance()
    if kind.isTypeAttributeWithoutArguments || at(.rethrows) {
      advance()
    } else {
      skipCustomAttribute()
    }
  }

  /// Skips the type and arguments after the `@` of an attribute that is not built in. Doesn't move if there
  /// isn't a type.
  @discardableResult
  mutating func skipCustomAttribute() -> Bool {
    let start = checkpoint
    guard !at(.repeat), skipSimpleType() else {
      rewind(to: start)
      return false
    }
    if atCustomAttributeArguments() { skipSingle() }
    return true
  }
}
