import SwiftCST

extension Parser {
  /// `{ [captures] (parameters) async throws -> Result in statements }`
  mutating func closureExpression() {
    guard enter() else { return }
    defer { leave() }
    var node = open(ClosureExprSyntax.self)
    expect(&node, .leftBrace, .leftBrace, "expected '{' to begin closure")
    node.set(.signature, closureSignature())
    node.set(.statements, codeBlockItems(until: .brace))
    expect(&node, .rightBrace, .rightBrace, "expected '}' at end of closure")
    close(node)
  }

  /// `{ … } label: { … }`; returns whether there are labeled ones. Called at the first closure.
  mutating func trailingClosures() -> Bool {
    closureExpression()
    let list = mark
    while atStartOfLabelledTrailingClosure() {
      var node = open(MultipleTrailingClosureElementSyntax.self)
      take(&node, .label)
      take(&node, .colon)
      if at(.editorPlaceholder) {
        skipUnexpectedToken()
      } else {
        node.set(.closure)
        closureExpression()
      }
      close(node)
    }
    return closeList(.multipleTrailingClosureElementList, list)
  }

  /// Whether `label: {` follows. `default:` never counts, since it may be a case of a `switch`.
  func atStartOfLabelledTrailingClosure() -> Bool {
    guard peek() == .colon, kind.isArgumentLabel, !at(.default) else { return false }
    return peek(2) == .leftBrace || peek(2) == .editorPlaceholder
  }

  /// Whether the brace here begins a closure that is an argument of the preceding expression, not the body of
  /// a statement, the accessors of a property or the cases of a `switch`.
  mutating func atValidTrailingClosure(_ flavor: ExpressionFlavor) -> Bool {
    if atStartOfGetSetAccessor() || peek() == .case { return false }
    guard flavor == .statementCondition else { return true }
    // In a condition, the token after the closing brace decides. Looking that far ahead is only worthwhile if
    // the block seems to be written on one line.
    guard !startsLine(1) else { return false }
    return lookAhead { parser in
      parser.advance()
      while !parser.at(.endOfFile, .rightBrace), !parser.at(.poundEndif, .poundElse, .poundElseif) {
        parser.skipSingle()
      }
      guard parser.at(.rightBrace) else { return false }
      parser.advance()
      return parser.atContinuationOfCondition()
    }
  }

  private func atContinuationOfCondition() -> Bool {
    switch kind {
    case .leftBrace, .where, .comma:
      true
    case .leftSquare, .leftParen, .period, .is, .as, .postfixQuestionMark, .infixQuestionMark,
      .exclamationMark, .colon, .equal, .postfixOperator, .binaryOperator:
      !atStartOfLine
    default:
      false
    }
  }
}

// MARK: - Signatures

extension Parser {
  private mutating func closureSignature() -> Bool {
    guard at(.atSign, .leftParen, .leftSquare) || at(.wildcard) || kind.isIdentifier else { return false }
    guard lookAhead({ $0.skipClosureSignature() }) else { return false }
    let start = mark
    var node = open(ClosureSignatureSyntax.self)
    node.set(.attributes, attributes())
    node.set(.capture, at(.leftSquare) && captureClause())
    if !at(.in) {
      node.set(.parameterClause, closureParameters())
      node.set(.effectSpecifiers, typeEffectSpecifiers())
      if at(.arrow) { node.set(.returnClause, returnClause(allowsNamedOpaqueType: false)) }
    }
    expect(&node, .inKeyword, .in, "expected 'in' after the closure signature")
    close(node)
    // In broken code, what looked like a signature may be empty.
    return !isEmpty(since: start)
  }

  private mutating func closureParameters() -> Bool {
    if at(.leftParen) || peek() == .colon {
      if peek() == .colon, !at(.leftParen) { report("closure parameters need parentheses") }
      return closureParameterClause()
    }
    let list = mark
    var goesOn = true
    while goesOn {
      var node = open(ClosureShorthandParameterSyntax.self)
      if kind.isIdentifier || at(.wildcard) {
        take(&node, .name)
      } else {
        report("expected the name of a closure parameter")
      }
      goesOn = take(&node, .trailingComma, if: .comma)
      close(node)
    }
    return closeList(.closureShorthandParameterList, list)
  }

  /// `[weak self, x = y]`
  private mutating func captureClause() -> Bool {
    var node = open(ClosureCaptureClauseSyntax.self)
    take(&node, .leftSquare)
    if !at(.rightSquare) { node.set(.items, captures()) }
    if !at(.rightSquare) {
      report("expected ']' at end of capture list")
      let start = mark
      while !at(.endOfFile, .rightSquare, .in) { advance() }
      closeUnexpected(start)
    }
    take(&node, .rightSquare, if: .rightSquare)
    close(node)
    return true
  }

  private mutating func captures() -> Bool {
    let list = mark
    repeat {
      var node = open(ClosureCaptureSyntax.self)
      node.set(.specifier, captureSpecifier())
      if kind.isIdentifier || at(.self) {
        take(&node, .name)
      } else {
        report("expected 'weak', 'unowned', or no specifier in capture list")
      }
      if at(.equal) { node.set(.initializer, initializerClause()) }
      let hasComma = take(&node, .trailingComma, if: .comma)
      close(node)
      guard hasComma else { break }
    } while !at(.rightSquare, .endOfFile)
    return closeList(.closureCaptureList, list)
  }

  /// `weak`, `unowned`, `unowned(safe)` or `unowned(unsafe)`; none if the captured name is one of these
  /// words.
  private mutating func captureSpecifier() -> Bool {
    guard at(.weak, .unowned) else { return false }
    var node = open(ClosureCaptureSpecifierSyntax.self)
    let isUnowned = at(.unowned)
    take(&node, .specifier)
    if isUnowned, at(.leftParen) {
      take(&node, .leftParen)
      if at(.safe, .unsafe) {
        take(&node, .detail)
      } else {
        report("expected 'safe' or 'unsafe'")
      }
      expect(&node, .rightParen, .rightParen, "expected ')' after specifier")
    }
    close(node)
    return true
  }

  /// Skips a possible signature of a closure; returns whether it is one.
  private mutating func skipClosureSignature() -> Bool {
    while at(.atSign) {
      advance()
      guard kind.isIdentifier else { break }
      _ = skipCustomAttribute()
    }
    if at(.leftSquare) {
      advance()
      skip(until: .rightSquare, .rightSquare)
      guard at(.rightSquare) else { return false }
      advance()
    }
    if at(.leftParen) {
      while !at(.endOfFile, .rightBrace, .in), !at(.arrow) { skipSingle() }
    } else if kind.isIdentifier || at(.wildcard) {
      guard skipShorthandParameters() else { return false }
    }
    if at(.rightParen) { advance() }
    skipEffectSpecifiers()
    guard at(.arrow) else { return at(.in) }
    advance()
    // Nothing else has an arrow here, so with a type after it, this is a signature even without `in`.
    return skipType()
  }

  private mutating func skipShorthandParameters() -> Bool {
    advance()
    while true {
      if at(.colon) {
        advance()
        guard skipType() else { return true }
      }
      guard at(.comma) else { return true }
      advance()
      guard kind.isIdentifier || at(.wildcard) else { return false }
      advance()
    }
  }
}
