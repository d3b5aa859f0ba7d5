import SwiftCST

/// The context of an expression, as far as it matters to the grammar.
enum ExpressionFlavor {
  /// Anywhere else.
  case basic
  /// The condition of a statement, where `{` usually begins the statement's body.
  case statementCondition
  /// The condition of `#if`, which ends with its line.
  case poundIfDirective
  /// An argument of an attribute, where names of declarations may be keywords.
  case attributeArguments

  /// The flavor of the arguments of a call in such an expression.
  var ofArguments: ExpressionFlavor { self == .attributeArguments ? self : .basic }
}

/// Whether an expression is part of a pattern.
enum PatternContext {
  /// It is not.
  case none
  /// It is, and names refer to existing declarations: `case x.y`.
  case matching
  /// It is, after `let` or `var`, and names are new: `case let .some(x)`.
  case bindingIntroducer
}

extension Parser {
  /// An expression: a flat sequence of operands and operators, whose precedence is applied later.
  ///
  ///     pattern | element (operator element)*
  @discardableResult
  mutating func expression(
    _ flavor: ExpressionFlavor = .basic, pattern: PatternContext = .none
  ) -> Bool {
    if pattern != .none, atPatternInExpression {
      let start = mark
      matchingPattern(.matching)
      wrap(.patternExpr, start)
      return true
    }
    return sequenceExpression(flavor, pattern: pattern)
  }

  /// Whether a pattern follows that is not an expression: `is Type` or `let name`.
  private var atPatternInExpression: Bool { at(.is) || atBindingSpecifier }

  @discardableResult
  mutating func sequenceExpression(_ flavor: ExpressionFlavor, pattern: PatternContext = .none) -> Bool {
    guard !(flavor == .poundIfDirective && atStartOfLine) else { return false }
    if pattern == .none, plainExpression() { return true }
    guard enter() else { return false }
    defer { leave() }
    let start = mark
    guard sequenceElement(flavor, pattern) else { return false }
    var isSequence = false
    while !(flavor == .poundIfDirective && atStartOfLine) {
      let step = sequenceOperator(flavor, pattern)
      guard step != .none else { break }
      isSequence = true
      guard step == .needsOperand else { continue }
      if flavor == .poundIfDirective, atStartOfLine {
        report("expected expression after operator", at: endOfPreviousToken)
        break
      }
      guard sequenceElement(flavor, pattern) else { break }
    }
    if isSequence {
      closeList(.exprList, start)
      wrap(.sequenceExpr, start)
    }
    return true
  }

  private enum OperatorStep { case none, needsOperand, complete }

  /// An operator and, for `is` and `as`, the type after it.
  @inline(__always)
  private mutating func sequenceOperator(
    _ flavor: ExpressionFlavor, _ pattern: PatternContext
  ) -> OperatorStep {
    switch kind {
    case .binaryOperator:
      tokenNode(.binaryOperatorExpr)
      return .needsOperand
    case .infixQuestionMark:
      return ternaryOperator(flavor, pattern)
    case .equal:
      guard pattern == .none else { return .none }
      tokenNode(.assignmentExpr)
      return .needsOperand
    case .is, .as:
      castOperator()
      return .complete
    case .async:
      guard peek() == .arrow || peek() == .throws else { return .none }
      arrowOperator()
      return .needsOperand
    case .arrow, .throws:
      arrowOperator()
      return .needsOperand
    default:
      return .none
    }
  }

  /// `? then :`
  private mutating func ternaryOperator(
    _ flavor: ExpressionFlavor, _ pattern: PatternContext
  ) -> OperatorStep {
    var node = open(UnresolvedTernaryExprSyntax.self)
    take(&node, .questionMark)
    node.set(.thenExpression, sequenceExpression(flavor, pattern: pattern))
    let hasColon = expect(&node, .colon, .colon, "expected ':' after '? ...' in ternary expression")
    close(node)
    return !hasColon && atStartOfLine ? .complete : .needsOperand
  }

  /// `is Type` or `as? Type`, as an operator and a type.
  private mutating func castOperator() {
    if at(.is) {
      tokenNode(.unresolvedIsExpr)
    } else {
      var node = open(UnresolvedAsExprSyntax.self)
      take(&node, .asKeyword)
      if at(.postfixQuestionMark, .exclamationMark) { take(&node, .questionOrExclamationMark) }
      close(node)
    }
    typeExpression()
  }

  private mutating func typeExpression() {
    let start = mark
    if type() { wrap(.typeExpr, start) }
  }

  /// `async throws ->` in a type in the place of an expression.
  private mutating func arrowOperator() {
    var node = open(ArrowExprSyntax.self)
    node.set(.effectSpecifiers, typeEffectSpecifiers())
    expect(&node, .arrow, .arrow, "expected '->' in function type")
    if at(.async, .throws, .rethrows) {
      report("'\(at(.async) ? "async" : "throws")' may only occur before '->'")
      skipUnexpectedToken()
    }
    close(node)
  }
}

