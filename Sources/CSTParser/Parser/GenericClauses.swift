import SwiftCST

// MARK: - Arguments

extension Parser {
  /// Generic arguments: `genericArgumentClause`. Called at `<`.
  ///
  ///     '<' (generic-argument (',' generic-argument)* ','?)? '>'
  ///
  /// The list may be empty: `Tuple<>` has an empty pack.
  @discardableResult
  mutating func genericArgumentClause() -> Bool {
    var node = open(GenericArgumentClauseSyntax.self)
    takePrefix(&node, .leftAngle, 1, as: .leftAngle)
    let start = mark
    while !atRightAngle, genericArgumentAndComma() {}
    node.set(.arguments, closeList(.genericArgumentList, start))
    takeRightAngle(&node, .rightAngle, "expected '>' to complete generic argument list")
    close(node)
    return true
  }

  private mutating func genericArgumentAndComma() -> Bool {
    var node = open(GenericArgumentSyntax.self)
    node.set(.argument, genericArgument())
    let hasComma = take(&node, .trailingComma, if: .comma)
    close(node)
    return hasComma
  }

  /// A type or an integer, without the `genericArgument` node around it.
  @discardableResult
  mutating func genericArgument() -> Bool { valueType() || type() }

  /// An integer as the argument of a value parameter: `integerLiteralExpr` or `prefixOperatorExpr`.
  ///
  ///     '-'? integer-literal
  @discardableResult
  mutating func valueType() -> Bool {
    let start = mark
    var isNegative = false
    if !at(.integerLiteral) {
      guard peek() == .integerLiteral, at(operator: "-") else { return false }
      isNegative = true
      advance()
    }
    tokenNode(.integerLiteralExpr)
    guard isNegative else { return true }
    var node = open(PrefixOperatorExprSyntax.self, at: start)
    node.set(.operator)
    node.set(.expression)
    close(node)
    return true
  }
}

extension Parser {
  /// Consumes a `>`, and reports `message` if there is none.
  ///
  /// The lexer has read an `=` after it (`Set<Int>= []`) as part of the same operator, so nothing has checked
  /// yet that it has space on one side only.
  private mutating func takeRightAngle<View>(
    _ node: inout Open<View>, _ slot: Slot<View>, _ message: String
  ) {
    guard atRightAngle else {
      report(message)
      return
    }
    takePrefix(&node, slot, 1, as: .rightAngle)
    reportSpaceAfterEqual()
  }

  /// Reports an error if the current token is an `=` that was split off from the preceding token, and space
  /// follows.
  mutating func reportSpaceAfterEqual() {
    guard at(.equal), isRestOfToken else { return }
    if !Lexer.isRightBound(source, Int(tokens.ends[index]), leftBound: true) {
      report("'=' must have consistent whitespace on both sides")
    }
  }
}

// MARK: - Parameters

extension Parser {
  /// Generic parameters: `genericParameterClause`. Called at `<`.
  ///
  ///     '<' generic-parameter (',' generic-parameter)* ','? where-clause? '>'
  @discardableResult
  mutating func genericParameterClause() -> Bool {
    var node = open(GenericParameterClauseSyntax.self)
    takePrefix(&node, .leftAngle, 1, as: .leftAngle)
    let start = mark
    repeat {} while genericParameter() && !atRightAngle
    node.set(.parameters, closeList(.genericParameterList, start))
    if at(.where) { node.set(.genericWhereClause, genericWhereClause()) }
    takeRightAngle(&node, .rightAngle, "expected '>' to complete generic parameter list")
    close(node)
    return true
  }

  /// A generic parameter. Returns true if another one must follow.
  ///
  ///     attributes? ('each' | 'let')? name (':' type)? ','?
  private mutating func genericParameter() -> Bool {
    var node = open(GenericParameterSyntax.self)
    node.set(.attributes, attributes())
    if at(.each, .let) { take(&node, .specifier) }
    let name = index
    if kind.isIdentifier || at(.`self`, .Self) {
      take(&node, .name)
    } else {
      report("expected an identifier to name generic parameter")
      if at(.integerLiteral, .floatLiteral, .dollarIdentifier) || at(.unknown) { skipUnexpectedToken() }
    }
    if kind.isOperator, at(prefix: "...") {
      report("ellipsis operator cannot be used with a type parameter pack")
      let ellipsis = mark
      skipPrefix(3)
      closeUnexpected(ellipsis)
    }
    if take(&node, .colon, if: .colon) { node.set(.inheritedType, genericParameterConstraint(of: name)) }
    let hasComma = take(&node, .trailingComma, if: .comma)
    close(node)
    return hasComma
  }

