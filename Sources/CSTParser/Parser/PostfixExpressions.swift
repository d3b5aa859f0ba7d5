import SwiftCST

extension Parser {
  /// The suffixes of an operand: members, calls, subscripts, closures, `?`, `!`, operators.
  mutating func postfixSuffixes(
    from start: Mark, _ flavor: ExpressionFlavor, _ pattern: PatternContext
  ) {
    while true {
      if flavor == .poundIfDirective, atStartOfLine { return }
      switch kind {
      case .period:
        memberSuffix(of: start, hasBase: true)
      case .leftParen where !atStartOfLine:
        callSuffix(of: start, flavor, pattern)
      case .leftSquare where !atStartOfLine:
        subscriptSuffix(of: start, flavor, pattern)
      case .leftBrace:
        guard !endsInLiteral, atValidTrailingClosure(flavor) else { return }
        closureSuffix(of: start)
        // Only one closure without a label follows a call.
        if at(.leftBrace) { return }
      case .postfixQuestionMark:
        markSuffix(.optionalChainingExpr, of: start)
      case .exclamationMark:
        markSuffix(.forceUnwrapExpr, of: start)
      case .postfixOperator:
        operatorSuffix(.postfixOperatorExpr, of: start)
      case .poundIf:
        guard atConditionalSuffix() else { return }
        conditionalSuffix(of: start, hasBase: true, flavor)
      default:
        return
      }
    }
  }

  /// `?` or `!`; the rest of a split token may contain several.
  private mutating func markSuffix(_ kind: SyntaxKind, of start: Mark) {
    consumePrefix(1, as: self.kind)
    wrapPair(kind, start)
  }

  private mutating func operatorSuffix(_ kind: SyntaxKind, of start: Mark) {
    advance()
    wrapPair(kind, start)
  }

  /// Whether the expression ends in a literal; a closure after it is not its argument.
  private var endsInLiteral: Bool {
    switch nodes.last?.kind {
    case .arrayExpr, .booleanLiteralExpr, .dictionaryExpr, .floatLiteralExpr, .integerLiteralExpr,
      .nilLiteralExpr, .regexLiteralExpr, .stringLiteralExpr:
      true
    default:
      false
    }
  }

  // MARK: - Members

  /// `.name`, `.0`, `.name(label:)`, `.name<Int>`
  private mutating func memberSuffix(of start: Mark, hasBase: Bool) {
    var node = open(MemberAccessExprSyntax.self, at: start)
    node.set(.base, hasBase)
    let isNamed = memberPeriod(&node, .period)
    node.set(.declName, isNamed && memberName())
    close(node)
    guard atLeftAngle, atGenericArgumentList() else { return }
    var specialized = open(GenericSpecializationExprSyntax.self, at: start)
    specialized.set(.expression)
    specialized.set(.genericArgumentClause, genericArgumentClause())
    close(specialized)
  }

  /// The period before a member. Space only after it is an error, and if that space is a line end, there is
  /// no name.
  mutating func memberPeriod<View>(_ node: inout Open<View>, _ slot: Slot<View>) -> Bool {
    guard hasTriviaAfter, !hasTriviaBefore else {
      take(&node, slot)
      return true
    }
    let endsLine = startsLine(1)
    report(
      endsLine
        ? "expected member name following '.'" : "extraneous whitespace after '.' is not permitted",
      at: Int(tokens.ends[index]))
    take(&node, slot)
    return !endsLine
  }

  mutating func memberName() -> Bool {
    if at(.integerLiteral) || at(.self) && peek() != .colonColon {
      plainName()
      return true
    }
    return declReference([.keywords, .compoundNames])
  }

  // MARK: - Calls

  /// `(arguments) { closure }`
  private mutating func callSuffix(
    of start: Mark, _ flavor: ExpressionFlavor, _ pattern: PatternContext
  ) {
    var node = open(FunctionCallExprSyntax.self, at: start)
    node.set(.calledExpression)
    take(&node, .leftParen)
    node.set(.arguments, labeledExpressions(pattern: pattern, flavor: flavor.ofArguments))
    expect(&node, .rightParen, .rightParen, "expected ')' in expression list")
    if flavor == .basic, at(.leftBrace), atValidTrailingClosure(flavor) {
      node.set(.trailingClosure)
      node.set(.additionalTrailingClosures, trailingClosures())
    }
    close(node)
  }

