import SwiftCST

// MARK: - Clauses

extension Parser {
  /// Parses the parameters of a function. Without a `(`, there are none.
  ///
  ///     '(' (parameter (',' parameter)* ','?)? ')'
  ///
  /// - Parameter message: The error if there are none.
  @discardableResult
  mutating func functionParameterClause(
    missing message: StaticString = "expected '(' in argument list of function declaration"
  ) -> Bool {
    var node = open(FunctionParameterClauseSyntax.self)
    guard expect(&node, .leftParen, .leftParen, "\(message)") else { return false }
    let list = mark
    parameters { $0.functionParameter() }
    node.set(.parameters, closeList(.functionParameterList, list))
    expect(&node, .rightParen, .rightParen, unclosedParametersMessage)
    close(node)
    return true
  }

  /// Parses the parenthesized parameters of a closure.
  ///
  ///     '(' (parameter (',' parameter)* ','?)? ')'
  @discardableResult
  mutating func closureParameterClause() -> Bool {
    var node = open(ClosureParameterClauseSyntax.self)
    guard expect(&node, .leftParen, .leftParen, "expected '(' in closure parameters") else { return false }
    let list = mark
    parameters { $0.closureParameter() }
    node.set(.parameters, closeList(.closureParameterList, list))
    expect(&node, .rightParen, .rightParen, unclosedParametersMessage)
    close(node)
    return true
  }

  /// Parses the associated values of an enum case.
  ///
  ///     '(' (parameter (',' parameter)* ','?)? ')'
  @discardableResult
  mutating func enumCaseParameterClause() -> Bool {
    var node = open(EnumCaseParameterClauseSyntax.self)
    guard expect(&node, .leftParen, .leftParen, "expected '(' in enum case") else { return false }
    let list = mark
    parameters { $0.enumCaseParameter() }
    node.set(.parameters, closeList(.enumCaseParameterList, list))
    expect(&node, .rightParen, .rightParen, unclosedParametersMessage)
    close(node)
    return true
  }

  /// Parses parameters up to the bracket; `parameter` returns whether a comma follows.
  @inline(__always)
  private mutating func parameters(_ parameter: (inout Parser) -> Bool) {
    while !at(.rightParen, .endOfFile) {
      let start = mark
      let errorCount = errors.count
      guard !parameter(&self) else { continue }
      guard missesComma(after: start, errorCount), kind.isArgumentLabel || at(.atSign) else { return }
    }
  }

  private var unclosedParametersMessage: String {
    at(.endOfFile) || atStartOfLine ? "expected ')' in parameter" : "expected ',' separator"
  }
}

// MARK: - Parameters

extension Parser {
  /// Parses a parameter of a function, and returns whether another one follows.
  ///
  ///     attributes? modifiers? label name? ':' type '...'? ('=' expression)?
  private mutating func functionParameter() -> Bool {
    var node = open(FunctionParameterSyntax.self)
    node.set(.attributes, attributes())
    node.set(.modifiers, parameterModifiers(isClosure: false))
    skipMisplacedNameSpecifiers()
    let nameCount = parameterNames(&node, .firstName, .secondName)
    if take(&node, .colon, if: .colon) {
      if nameCount == 0 {
        report("expected parameter name followed by ':'", at: Int(tokens.starts[index - 1]))
      }
      node.set(.type, type(expected: "expected parameter type following ':'"))
    } else {
      node.set(.type, typeWithoutColon(nameCount: nameCount))
    }
    if at(operator: "...") { take(&node, .ellipsis, as: .ellipsis) }
    if at(.equal) || at(operator: "==") { node.set(.defaultValue, initializerClause()) }
    let hasMore = take(&node, .trailingComma, if: .comma)
    close(node)
    return hasMore
  }

