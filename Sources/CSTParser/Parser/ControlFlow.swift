import SwiftCST

// MARK: - `if`

extension Parser {
  /// `ifExpr`.
  ///
  ///     'if' conditions block ('else' (if-expression | block))?
  ///
  /// A chain of `else if` nests, but is parsed in a loop: recursion could overflow the stack.
  mutating func ifExpression() {
    var node = open(IfExprSyntax.self)
    guard ifParts(&node) else {
      close(node)
      return
    }
    var chain = [(start: node.start, slots: node.slots)]
    var goesOn = true
    while goesOn {
      var next = open(IfExprSyntax.self)
      goesOn = ifParts(&next)
      chain.append((next.start, next.slots))
    }
    while let (start, slots) = chain.popLast() { append(.ifExpr, start, slots) }
  }

  /// The parts of an `if`. Stops before a nested `if` as its last part, and returns whether there is one.
  private mutating func ifParts(_ node: inout Open<IfExprSyntax>) -> Bool {
    take(&node, .ifKeyword)
    if at(.leftBrace) {
      report("missing condition in 'if' statement")
    } else {
      node.set(.conditions, conditionList())
    }
    node.set(.body, codeBlock(expected: "expected '{' after 'if' condition"))
    guard take(&node, .elseKeyword, if: .else) else { return false }
    if at(.if) {
      node.set(.elseBody)
      return true
    }
    node.set(.elseBody, codeBlock(expected: "expected '{' or 'if' after 'else'"))
    return false
  }
}

// MARK: - `switch`

extension Parser {
  /// `switchExpr`.
  ///
  ///     'switch' expression '{' cases '}'
  mutating func switchExpression() {
    var node = open(SwitchExprSyntax.self)
    take(&node, .switchKeyword)
    if at(.leftBrace) {
      // This is more likely the body than a closure.
      report("expected expression in 'switch' statement")
    } else {
      node.set(.subject, expression(.statementCondition))
    }
    if expect(&node, .leftBrace, .leftBrace, "expected '{' after 'switch' subject expression") {
      node.set(.cases, switchCases())
      expect(&node, .rightBrace, .rightBrace, "expected '}' at end of 'switch' statement")
    }
    close(node)
  }

  /// The cases of a `switch`, or those in a `#if` inside of it: `switchCaseList`.
  mutating func switchCases() -> Bool {
    let start = mark
    while !at(.endOfFile, .rightBrace), !atEndOfIfConfigClause() {
      let caseStart = mark
      if atStartOfSwitchCase() {
        switchCase()
      } else if at(.poundIf) {
        ifConfig(.switchCases)
      } else {
        uncoveredStatements()
      }
      if isEmpty(since: caseStart) { break }
    }
    return closeList(.switchCaseList, start)
  }

  /// Statements in a `switch` before any label, as a `switchCase` without one.
  private mutating func uncoveredStatements() {
    report("all statements inside a switch must be covered by a 'case' or 'default' label")
    var node = open(SwitchCaseSyntax.self)
    node.set(.statements, switchCaseBody())
    close(node)
  }

  /// `switchCase`.
  ///
  ///     ('@' identifier)? (case-label | default-label) items
  mutating func switchCase() {
    var node = open(SwitchCaseSyntax.self)
    node.set(.attribute, switchCaseAttribute())
    switch kind {
    case .case:
      caseLabel()
      node.set(.label)
    case .default:
      defaultLabel()
      node.set(.label)
    default:
      report("expected 'case' or 'default' after attribute")
    }
    node.set(.statements, switchCaseBody())
    close(node)
  }

  /// The only attribute that a case can have: `attribute`. Only `@unknown` has a meaning.
  private mutating func switchCaseAttribute() -> Bool {
    guard at(.atSign) else { return false }
    var node = open(AttributeSyntax.self)
    take(&node, .atSign)
    if atIdentifier {
      var name = open(IdentifierTypeSyntax.self)
      take(&name, .name)
      close(name)
      node.set(.attributeName)
    } else {
      report("expected an attribute name")
    }
    close(node)
    // Anything else before the label: `@unknown(…)`, `@a @b`.
    if !at(.case, .default, .rightBrace) {
      let extra = mark
      skipAttributeRemainder()
      if !isEmpty(since: extra) { closeUnexpected(extra) }
    }
    return true
  }

  private mutating func skipAttributeRemainder() {
    guard at(.leftParen, .atSign) else { return }
    report("unexpected code before 'case' or 'default'")
    if at(.leftParen) { skipSingle() }
    if at(.atSign) { _ = skipAttributes() }
  }

  /// The items after a label, up to the next one.
  private mutating func switchCaseBody() -> Bool { codeBlockItems(until: .switchCase) }

  /// Whether the parser is at the end of the items after a label.
  mutating func atEndOfSwitchCase() -> Bool {
    switch kind {
    case .rightBrace, .case, .default: true
    case .poundIf, .atSign: atStartOfConditionalSwitchCases()
    default: atEndOfIfConfigClause()
    }
  }

  /// `switchCaseLabel`.
  ///
  ///     'case' case-item (',' case-item)* ':'
  private mutating func caseLabel() {
    var node = open(SwitchCaseLabelSyntax.self)
    take(&node, .caseKeyword)
    let start = mark
    while caseItem() {}
    node.set(.caseItems, closeList(.switchCaseItemList, start))
    expect(&node, .colon, .colon, "expected ':' after 'case'")
    close(node)
  }

  /// A pattern and its condition: `switchCaseItem`. Returns whether another one follows.
  ///
  ///     matching-pattern ('where' expression)? ','?
  private mutating func caseItem() -> Bool {
    var node = open(SwitchCaseItemSyntax.self)
    node.set(.pattern, matchingPattern(.matching))
    node.set(.whereClause, whereClause(.basic))
    let goesOn = take(&node, .trailingComma, if: .comma)
    close(node)
    if goesOn, at(.case) {
      report("unexpected 'case' keyword in 'case' label")
      skipUnexpectedToken()
    }
    return goesOn
  }

  /// `switchDefaultLabel`.
  ///
  ///     'default' ':'
  private mutating func defaultLabel() {
    var node = open(SwitchDefaultLabelSyntax.self)
    take(&node, .defaultKeyword)
    if at(.where) { report("'default' cannot be used with a 'where' guard expression") }
    expect(&node, .colon, .colon, "expected ':' after 'default'")
    close(node)
  }
}

// MARK: - Start of a case

extension Parser {
  /// Whether a case begins here. An attribute before `}` also counts: its label is missing.
  mutating func atStartOfSwitchCase() -> Bool {
    if at(.case, .default) { return true }
    guard at(.atSign) else { return false }
    return lookAhead {
      _ = $0.skipAttributes()
      return $0.at(.case, .default, .rightBrace)
    }
  }

  /// Whether a case begins here, or a `#if` whose first item is one.
  private mutating func atStartOfConditionalSwitchCases() -> Bool {
    guard at(.poundIf) else { return atStartOfSwitchCase() }
    return lookAhead {
      repeat {
        $0.advance()
        $0.skipUntilEndOfLine()
      } while $0.at(.poundIf, .poundElseif, .poundElse)
      return $0.atStartOfSwitchCase()
    }
  }
}