// MARK: - Elements

extension Parser {
  /// An operand with the keywords before it: `try await x`.
  @discardableResult
  mutating func sequenceElement(_ flavor: ExpressionFlavor, _ pattern: PatternContext) -> Bool {
    // Most operands begin with a plain name, which is not one of the keywords below.
    if at(.identifier) { return postfixExpression(flavor, pattern) }
    switch kind {
    case .atSign, .inout, .nonisolated:
      if atAttributedType() {
        typeExpression()
        return true
      }
    case .try:
      return tryExpression(flavor, pattern)
    case .await:
      return keywordExpression(.awaitExpr, flavor, pattern)
    case .unsafe:
      if atContextualKeywordPrefixedSyntax(flavor, acceptClosure: true, preferPostfixExpression: false) {
        return keywordExpression(.unsafeExpr, flavor, pattern)
      }
    case .borrow:
      if atContextualKeywordPrefixedSyntax(flavor) { return keywordExpression(.borrowExpr, flavor, pattern) }
    case .copy:
      if atContextualKeywordPrefixedSyntax(flavor) { return keywordExpression(.copyExpr, flavor, pattern) }
    case .consume:
      if atContextualKeywordPrefixedSyntax(flavor) { return keywordExpression(.consumeExpr, flavor, pattern) }
    case .each:
      if atContextualKeywordPrefixedSyntax(flavor) {
        return keywordExpression(.packElementExpr, flavor, pattern)
      }
    case .repeat:
      return packExpansion(flavor, pattern)
    case .any:
      if atContextualKeywordPrefixedSyntax(flavor) || peek(text: "~") {
        typeExpression()
        return true
      }
    default:
      break
    }
    return unaryExpression(flavor, pattern)
  }

  private mutating func atAttributedType() -> Bool {
    if at(.nonisolated), !atNonisolatedType { return false }
    return lookAhead { $0.skipType() }
  }

  /// In the place of a name, `nonisolated` begins a type only as `nonisolated(nonsending)` on one line.
  private var atNonisolatedType: Bool {
    peek() == .leftParen && !startsLine(1) && peek(2) == .nonsending && !startsLine(2)
      && peek(3) == .rightParen && !startsLine(3)
  }

  /// A keyword and the operand it applies to.
  private mutating func keywordExpression(
    _ kind: SyntaxKind, _ flavor: ExpressionFlavor, _ pattern: PatternContext
  ) -> Bool {
    prefixed(kind) { $0.sequenceElement(flavor, pattern) }
  }

  private mutating func tryExpression(_ flavor: ExpressionFlavor, _ pattern: PatternContext) -> Bool {
    guard enter() else { return false }
    defer { leave() }
    var node = open(TryExprSyntax.self)
    take(&node, .tryKeyword)
    if at(.exclamationMark, .postfixQuestionMark) { take(&node, .questionOrExclamationMark) }
    node.set(.expression, sequenceElement(flavor, pattern))
    close(node)
    return true
  }

  private mutating func packExpansion(_ flavor: ExpressionFlavor, _ pattern: PatternContext) -> Bool {
    var node = open(PackExpansionExprSyntax.self)
    take(&node, .repeatKeyword)
    node.set(.repetitionPattern, expression(flavor, pattern: pattern))
    close(node)
    return true
  }

  /// An operand with its prefix operators. Conditional expressions take no suffix.
  @discardableResult
  mutating func unaryExpression(_ flavor: ExpressionFlavor, _ pattern: PatternContext = .none) -> Bool {
    switch kind {
    case .if:
      ifExpression()
      return true
    case .switch:
      switchExpression()
      return true
    case .prefixAmpersand:
      return prefixExpression(.inOutExpr, flavor, pattern)
    case .prefixOperator:
      return prefixExpression(.prefixOperatorExpr, flavor, pattern)
    case .backslash:
      keyPathExpression(pattern)
      return true
    default:
      return postfixExpression(flavor, pattern)
    }
  }

  /// An operator and the operand it applies to.
  private mutating func prefixExpression(
    _ kind: SyntaxKind, _ flavor: ExpressionFlavor, _ pattern: PatternContext
  ) -> Bool {
    prefixed(kind) { $0.unaryExpression(flavor, pattern) }
  }

  /// A node that consists of the current token and the operand after it.
  @inline(__always)
  private mutating func prefixed(_ kind: SyntaxKind, _ operand: (inout Parser) -> Bool) -> Bool {
    guard enter() else { return false }
    defer { leave() }
    let start = mark
    advance()
    if operand(&self) { wrapPair(kind, start) } else { wrap(kind, start) }
    return true
  }
}