  /// `[arguments] { closure }`
  private mutating func subscriptSuffix(
    of start: Mark, _ flavor: ExpressionFlavor, _ pattern: PatternContext
  ) {
    var node = open(SubscriptCallExprSyntax.self, at: start)
    node.set(.calledExpression)
    take(&node, .leftSquare)
    if !at(.rightSquare) { node.set(.arguments, labeledExpressions(pattern: pattern)) }
    expect(&node, .rightSquare, .rightSquare, "expected ']' in expression list")
    if flavor == .basic, at(.leftBrace), atValidTrailingClosure(flavor) {
      node.set(.trailingClosure)
      node.set(.additionalTrailingClosures, trailingClosures())
    }
    close(node)
  }

  /// `{ closure }` as the only argument.
  private mutating func closureSuffix(of start: Mark) {
    var node = open(FunctionCallExprSyntax.self, at: start)
    node.set(.calledExpression)
    node.set(.trailingClosure)
    node.set(.additionalTrailingClosures, trailingClosures())
    close(node)
  }

  /// `label: value, …` up to, but not including, the closing bracket.
  @discardableResult
  mutating func labeledExpressions(
    pattern: PatternContext = .none, flavor: ExpressionFlavor = .basic, allowTrailingComma: Bool = true
  ) -> Bool {
    guard !at(.rightParen) else { return false }
    let list = mark
    var goesOn = true
    while goesOn {
      let start = mark
      let errorCount = errors.count
      goesOn = labeledExpression(pattern, flavor)
      if allowTrailingComma, at(.rightParen, .rightSquare) { break }
      if !goesOn { goesOn = missesComma(after: start, errorCount) && atStartOfExpression() }
    }
    return closeList(.labeledExprList, list)
  }

  /// One element; returns whether a comma follows it.
  private mutating func labeledExpression(_ pattern: PatternContext, _ flavor: ExpressionFlavor) -> Bool {
    var node = open(LabeledExprSyntax.self)
    if peek() == .colon, kind.isArgumentLabel || at(.dollarIdentifier) {
      if at(.dollarIdentifier) {
        report("expected label before ':'")
        skipUnexpectedToken()
      } else {
        take(&node, .label)
      }
      take(&node, .colon)
    } else if at(.colon) {
      report("expected label before ':'")
      take(&node, .colon)
    }
    let isOperator = atOperatorArgument()
    node.set(.expression, isOperator ? declReference(.operators) : expression(flavor, pattern: pattern))
    let hasComma = take(&node, .trailingComma, if: .comma)
    close(node)
    return hasComma
  }

  /// An operator as an argument, which is lexed as an infix operator since it has no operands.
  @inline(__always)
  private mutating func atOperatorArgument() -> Bool {
    if at(.binaryOperator) { return peek() == .comma || peek() == .rightParen || peek() == .rightSquare }
    guard peek() == .colonColon || at(.colonColon) else { return false }
    return lookAhead { parser in
      parser.skipModuleSelector()
      let next = parser.peek()
      return parser.at(.binaryOperator) && (next == .comma || next == .rightParen || next == .rightSquare)
    }
  }

  // MARK: - #if

  /// Whether the first branch of the `#if` here begins with a member, so that the branches are suffixes of
  /// the operand before it.
  private mutating func atConditionalSuffix() -> Bool {
    lookAhead { parser in
      repeat {
        parser.advance()
        while !parser.at(.endOfFile), !parser.atStartOfLine {
          if !parser.skipBracketed() { parser.advance() }
        }
      } while parser.at(.poundIf)
      return parser.at(.period) && (parser.peek().isReservedKeyword || parser.peek().isIdentifier)
    }
  }

  /// `#if … .member #endif` after an operand, or nested in a branch.
  private mutating func conditionalSuffix(of start: Mark, hasBase: Bool, _ flavor: ExpressionFlavor) {
    var node = open(PostfixIfConfigExprSyntax.self, at: start)
    node.set(.base, hasBase)
    node.set(.config, ifConfig(.postfixExpression(flavor)))
    close(node)
  }

  /// The suffixes in a branch of `#if`, without their operand.
  @discardableResult
  mutating func suffixesInDirective(_ flavor: ExpressionFlavor) -> Bool {
    let start = mark
    switch kind {
    case .period: memberSuffix(of: start, hasBase: false)
    case .poundIf: conditionalSuffix(of: start, hasBase: false, flavor)
    default: return false
    }
    postfixSuffixes(from: start, flavor, .none)
    return true
  }
}

extension TokenKind {
  /// Whether the token can be an argument label: a name, `_` or a keyword other than `inout`.
  var isArgumentLabel: Bool {
    isIdentifier || self == .wildcard || isReservedKeyword && self != .inout
  }
}
