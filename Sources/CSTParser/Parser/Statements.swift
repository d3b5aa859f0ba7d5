import SwiftCST

// MARK: - Any statement

extension Parser {
  /// A statement, with its label if it has one: `labeledStmt` or one of the other statements.
  ///
  ///     (label ':')? statement
  @discardableResult
  mutating func statement() -> Bool {
    guard atLabel else { return unlabeledStatement() }
    var node = open(LabeledStmtSyntax.self)
    take(&node, .label)
    take(&node, .colon)
    node.set(.statement, unlabeledStatement())
    close(node)
    return true
  }

  /// Whether the parser is at a name and a colon.
  private var atLabel: Bool { kind.isIdentifier && peek() == .colon }

  private mutating func unlabeledStatement() -> Bool {
    misplacedTry()
    let start = mark
    switch kind {
    case .if:
      ifExpression()
      wrap(.expressionStmt, start)
    case .switch:
      switchExpression()
      wrap(.expressionStmt, start)
    case .return: returnStatement()
    case .guard: guardStatement()
    case .for: forStatement()
    case .while: whileStatement()
    case .repeat: repeatStatement()
    case .do: doStatement()
    case .defer: deferStatement()
    case .throw: throwStatement()
    case .break: breakStatement()
    case .continue: continueStatement()
    case .fallthrough:
      advance()
      wrap(.fallThroughStmt, start)
    case .yield: yieldStatement()
    case .discard: discardStatement()
    default:
      report("expected statement")
      return false
    }
    return true
  }

  /// `try` before a statement that it doesn't belong to.
  private mutating func misplacedTry() {
    while at(.try) {
      switch peek() {
      case .return: report("'try' must be placed on the returned expression")
      case .throw: report("'try' must be placed on the thrown expression")
      case .yield: report("'try' must be placed on the yielded expression")
      default: report("'try' cannot be used with '\(text(ofToken: min(index + 1, tokens.count - 1)))'")
      }
      skipUnexpectedToken()
    }
  }
}

// MARK: - Start of a statement

extension Parser {
  /// Whether a statement begins here, possibly after a label.
  ///
  /// - Parameter preferExpression: Whether to return false for a possible expression.
  mutating func atStartOfStatement(preferExpression: Bool) -> Bool {
    if atLabel || at(.try) && !preferExpression {
      return lookAhead { $0.skipToStatement(preferExpression: preferExpression) }
    }
    return atStartOfUnlabeledStatement()
  }

  /// Skips a label, and `try` before a statement that is not an expression, and returns whether a statement
  /// begins there.
  private mutating func skipToStatement(preferExpression: Bool) -> Bool {
    while true {
      if atLabel {
        advance()
        advance()
      }
      guard at(.try), !preferExpression else { return atStartOfUnlabeledStatement() }
      advance()
      if at(.if, .switch) { return false }
    }
  }

  private mutating func atStartOfUnlabeledStatement() -> Bool {
    switch kind {
    case .return, .throw, .defer, .if, .guard, .while, .do, .for, .break, .continue, .fallthrough, .switch:
      true
    case .repeat:
      // Before anything but a block, `repeat` expands a pack.
      peek() == .leftBrace
    case .yield, .discard:
      atContextualKeywordPrefixedSyntax(.basic)
    default:
      false
    }
  }

  /// Whether the current token, a word like `yield` or `await`, is followed by its operand, and so is not
  /// just a name.
  ///
  /// - Parameters:
  ///   - flavor: The context of the expression.
  ///   - acceptClosure: Whether a closure may be the operand, although it could also be a trailing closure.
  ///   - preferPostfixExpression: Whether `.`, `(` and `[` always continue an expression; otherwise only
  ///     without trivia before them.
  ///   - allowNextLineOperand: Whether the operand may begin on the next line.
  mutating func atContextualKeywordPrefixedSyntax(
    _ flavor: ExpressionFlavor, acceptClosure: Bool = false, preferPostfixExpression: Bool = true,
    allowNextLineOperand: Bool = false
  ) -> Bool {
    if startsLine(1), !allowNextLineOperand { return false }
    let next = peek()
    switch next {
    case .dollarIdentifier, .wildcard, .integerLiteral, .floatLiteral, .stringQuote, .multilineStringQuote,
      .singleQuote, .rawStringPoundDelimiter, .regexSlash, .regexPoundDelimiter, .prefixAmpersand,
      .prefixOperator, .atSign, .backslash, .pound:
      return true
    case .Any, .Self, .self, .super, .`init`, .true, .false, .nil, .repeat, .try, .if, .switch:
      return true
    case .period, .leftParen, .leftSquare:
      // A member, call or subscript of the name, or an implicit member, tuple or array as the operand.
      return !preferPostfixExpression && hasTriviaAfter
    case .leftBrace:
      return acceptClosure
        && lookAhead {
          $0.advance()
          return $0.atValidTrailingClosure(flavor)
        }
    default:
      return next.isIdentifier
    }
  }
}

