import SwiftCST

extension Parser {
  /// Parses a function.
  ///
  ///     'func' (name | operator) generic-parameters? signature where-clause? body?
  ///
  /// Also called at the name of a function whose keyword is missing.
  mutating func functionDeclaration(_ header: DeclHeader) {
    var node = open(FunctionDeclSyntax.self, header)
    take(&node, .funcKeyword, if: .func)
    if kind.isOperator || at(.exclamationMark, .prefixAmpersand) {
      operatorName(&node, .name)
    } else {
      declarationName(&node, .name, of: "function")
      skipSecondName(of: "function")
    }
    if at(prefix: "<") { node.set(.genericParameterClause, genericParameterClause()) }
    node.set(.signature, functionSignature())
    if at(.where) { node.set(.genericWhereClause, genericWhereClause()) }
    node.set(.body, optionalCodeBlock())
    close(node)
  }

  /// Consumes the operator that a function defines. In `==<T>`, the `<` begins the generic parameters,
  /// although the lexer reads it as part of the operator.
  private mutating func operatorName<View>(_ node: inout Open<View>, _ slot: Slot<View>) {
    let length = Int(tokens.ends[index] - tokens.starts[index])
    let next = peek()
    guard next.isIdentifier || next == .let, source[Int(tokens.ends[index]) - 1] == UInt8(ascii: "<") else {
      return take(&node, slot, as: .binaryOperator)
    }
    if length > 1 {
      takePrefix(&node, slot, length - 1, as: .binaryOperator)
    } else {
      report("expected identifier in function declaration")
    }
  }

  /// Parses the optional body of a function.
  mutating func optionalCodeBlock(allowInitDecl: Bool = true) -> Bool {
    guard
      at(.leftBrace)
        || skipUnexpectedOnLine(
          to: .leftBrace, below: .openingBrace, "expected '{' in body of function declaration")
    else { return false }
    return codeBlock(allowInitDecl: allowInitDecl)
  }

  /// Parses the parameters, effects and result of a function.
  ///
  ///     parameters effects? ('->' type)?
  ///
  /// - Parameter message: The error if there are no parameters.
  @discardableResult
  mutating func functionSignature(
    missingParameters message: StaticString = "expected '(' in argument list of function declaration"
  ) -> Bool {
    let start = mark
    var node = open(FunctionSignatureSyntax.self)
    node.set(.parameterClause, functionParameterClause(missing: message))
    node.set(.effectSpecifiers, functionEffectSpecifiers())
    if at(.arrow)
      || skipUnexpectedOnLine(
        to: .arrow, below: .expressionKeyword, "expected '->' after function parameter tuple")
    {
      node.set(.returnClause, returnClause())
    }
    close(node)
    return !isEmpty(since: start)
  }

  /// Parses an initializer.
  ///
  ///     'init' ('?' | '!')? generic-parameters? signature where-clause? body?
  mutating func initializerDeclaration(_ header: DeclHeader) {
    var node = open(InitializerDeclSyntax.self, header)
    take(&node, .initKeyword)
    if at(.exclamationMark, .postfixQuestionMark) {
      take(&node, .optionalMark)
    } else if at(.infixQuestionMark) {
      take(&node, .optionalMark, as: .postfixQuestionMark)
    } else if at(operator: "!") {
      take(&node, .optionalMark, as: .exclamationMark)
    }
    if at(prefix: "<") { node.set(.genericParameterClause, genericParameterClause()) }
    if atIdentifier {
      report("initializers cannot have a name")
      skipUnexpectedToken()
    }
    node.set(.signature, functionSignature(missingParameters: "expected '(' for initializer parameters"))
    if at(.where) { node.set(.genericWhereClause, genericWhereClause()) }
    node.set(.body, optionalCodeBlock(allowInitDecl: false))
    close(node)
  }

  /// Parses a deinitializer.
  ///
  ///     'deinit' 'async'? body?
  mutating func deinitializerDeclaration(_ header: DeclHeader) {
    var node = open(DeinitializerDeclSyntax.self, header)
    take(&node, .deinitKeyword)
    var hasEffects = deinitializerEffectSpecifiers()
    if !hasEffects, atIdentifier, !atStartOfLine {
      report("deinitializers cannot have a name")
      skipUnexpectedToken()
      hasEffects = deinitializerEffectSpecifiers()
    }
    if !hasEffects, at(.leftParen), !atStartOfLine {
      report("no parameter clause allowed on deinitializer")
      let parameters = mark
      functionParameterClause()
      closeUnexpected(parameters)
      hasEffects = deinitializerEffectSpecifiers()
    }
    node.set(.effectSpecifiers, hasEffects)
    if at(.arrow) {
      report("deinitializers cannot have a result type")
      let result = mark
      returnClause()
      closeUnexpected(result)
    }
    node.set(.body, optionalCodeBlock())
    close(node)
  }

  /// Parses a subscript.
  ///
  ///     'subscript' generic-parameters? parameters '->' type where-clause? accessors?
  mutating func subscriptDeclaration(_ header: DeclHeader) {
    var node = open(SubscriptDeclSyntax.self, header)
    take(&node, .subscriptKeyword)
    if atIdentifier, !atStartOfLine {
      report("subscripts cannot have a name")
      skipUnexpectedToken()
    }
    if at(prefix: "<") { node.set(.genericParameterClause, genericParameterClause()) }
    node.set(.parameterClause, functionParameterClause(missing: "expected '(' for subscript parameters"))
    if at(.arrow)
      || skipUnexpectedOnLine(
        to: .arrow, below: .strongPunctuation, "expected '->' for subscript element type")
    {
      node.set(.returnClause, returnClause())
    } else {
      reportMissing("expected '->' for subscript element type")
    }
    if at(.where) { node.set(.genericWhereClause, genericWhereClause()) }
    if at(.leftBrace) || kind.isAccessorSpecifier { node.set(.accessorBlock, accessorBlock()) }
    close(node)
  }
}
