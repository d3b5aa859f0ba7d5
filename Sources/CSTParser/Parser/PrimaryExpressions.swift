import SwiftCST

extension Parser {
  /// Whether an expression begins here.
  mutating func atStartOfExpression() -> Bool {
    if atModuleSelector() {
      return lookAhead { parser in
        parser.skipModuleSelector()
        return parser.kind.beginsPrimaryExpression
      }
    }
    switch kind {
    case .await, .try, .borrow, .consume, .copy, .repeat, .each, .any, .unsafe:
      return lookAhead { parser in
        parser.advance()
        if parser.at(.if, .switch) { return true }
        guard parser.atStartOfDeclaration() || parser.atStartOfStatement(preferExpression: false) else {
          return true
        }
        // A keyword on the next line was not meant as an operand, so one is missing; on the same line, it is
        // a misplaced modifier.
        return parser.atStartOfLine
      }
    case .prefixAmpersand, .backslash, .prefixOperator, .if, .switch:
      return true
    case .atSign:
      return peek() == .stringQuote
    default:
      return kind.beginsPrimaryExpression
    }
  }

  /// An operand without prefix operators and with all its suffixes: literals, names, calls, members.
  @inline(__always)
  @discardableResult
  mutating func postfixExpression(_ flavor: ExpressionFlavor, _ pattern: PatternContext) -> Bool {
    let start = mark
    guard primaryExpression(flavor, pattern) else { return false }
    postfixSuffixes(from: start, flavor, pattern)
    return true
  }

  /// An expression of a single token that is followed by one that ends it; returns false, without consuming
  /// anything, if it may be longer.
  @inline(__always)
  mutating func plainExpression() -> Bool {
    switch peek() {
    case .comma, .rightParen, .rightSquare, .rightBrace: break
    default: return false
    }
    switch kind {
    case .identifier, .dollarIdentifier, .self: plainName()
    case .integerLiteral: tokenNode(.integerLiteralExpr)
    case .true, .false: tokenNode(.booleanLiteralExpr)
    case .nil: tokenNode(.nilLiteralExpr)
    default: return false
    }
    return true
  }

  @discardableResult
  mutating func primaryExpression(_ flavor: ExpressionFlavor, _ pattern: PatternContext) -> Bool {
    switch kind {
    case .integerLiteral: tokenNode(.integerLiteralExpr)
    case .floatLiteral: tokenNode(.floatLiteralExpr)
    case .true, .false: tokenNode(.booleanLiteralExpr)
    case .nil: tokenNode(.nilLiteralExpr)
    case .stringQuote, .multilineStringQuote, .rawStringPoundDelimiter, .singleQuote: stringLiteral()
    case .regexSlash, .regexPoundDelimiter: regexLiteral()
    case .period: implicitMember()
    case .leftParen: tupleExpression(pattern)
    case .leftSquare: collectionLiteral()
    case .leftBrace: closureExpression()
    case .pound: macroExpansionExpression(flavor, pattern)
    case .dollarIdentifier: plainName()
    case .self, .`init`, .deinit, .subscript: return name(flavor, pattern)
    case .Self, .colonColon: return identifierExpression(flavor)
    case .Any, .super, .wildcard: keywordOperand(flavor)
    case .atSign where peek() == .stringQuote:
      report("string literals in Swift are not preceded by an '@' sign")
      skipUnexpectedToken()
      stringLiteral()
    case .poundAvailable, .poundUnavailable: misplacedAvailability()
    case .editorPlaceholder: plainName()
    default:
      if kind.isIdentifier { return name(flavor, pattern) }
      report(expectedExpressionMessage)
      return false
    }
    return true
  }

  private var expectedExpressionMessage: String {
    guard index > 0 else { return "expected expression" }
    return switch tokens.kinds[index - 1] {
    case .binaryOperator: "expected expression after operator"
    case .prefixOperator: "expected expression after unary operator"
    case .equal: "expected expression after '='"
    case .comma, .leftParen: "expected expression in list of expressions"
    case .leftSquare: "expected expression in container literal"
    case .return: "expected expression in 'return' statement"
    default: "expected expression"
    }
  }

  /// A name; in a binding pattern, it is a new one unless it turns out to be part of an expression.
  @inline(__always)
  private mutating func name(_ flavor: ExpressionFlavor, _ pattern: PatternContext) -> Bool {
    if pattern == .bindingIntroducer, atBindingName() {
      let start = mark
      advance()
      wrap(.identifierPattern, start)
      wrap(.patternExpr, start)
      return true
    }
    return identifierExpression(flavor)
  }

  private mutating func atBindingName() -> Bool {
    switch peek() {
    case .period, .leftParen, .leftSquare: return false
    default: break
    }
    guard peek(prefix: "<"), peek(text: "<") else { return true }
    return !lookAhead { parser in
      parser.advance()
      return parser.atGenericArgumentList()
    }
  }

  private mutating func identifierExpression(_ flavor: ExpressionFlavor) -> Bool {
    let start = mark
    var options: DeclNameOptions = .compoundNames
    if flavor == .attributeArguments { options.insert(.keywordsUsingSpecialNames) }
    guard declReference(options) else { return false }
    specialization(of: start)
    return true
  }

  /// `<Int>` after a name, if it is not a comparison.
  @inline(__always)
  private mutating func specialization(of start: Mark) {
    guard atLeftAngle, atGenericArgumentList() else { return }
    var node = open(GenericSpecializationExprSyntax.self, at: start)
    node.set(.expression)
    node.set(.genericArgumentClause, genericArgumentClause())
    close(node)
  }