// MARK: - Loops and blocks

extension Parser {
  /// `forStmt`.
  ///
  ///     'for' 'try'? 'await'? 'unsafe'? ('case' matching-pattern | pattern) (':' type)?
  ///     'in' expression ('where' expression)? block
  private mutating func forStatement() {
    var node = open(ForStmtSyntax.self)
    take(&node, .forKeyword)
    take(&node, .tryKeyword, if: .try)
    take(&node, .awaitKeyword, if: .await)
    // `unsafe` can also be the name of the element.
    if at(.unsafe), peek() != .in, peek() != .colon { take(&node, .unsafeKeyword) }
    if take(&node, .caseKeyword, if: .case) {
      node.set(.pattern, matchingPattern(.matching))
      node.set(.typeAnnotation, typeAnnotation())
    } else {
      typedPattern(&node, .pattern, .typeAnnotation, recoversMissingColon: false)
    }
    expect(&node, .inKeyword, .in, "expected 'in' after for-each pattern")
    if at(.leftBrace) {
      // This is more likely the body than a closure.
      report("expected Sequence expression for for-each loop")
    } else {
      node.set(.sequence, expression(.statementCondition))
    }
    node.set(.whereClause, whereClause(.statementCondition))
    node.set(.body, codeBlock(expected: "expected '{' to start the body of for-each loop"))
    close(node)
  }

  /// The condition after `where`, if any: `whereClause`.
  mutating func whereClause(_ flavor: ExpressionFlavor) -> Bool {
    guard at(.where) else { return false }
    var node = open(WhereClauseSyntax.self)
    take(&node, .whereKeyword)
    node.set(.condition, expression(flavor))
    close(node)
    return true
  }

  /// `whileStmt`.
  ///
  ///     'while' conditions block
  private mutating func whileStatement() {
    var node = open(WhileStmtSyntax.self)
    take(&node, .whileKeyword)
    if at(.leftBrace) {
      report("missing condition in 'while' statement")
    } else {
      node.set(.conditions, conditionList())
    }
    node.set(.body, codeBlock(expected: "expected '{' after 'while' condition"))
    close(node)
  }

  /// `repeatStmt`.
  ///
  ///     'repeat' block 'while' expression
  private mutating func repeatStatement() {
    var node = open(RepeatStmtSyntax.self)
    take(&node, .repeatKeyword)
    node.set(.body, codeBlock(expected: "expected '{' after 'repeat'"))
    if expect(&node, .whileKeyword, .while, "expected 'while' after body of 'repeat' statement") {
      node.set(.condition, expression())
    }
    close(node)
  }

  /// `deferStmt`.
  ///
  ///     'defer' block
  private mutating func deferStatement() {
    var node = open(DeferStmtSyntax.self)
    take(&node, .deferKeyword)
    node.set(.body, codeBlock(expected: "expected '{' after 'defer'"))
    close(node)
  }

  /// `guardStmt`.
  ///
  ///     'guard' conditions 'else' block
  private mutating func guardStatement() {
    var node = open(GuardStmtSyntax.self)
    take(&node, .guardKeyword)
    if at(.else) {
      report("missing condition in 'guard' statement")
    } else {
      node.set(.conditions, conditionList())
    }
    expect(&node, .elseKeyword, .else, "expected 'else' after 'guard' condition")
    node.set(.body, codeBlock(expected: "expected '{' after 'guard' else"))
    close(node)
  }
}

// MARK: - `do` and `catch`

extension Parser {
  /// `doStmt`.
  ///
  ///     'do' throws-clause? block catch-clause*
  private mutating func doStatement() {
    var node = open(DoStmtSyntax.self)
    take(&node, .doKeyword)
    if at(.throws) { node.set(.throwsClause, throwsClause()) }
    node.set(.body, codeBlock(expected: "expected '{' after 'do'"))
    let start = mark
    while at(.catch) { catchClause() }
    node.set(.catchClauses, closeList(.catchClauseList, start))
    close(node)
  }