  /// The constraint of a generic parameter: a type that begins with a name or `~`.
  private mutating func genericParameterConstraint(of name: Int) -> Bool {
    if kind.isIdentifier || at(.Any, .protocol) || at(operator: "~") { return type() }
    if at(.class) {
      report("'class' constraint can only appear on protocol declarations")
      skipUnexpectedToken()
    } else {
      report(
        "expected a class type or protocol-constrained type restricting '\(text(ofToken: name))'")
    }
    return false
  }
}

// MARK: - Requirements

extension Parser {
  /// The requirements of generic parameters: `genericWhereClause`.
  ///
  ///     'where' requirement (',' requirement)* ','?
  ///
  /// A trailing comma is only allowed before a body.
  @discardableResult
  mutating func genericWhereClause() -> Bool {
    var node = open(GenericWhereClauseSyntax.self)
    guard expect(&node, .whereKeyword, .where, "expected 'where'") else {
      close(node)
      return false
    }
    let start = mark
    repeat {} while genericRequirement() && !at(.leftBrace)
    node.set(.requirements, closeList(.genericRequirementList, start))
    close(node)
    return true
  }

  /// A requirement. Returns true if another one must follow.
  private mutating func genericRequirement() -> Bool {
    var node = open(GenericRequirementSyntax.self)
    node.set(.requirement, requirement())
    var goesOn = take(&node, .trailingComma, if: .comma)
    if at(operator: "&&") {
      report("expected ',' to separate the requirements of this 'where' clause")
      skipUnexpectedToken()
      goesOn = true
    }
    close(node)
    return goesOn
  }

  /// The requirement itself: `conformanceRequirement`, `sameTypeRequirement` or `layoutRequirement`.
  ///
  ///     type ':' type | generic-argument '==' generic-argument | type ':' layout
  private mutating func requirement() -> Bool {
    let start = mark
    let isValue = valueType()
    guard isValue || type() else { return false }
    if at(.colon), !isValue {
      if peek().isLayoutSpecifier {
        layoutRequirement(from: start)
      } else {
        conformanceRequirement(from: start)
      }
    } else {
      sameTypeRequirement(from: start, isValue: isValue)
    }
    return true
  }

  private mutating func conformanceRequirement(from start: Mark) {
    var node = open(ConformanceRequirementSyntax.self, at: start)
    node.set(.leftType)
    take(&node, .colon)
    node.set(.rightType, type())
    close(node)
  }

  /// After a value, any operator is accepted as `==`; its meaning doesn't matter to the parser.
  private mutating func sameTypeRequirement(from start: Mark, isValue: Bool) {
    var node = open(SameTypeRequirementSyntax.self, at: start)
    node.set(.leftType)
    if isValue ? kind.isOperator : at(operator: "==") {
      take(&node, .equal)
      node.set(.rightType, genericArgument())
    } else if at(.equal) {
      report("use '==' for same-type requirements rather than '='")
      skipUnexpectedToken()
      node.set(.rightType, genericArgument())
    } else {
      report("expected ':' or '==' to indicate a conformance or same-type requirement")
    }
    close(node)
  }

  /// The memory layout of the values of a type: `layoutRequirement`.
  ///
  ///     type ':' layout-specifier ('(' integer (',' integer)? ')')?
  private mutating func layoutRequirement(from start: Mark) {
    var node = open(LayoutRequirementSyntax.self, at: start)
    node.set(.type)
    take(&node, .colon)
    let needsSize = at(._TrivialAtMost, ._TrivialStride)
    let takesSize = needsSize || at(._Trivial) && peek() == .leftParen
    take(&node, .layoutSpecifier)
    if takesSize, expect(&node, .leftParen, .leftParen, "expected '(' in layout constraint") {
      layoutSize(&node)
    }
    close(node)
  }

  private mutating func layoutSize(_ node: inout Open<LayoutRequirementSyntax>) {
    if !take(&node, .size, if: .integerLiteral) { report("expected size of layout constraint") }
    if take(&node, .comma, if: .comma), !take(&node, .alignment, if: .integerLiteral) {
      report("expected alignment of layout constraint")
    }
    expect(&node, .rightParen, .rightParen, "expected ')' in layout constraint")
  }
}

extension TokenKind {
  fileprivate var isLayoutSpecifier: Bool {
    switch self {
    case ._Trivial, ._TrivialAtMost, ._TrivialStride, ._UnknownLayout, ._RefCountedObject,
      ._NativeRefCountedObject, ._Class, ._NativeClass, ._BridgeObject:
      true
    default: false
    }
  }
}
