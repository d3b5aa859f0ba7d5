import SwiftCST

// MARK: - Binding patterns

extension Parser {
  /// A pattern outside of conditions and cases.
  ///
  ///     identifier | '_' | '(' tuple-elements ')' | ('let' | 'var' | 'inout') pattern
  @discardableResult
  mutating func pattern() -> Bool {
    guard enter() else { return false }
    defer { leave() }
    if at(.let, .var, .inout) {
      var node = open(ValueBindingPatternSyntax.self)
      take(&node, .bindingSpecifier)
      node.set(.pattern, pattern())
      close(node)
      return true
    }
    let start = mark
    switch kind {
    case .leftParen:
      tuplePattern()
    case .wildcard:
      advance()
      wrap(.wildcardPattern, start)
    case _ where kind.isIdentifier:
      advance()
      wrap(.identifierPattern, start)
    default:
      recoverFromMissingPattern()
      return false
    }
    return true
  }

  /// Reports that a pattern is missing, and sets aside a keyword that was meant to be its name.
  private mutating func recoverFromMissingPattern() {
    if at(.dollarIdentifier) || kind.isReservedKeyword && !atStartOfLine {
      report(
        at(.dollarIdentifier)
          ? "'\(currentText)' is not a valid identifier"
          : "keyword '\(currentText)' cannot be used as an identifier here")
      skipUnexpectedToken()
    } else {
      report("expected pattern")
    }
  }

  /// Whether the parser is at a keyword before a pattern whose names it binds.
  ///
  /// `borrowing` can also be a name, so a name must follow it on the same line.
  var atBindingSpecifier: Bool {
    switch kind {
    case .let, .var, .inout: true
    case ._borrowing, .borrowing: (peek().isIdentifier || peek() == .wildcard) && !startsLine(1)
    default: false
    }
  }

  /// A tuple of patterns: `tuplePattern`.
  ///
  ///     '(' (label ':')? pattern (',' …)* ')'
  private mutating func tuplePattern() {
    var node = open(TuplePatternSyntax.self)
    take(&node, .leftParen)
    let start = mark
    var goesOn = true
    while goesOn, !at(.endOfFile, .rightParen) { goesOn = tuplePatternElement() }
    node.set(.elements, closeList(.tuplePatternElementList, start))
    expect(&node, .rightParen, .rightParen, "expected ')' at end of tuple pattern")
    close(node)
  }

  /// One element of a tuple pattern; returns whether another one should follow.
  private mutating func tuplePatternElement() -> Bool {
    var node = open(TuplePatternElementSyntax.self)
    if atIdentifier, peek() == .colon {
      take(&node, .label)
      take(&node, .colon)
    }
    let start = mark
    node.set(.pattern, pattern())
    var goesOn = take(&node, .trailingComma, if: .comma)
    if !goesOn, atIdentifier, !atStartOfLine, !isEmpty(since: start) {
      report("expected ',' separator")
      goesOn = true
    }
    close(node)
    return goesOn
  }
}

// MARK: - Typed patterns

extension Parser {
  /// A pattern and the type after it, as two children of `node`.
  ///
  ///     pattern (':' type)?
  mutating func typedPattern<View>(
    _ node: inout Open<View>, _ pattern: Slot<View>, _ annotation: Slot<View>,
    recoversMissingColon: Bool = true
  ) {
    node.set(pattern, self.pattern())
    if at(.colon) {
      var type = open(TypeAnnotationSyntax.self)
      take(&type, .colon)
      type.set(.type, resultType())
      close(type)
      node.set(annotation)
    } else if recoversMissingColon, !at(.equal, .comma, .leftBrace), !atStartOfLine,
      lookAhead({ $0.skipType() })
    {
      report("expected ':' in type annotation")
      var type = open(TypeAnnotationSyntax.self)
      let hasType = self.type()
      type.set(.type, hasType)
      close(type)
      node.set(annotation, hasType)
    }
  }

  /// The type after a pattern in a condition or a loop, if any: `typeAnnotation`.
  ///
  ///     ':' type
  mutating func typeAnnotation() -> Bool {
    guard at(.colon) else { return false }
    var node = open(TypeAnnotationSyntax.self)
    take(&node, .colon)
    node.set(.type, type())
    close(node)
    return true
  }
}