  /// `catchClause`.
  ///
  ///     'catch' (catch-item (',' catch-item)*)? block
  private mutating func catchClause() {
    var node = open(CatchClauseSyntax.self)
    take(&node, .catchKeyword)
    let start = mark
    if !at(.leftBrace) {
      while catchItem() {}
    }
    node.set(.catchItems, closeList(.catchItemList, start))
    node.set(.body, codeBlock(expected: "expected '{' after 'catch' pattern"))
    close(node)
  }

  /// A pattern, a condition or both after `catch`: `catchItem`. Returns whether another one follows.
  private mutating func catchItem() -> Bool {
    var node = open(CatchItemSyntax.self)
    if !at(.leftBrace, .where) { node.set(.pattern, matchingPattern(.matching)) }
    node.set(.whereClause, whereClause(.statementCondition))
    let goesOn = take(&node, .trailingComma, if: .comma)
    close(node)
    return goesOn
  }
}

// MARK: - Control transfer

extension Parser {
  /// `returnStmt`.
  ///
  ///     'return' expression?
  private mutating func returnStatement() {
    var node = open(ReturnStmtSyntax.self)
    take(&node, .returnKeyword)
    if atStartOfReturnedExpression() { node.set(.expression, expression()) }
    close(node)
  }

  /// Whether the code after `return` is its value. The value may be on the next line, so everything counts
  /// that doesn't begin a statement or declaration.
  private mutating func atStartOfReturnedExpression() -> Bool {
    switch kind {
    case .rightBrace, .case, .default, .semicolon, .poundIf, .poundEndif, .poundElse, .poundElseif,
      .endOfFile:
      return false
    case .if, .switch:
      return true
    case .identifier where peek() != .colon:
      return true
    default:
      if atStartOfStatement(preferExpression: true) || atStartOfDeclaration() { return false }
      return !(atStartOfLine && atStartOfSwitchCase())
    }
  }

  /// `throwStmt`.
  ///
  ///     'throw' expression
  private mutating func throwStatement() {
    var node = open(ThrowStmtSyntax.self)
    take(&node, .throwKeyword)
    node.set(.expression, expression())
    close(node)
  }

  /// `breakStmt`.
  ///
  ///     'break' label?
  private mutating func breakStatement() {
    var node = open(BreakStmtSyntax.self)
    take(&node, .breakKeyword)
    if atControlTransferTarget() { take(&node, .label) }
    close(node)
  }

  /// `continueStmt`.
  ///
  ///     'continue' label?
  private mutating func continueStatement() {
    var node = open(ContinueStmtSyntax.self)
    take(&node, .continueKeyword)
    if atControlTransferTarget() { take(&node, .label) }
    close(node)
  }

  /// Whether the parser is at the label of a `break` or `continue`: a name on the same line that begins
  /// nothing else.
  private mutating func atControlTransferTarget() -> Bool {
    guard atIdentifier, !atStartOfLine else { return false }
    return !atStartOfStatement(preferExpression: true) && !atStartOfDeclaration()
  }

  /// `discardStmt`.
  ///
  ///     'discard' expression
  private mutating func discardStatement() {
    var node = open(DiscardStmtSyntax.self)
    take(&node, .discardKeyword)
    node.set(.expression, expression())
    close(node)
  }

  /// `yieldStmt`.
  ///
  ///     'yield' (expression | '(' expression (',' expression)* ')')
  private mutating func yieldStatement() {
    var node = open(YieldStmtSyntax.self)
    take(&node, .yieldKeyword)
    node.set(.yieldedExpressions, at(.leftParen) ? yieldedExpressions() : expression())
    close(node)
  }

  private mutating func yieldedExpressions() -> Bool {
    var node = open(YieldedExpressionsClauseSyntax.self)
    take(&node, .leftParen)
    let start = mark
    var goesOn = true
    while goesOn, !at(.endOfFile, .rightParen) {
      var element = open(YieldedExpressionSyntax.self)
      element.set(.expression, expression())
      goesOn = take(&element, .comma, if: .comma)
      close(element)
    }
    node.set(.elements, closeList(.yieldedExpressionList, start))
    expect(&node, .rightParen, .rightParen, "expected ')' in 'yield' statement")
    close(node)
    return true
  }
}