  /// Reports that a parameter lacks its `:`, and parses its type, if any.
  private mutating func typeWithoutColon(nameCount: Int) -> Bool {
    if nameCount == 2 {
      report("expected ':' following argument label and parameter name")
    } else if nameCount == 1 {
      // The supposed name is more likely the type.
      report(
        "unnamed parameters must be written with the empty name '_'", at: Int(tokens.starts[index - 1]))
      let rest = mark
      while !at(.comma, .rightParen, .endOfFile), !atStartOfLine, kind.precedence < .mediumPunctuation {
        if !skipBracketed() { advance() }
      }
      closeUnexpected(rest)
      return false
    } else if lookAhead({ $0.skipType() }) {
      report("unnamed parameters must be written with the empty name '_'")
    } else {
      report("expected parameter name followed by ':'")
      return false
    }
    return lookAhead({ $0.skipType() }) && type()
  }

  /// Parses a parameter of a closure, and returns whether another one follows.
  ///
  ///     attributes? modifiers? label name? (':' type)? '...'?
  private mutating func closureParameter() -> Bool {
    var node = open(ClosureParameterSyntax.self)
    node.set(.attributes, attributes())
    node.set(.modifiers, parameterModifiers(isClosure: true))
    skipMisplacedNameSpecifiers()
    if parameterNames(&node, .firstName, .secondName) == 0 {
      report("expected the name of a closure parameter")
    }
    if take(&node, .colon, if: .colon) {
      node.set(.type, type())
    } else if !at(.comma, .rightParen), !at(operator: "..."), lookAhead({ $0.skipType() }) {
      report("expected ':' following argument label and parameter name")
      node.set(.type, type())
    }
    if at(operator: "...") { take(&node, .ellipsis, as: .ellipsis) }
    let hasMore = take(&node, .trailingComma, if: .comma)
    close(node)
    return hasMore
  }

  /// Parses an associated value of an enum case, and returns whether another one follows.
  ///
  ///     modifiers? (label name? ':')? type ('=' expression)?
  private mutating func enumCaseParameter() -> Bool {
    var node = open(EnumCaseParameterSyntax.self)
    node.set(.modifiers, parameterModifiers(isClosure: false))
    skipMisplacedNameSpecifiers()
    if startsParameterName(isClosure: false) {
      parameterNames(&node, .firstName, .secondName)
      if take(&node, .colon, if: .colon) {
        node.set(.type, type())
      } else {
        report("expected ':' following argument label and parameter name")
      }
    } else {
      node.set(.type, type())
    }
    if at(.equal) || at(operator: "==") { node.set(.defaultValue, initializerClause()) }
    let hasMore = take(&node, .trailingComma, if: .comma)
    close(node)
    return hasMore
  }
}

// MARK: - Parts of parameters

extension Parser {
  /// Consumes the label of a parameter and its name, and returns how many of them there are.
  @discardableResult
  private mutating func parameterNames<View>(
    _ node: inout Open<View>, _ first: Slot<View>, _ second: Slot<View>
  ) -> Int {
    guard kind.isArgumentLabelOrDollar else { return 0 }
    takeParameterName(&node, first)
    guard kind.isArgumentLabelOrDollar else { return 1 }
    takeParameterName(&node, second)
    return 2
  }

  private mutating func takeParameterName<View>(_ node: inout Open<View>, _ slot: Slot<View>) {
    if at(.dollarIdentifier) {
      report("expected parameter name followed by ':'")
      skipUnexpectedToken()
    } else {
      take(&node, slot)
    }
  }

  /// Parses `isolated` and `_const` before a parameter (`declModifierList`), unless they are its name.
  private mutating func parameterModifiers(isClosure: Bool) -> Bool {
    let list = mark
    while at(.isolated, ._const), !startsParameterName(isClosure: isClosure) { plainModifier() }
    return closeList(.declModifierList, list)
  }

  /// Sets aside specifiers before the name of a parameter, unless one is its name.
  private mutating func skipMisplacedNameSpecifiers() {
    guard kind.isSimpleTypeSpecifier, !startsParameterName(isClosure: false) else { return }
    skipMisplacedSpecifiers()
  }

  /// Sets aside specifiers before the name of a parameter or element, since they belong before its type.
  mutating func skipMisplacedSpecifiers() {
    while kind.isSimpleTypeSpecifier, canBeParameterSpecifier {
      report(
        "'\(currentText)' before a parameter name is not allowed, place it before the parameter type instead")
      skipUnexpectedToken()
    }
  }
}