  /// `Any`, `super` and `_`; before `::`, they are names of modules.
  private mutating func keywordOperand(_ flavor: ExpressionFlavor) {
    if peek() == .colonColon, atModuleSelector() {
      _ = identifierExpression(flavor)
      return
    }
    let start = mark
    switch kind {
    case .Any:
      var type = open(IdentifierTypeSyntax.self)
      take(&type, .name)
      close(type)
      wrap(.typeExpr, start)
    case .super:
      tokenNode(.superExpr)
    default:
      tokenNode(.discardAssignmentExpr)
    }
  }

  private mutating func misplacedAvailability() {
    report("#available may only be used as condition of an 'if', 'guard' or 'while' statement")
    let start = mark
    advance()
    skipBracketed()
    closeUnexpected(start)
    append(.declReferenceExpr, start, 0)
  }

  /// `.member`, whose base only the type checker knows.
  private mutating func implicitMember() {
    let start = mark
    var node = open(MemberAccessExprSyntax.self)
    take(&node, .period)
    if at(.integerLiteral) {
      report(
        "'.\(currentText)' is not a valid floating point literal; it must be written '0.\(currentText)'",
        at: start)
      skipUnexpectedToken()
    } else {
      node.set(.declName, declReference([.keywords, .compoundNames]))
    }
    close(node)
  }

  /// `(a, b: c)`
  private mutating func tupleExpression(_ pattern: PatternContext) {
    var node = open(TupleExprSyntax.self)
    take(&node, .leftParen)
    node.set(.elements, labeledExpressions(pattern: pattern))
    expect(&node, .rightParen, .rightParen, "expected ')' in expression list")
    close(node)
  }

  /// `/pattern/` or `#/pattern/#`; the lexer has split it into its parts.
  private mutating func regexLiteral() {
    var node = open(RegexLiteralExprSyntax.self)
    take(&node, .openingPounds, if: .regexPoundDelimiter)
    take(&node, .openingSlash, if: .regexSlash)
    take(&node, .regex, if: .regexLiteralPattern)
    if at(.regexSlash), !hasTriviaBefore { take(&node, .closingSlash) }
    if at(.regexPoundDelimiter), !hasTriviaBefore { take(&node, .closingPounds) }
    close(node)
  }

  private mutating func report(_ message: String, at mark: Mark) {
    report(message, at: Int(tokens.starts[Int(mark.token) - splits.count]))
  }
}

extension TokenKind {
  /// Whether an operand can begin with the token.
  fileprivate var beginsPrimaryExpression: Bool {
    switch self {
    case .Any, .Self, .colonColon, .deinit, .dollarIdentifier, .false, .floatLiteral, .`init`,
      .integerLiteral,
      .leftBrace, .leftParen, .leftSquare, .nil, .period, .pound, .poundAvailable, .poundUnavailable,
      .regexSlash, .regexPoundDelimiter, .self, .subscript, .super, .true, .wildcard,
      .rawStringPoundDelimiter, .stringQuote, .multilineStringQuote, .singleQuote:
      true
    default:
      isIdentifier
    }
  }
}

// MARK: - Collections

extension Parser {
  /// `[a, b]`, `[a: b]`, `[:]`, or an inline array type in the place of an expression.
  private mutating func collectionLiteral() {
    let start = mark
    advance()
    if !at(.rightSquare, .colon), atInlineArrayTypeBody() {
      inlineArrayType(from: start)
      wrap(.typeExpr, start)
      return
    }
    if at(.colon), peek() == .rightSquare {
      var node = open(DictionaryExprSyntax.self, at: start)
      node.set(.leftSquare)
      take(&node, .content)
      take(&node, .rightSquare)
      close(node)
      return
    }
    let list = mark
    let isDictionary = at(.rightSquare) ? false : collectionElements()
    closeList(isDictionary ? .dictionaryElementList : .arrayElementList, list)
    let hasElements = !isEmpty(since: list)
    // Both kinds of literal have the same three children.
    var node = open(ArrayExprSyntax.self, at: start)
    node.set(.leftSquare)
    node.set(.elements, hasElements)
    expect(&node, .rightSquare, .rightSquare, "expected ']' in container literal")
    append(isDictionary ? .dictionaryExpr : .arrayExpr, start, node.slots)
  }

  /// The elements up to the bracket; returns whether they have keys. The first element decides.
  private mutating func collectionElements() -> Bool {
    var isDictionary = false
    var isFirst = true
    while true {
      let start = mark
      let errorCount = errors.count
      let hasExpression = expression()
      if isFirst { isDictionary = hasExpression && at(.colon) }
      isFirst = false
      let goesOn =
        isDictionary
        ? dictionaryElement(from: start, hasExpression) : arrayElement(from: start, hasExpression)
      guard !at(.rightSquare) else { return isDictionary }
      guard goesOn || missesComma(after: start, errorCount) && atStartOfExpression() else {
        return isDictionary
      }
    }
  }

  private mutating func arrayElement(from start: Mark, _ hasExpression: Bool) -> Bool {
    var node = open(ArrayElementSyntax.self, at: start)
    node.set(.expression, hasExpression)
    let goesOn = take(&node, .trailingComma, if: .comma)
    close(node)
    return goesOn
  }

  private mutating func dictionaryElement(from start: Mark, _ hasKey: Bool) -> Bool {
    var node = open(DictionaryElementSyntax.self, at: start)
    node.set(.key, hasKey)
    expect(&node, .colon, .colon, "expected ':' in dictionary literal")
    let hasValue = expression()
    node.set(.value, hasValue)
    let goesOn = take(&node, .trailingComma, if: .comma)
    close(node)
    return goesOn
  }
}