// MARK: - Matching patterns

extension Parser {
  /// A pattern that a value is matched against, in a case or a condition.
  ///
  ///     'is' type | ('let' | 'var' | 'inout') matching-pattern | expression
  ///
  /// Whether `a` or `(a, b)` is a pattern or an expression depends on the meaning of the names, so everything
  /// that is not clearly a pattern is parsed as an expression.
  @discardableResult
  mutating func matchingPattern(_ context: PatternContext) -> Bool {
    guard enter() else { return false }
    defer { leave() }
    if at(.is) {
      var node = open(IsTypePatternSyntax.self)
      take(&node, .isKeyword)
      node.set(.type, type())
      close(node)
      return true
    }
    if atBindingSpecifier {
      var node = open(ValueBindingPatternSyntax.self)
      take(&node, .bindingSpecifier)
      node.set(.pattern, matchingPattern(.bindingIntroducer))
      close(node)
      return true
    }
    return expressionPattern(context)
  }

  /// An expression as a pattern: `expressionPattern`; if the expression is only a pattern, that pattern.
  private mutating func expressionPattern(_ context: PatternContext) -> Bool {
    let start = mark
    guard sequenceExpression(.statementCondition, pattern: context) else {
      report("expected pattern")
      return false
    }
    if let last = nodes.last, last.kind == .patternExpr, last.firstToken == start.token {
      nodes.removeLast()
    } else {
      wrap(.expressionPattern, start)
    }
    return true
  }
}

// MARK: - Looking ahead

extension Parser {
  /// Skips a pattern; returns false if there is none.
  mutating func skipPattern(depth: Int = 0) -> Bool {
    while at(.let, .var, .inout) { advance() }
    if at(.leftParen) { return depth < Self.maximumDepth && skipTuplePattern(depth: depth + 1) }
    guard atIdentifier || at(.wildcard) else { return false }
    advance()
    return true
  }

  private mutating func skipTuplePattern(depth: Int) -> Bool {
    advance()
    if !at(.rightParen) {
      guard skipPattern(depth: depth) else { return false }
      while at(.comma) {
        advance()
        guard skipPattern(depth: depth) else { return false }
      }
    }
    guard at(.rightParen) else { return false }
    advance()
    return true
  }

  /// Whether a parameter begins here with a name, and not with its type.
  ///
  /// In a closure, a lone name is the parameter's; elsewhere, it is its type. With
  /// `skippingMisplacedSpecifiers`, `inout` and the like before the name are skipped.
  func startsParameterName(isClosure: Bool, skippingMisplacedSpecifiers: Bool = false) -> Bool {
    var name = 0
    if skippingMisplacedSpecifiers {
      while peek(name).isSimpleTypeSpecifier, canTakeParameterSpecifier(before: name + 1) { name += 1 }
    }
    guard peek(name).isArgumentLabelOrDollar else { return false }
    let next = peek(name + 1)
    if next == .colon { return true }
    if next.isArgumentLabelOrDollar {
      // `isolated x: T` has a name after the specifier, `isolated x` may have a type.
      guard peek(name).isNameAndParameterSpecifier else { return true }
      return peek(name + 2) == .colon
    }
    if next == .postfixQuestionMark || next == .exclamationMark { return false }
    return isClosure
  }

  /// Whether the current token, a name like `isolated` or `borrowing`, is followed by a possible start of a
  /// type, so that it is a parameter specifier.
  var canBeParameterSpecifier: Bool { canTakeParameterSpecifier(before: 1) }

  private func canTakeParameterSpecifier(before distance: Int) -> Bool {
    let next = peek(distance)
    switch next {
    case .atSign, .leftParen, .leftSquare, .wildcard, .inout, .Any, .Self, .var, .let: return true
    case .prefixOperator: return peek(distance, text: "~")
    default: return next.isIdentifier
    }
  }
}

extension TokenKind {
  /// Whether the token can be the label of a parameter as well as a word before its type.
  fileprivate var isNameAndParameterSpecifier: Bool {
    switch self {
    case .isolated, .some, .any, .each, .repeat, .__shared, .__owned, ._const, .borrowing, .consuming,
      .sending:
      true
    default: false
    }
  }
}
