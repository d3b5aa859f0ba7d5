import SwiftCST

// The arguments of the built-in attributes that don't take the arguments of a call. Each rule parses the
// content of the parentheses, and returns whether there is any.

// MARK: - Names

extension Parser {
  /// `@attached(member, names: named(x))`: `labeledExprList`.
  ///
  ///     role (',' labeled-expression)*
  mutating func macroRoleArguments(_ message: String) -> Bool {
    let start = mark
    nameArgument(message, takesComma: true) {
      $0.isIdentifier || $0 == .extension
    }
    if labeledExpressions(flavor: .attributeArguments, allowTrailingComma: false),
      nodes.last?.kind == .labeledExprList
    {
      // The role and the following arguments are one list.
      nodes.removeLast()
    }
    return closeList(.labeledExprList, start)
  }

  /// `@isolated(any)`: `labeledExprList` of one name.
  mutating func isolatedArguments() -> Bool {
    let start = mark
    nameArgument("expected 'any' as the isolation kind", takesComma: false) {
      $0.isIdentifier || $0.isReservedKeyword
    }
    return closeList(.labeledExprList, start)
  }

  /// A name as the argument of a call: `labeledExpr`.
  private mutating func nameArgument(
    _ message: String, takesComma: Bool, _ isName: (TokenKind) -> Bool
  ) {
    var node = open(LabeledExprSyntax.self)
    if isName(kind) {
      var name = open(DeclReferenceExprSyntax.self)
      take(&name, .baseName)
      close(name)
      node.set(.expression)
    } else {
      report(message)
    }
    if takesComma { take(&node, .trailingComma, if: .comma) }
    close(node)
  }

  /// `@objc(insert:at:)`: `objCSelectorPieceList`.
  ///
  ///     name | (name? ':')*
  ///
  /// The lexer may have read two colons as one `::`.
  mutating func objCSelector() -> Bool {
    let start = mark
    var goesOn = true
    while goesOn {
      var piece = open(ObjCSelectorPieceSyntax.self)
      let isName = kind.isIdentifier || kind.isReservedKeyword || at(.wildcard)
      let isFirst = isEmpty(since: start)
      if isName { take(&piece, .name) }
      if firstByte == UInt8(ascii: ":") {
        takePrefix(&piece, .colon, 1, as: .colon)
      } else if isName, isFirst, at(.rightParen) {
        goesOn = false
      } else if isName {
        report("missing ':' after selector piece in '@objc'")
      } else {
        goesOn = false
      }
      close(piece)
    }
    return closeList(.objCSelectorPieceList, start)
  }

  /// `@_implements(Sequence, makeIterator())`: `implementsAttributeArguments`.
  ///
  ///     type ',' declaration-name
  mutating func implementsArguments() -> Bool {
    var node = open(ImplementsAttributeArgumentsSyntax.self)
    let start = node.start
    node.set(.type, type())
    if expect(&node, .comma, .comma, "expected ',' in '_implements' attribute") {
      node.set(.declName, declReference([.zeroArgCompoundNames, .operators]))
    }
    close(node)
    return !isEmpty(since: start)
  }

  /// `@_dynamicReplacement(for: original(_:))`: `dynamicReplacementAttributeArguments`.
  ///
  ///     'for' ':' declaration-name
  mutating func dynamicReplacementArguments() -> Bool {
    var node = open(DynamicReplacementAttributeArgumentsSyntax.self)
    let start = node.start
    expect(&node, .forLabel, .for, "expected 'for' in '_dynamicReplacement' attribute")
    expect(&node, .colon, .colon, "expected ':' after 'for' in '_dynamicReplacement' attribute")
    if !atStartOfLine || !isEmpty(since: start) {
      node.set(.declName, declReference([.zeroArgCompoundNames, .keywordsUsingSpecialNames, .operators]))
    }
    close(node)
    return !isEmpty(since: start)
  }
}

// MARK: - Versions

extension Parser {
  /// `@backDeployed(before: macOS 14, iOS 17)`: `backDeployedAttributeArguments`.
  ///
  ///     'before' ':' platform-version (',' platform-version)*
  mutating func backDeployedArguments() -> Bool {
    var node = open(BackDeployedAttributeArgumentsSyntax.self)
    let start = node.start
    expect(&node, .beforeLabel, .before, "expected 'before:' in '@backDeployed' attribute")
    expect(&node, .colon, .colon, "expected ':' after 'before' in '@backDeployed' attribute")
    node.set(.platforms, platformVersionItems())
    close(node)
    return !isEmpty(since: start)
  }

  /// `@_originallyDefinedIn(module: "Old", iOS 13)`: `originallyDefinedInAttributeArguments`.
  ///
  ///     'module' ':' string ',' platform-version (',' platform-version)*
  mutating func originallyDefinedInArguments() -> Bool {
    var node = open(OriginallyDefinedInAttributeArgumentsSyntax.self)
    let start = node.start
    let message = "expected 'module: \"original\"' in the first argument to '@_originallyDefinedIn'"
    expect(&node, .moduleLabel, .module, message)
    expect(&node, .colon, .colon, message)
    if atStringLiteral {
      stringLiteral()
      node.set(.moduleName)
    } else {
      report("original module name cannot be empty in '@_originallyDefinedIn'")
    }
    expect(&node, .comma, .comma, "expected ',' in '@_originallyDefinedIn' attribute")
    node.set(.platforms, platformVersionItems(allowsStar: true))
    close(node)
    return !isEmpty(since: start)
  }
}

extension Parser {
  /// Whether a string literal begins here.
  private var atStringLiteral: Bool {
    switch kind {
    case .stringQuote, .multilineStringQuote, .singleQuote, .rawStringPoundDelimiter: true
    default: false
    }
  }
}

// MARK: - Declarations and tokens

extension Parser {
  /// `@abi(func f())`: `abiAttributeArguments`.
  ///
  ///     declaration
  mutating func abiArguments() -> Bool {
    guard !at(.rightParen) else {
      report("expected declaration in 'abi' attribute")
      return false
    }
    var node = open(ABIAttributeArgumentsSyntax.self)
    let start = node.start
    if at(.poundIf) {
      report("conditional compilation not permitted in ABI attribute")
      skipSingle()
      if at(.poundEndif) { advance() }
      closeUnexpected(start)
    } else {
      let offset = Int(tokens.starts[index])
      let hasDeclaration = declaration(in: .argumentList)
      if hasDeclaration, let kind = nodes.last?.kind, !kind.canProvideABI {
        report("cannot use this declaration in '@abi'", at: offset)
      }
      node.set(.provider, hasDeclaration)
    }
    close(node)
    return !isEmpty(since: start)
  }

  /// `@_effects(readonly)`: `effectsAttributeArgumentList`, a list of tokens that later phases interpret.
  mutating func effectsArguments() -> Bool {
    let start = mark
    while !at(.endOfFile, .rightParen) { advance() }
    return closeList(.effectsAttributeArgumentList, start)
  }
}

extension SyntaxKind {
  fileprivate var canProvideABI: Bool {
    switch self {
    case .associatedTypeDecl, .deinitializerDecl, .enumCaseDecl, .functionDecl, .initializerDecl,
      .subscriptDecl, .typeAliasDecl, .variableDecl:
      true
    default: false
    }
  }
}

// MARK: - Documentation

extension Parser {
  /// `@_documentation(visibility: internal, metadata: x)`: `documentationAttributeArgumentList`.
  ///
  ///     argument (',' argument)*
  mutating func documentationArguments() -> Bool {
    let start = mark
    while documentationArgument() {}
    return closeList(.documentationAttributeArgumentList, start)
  }

  /// Returns true if another argument must follow.
  ///
  ///     'visibility' ':' access-level | 'metadata' ':' (identifier | string)
  private mutating func documentationArgument() -> Bool {
    var node = open(DocumentationAttributeArgumentSyntax.self)
    let isVisibility = at(.visibility)
    if at(.visibility, .metadata) {
      take(&node, .label)
      expect(&node, .colon, .colon, "expected ':' in '@_documentation' attribute")
      if isVisibility {
        documentedVisibility(&node)
      } else if atStringLiteral {
        stringLiteral()
        node.set(.value)
      } else if !takeIdentifier(&node, .value) {
        report("expected metadata in '@_documentation' attribute")
      }
    } else {
      report("unknown argument '\(currentText)', expected 'visibility' or 'metadata'")
    }
    let hasComma = take(&node, .trailingComma, if: .comma)
    close(node)
    return hasComma
  }

  private mutating func documentedVisibility(_ node: inout Open<DocumentationAttributeArgumentSyntax>) {
    switch kind {
    case .private, .fileprivate, .internal, .package, .public, .open: take(&node, .value)
    default: report("unknown visibility '\(currentText)', expected an access level keyword")
    }
  }
}

// MARK: - Specialization

extension Parser {
  /// `@specialized(where T == Int)`: `specializedAttributeArgument`.
  ///
  ///     where-clause
  mutating func specializedArgument() -> Bool {
    let start = mark
    guard genericWhereClause() else { return !isEmpty(since: start) }
    wrap(.specializedAttributeArgument, start)
    return true
  }

  /// `@_specialize(exported: true, where T == Int)`: `specializeAttributeArgumentList`.
  ///
  ///     argument* where-clause?
  mutating func specializeArguments() -> Bool {
    let start = mark
    while !at(.endOfFile, .rightParen, .where), specializeArgument() {}
    if at(.where) { genericWhereClause() }
    return closeList(.specializeAttributeArgumentList, start)
  }

  private mutating func specializeArgument() -> Bool {
    switch kind {
    case .target: specializeTarget()
    case .availability: specializeAvailability()
    case .exported, .kind, .spi, .spiModule: labeledSpecializeArgument()
    default:
      report("unknown parameter \(currentText) in '_specialize' attribute")
      return false
    }
    return true
  }

  /// `target: f(_:)`: `specializeTargetFunctionArgument`.
  private mutating func specializeTarget() {
    var node = open(SpecializeTargetFunctionArgumentSyntax.self)
    take(&node, .targetLabel)
    expect(&node, .colon, .colon, "missing ':' after 'target' in '_specialize' attribute")
    node.set(.declName, declReference([.zeroArgCompoundNames, .keywordsUsingSpecialNames, .operators]))
    take(&node, .trailingComma, if: .comma)
    close(node)
  }

  /// `availability: macOS 11, *;`: `specializeAvailabilityArgument`.
  private mutating func specializeAvailability() {
    var node = open(SpecializeAvailabilityArgumentSyntax.self)
    take(&node, .availabilityLabel)
    expect(&node, .colon, .colon, "missing ':' after 'availability' in '_specialize' attribute")
    node.set(.availabilityArguments, availabilityAttributeArguments())
    expect(&node, .semicolon, .semicolon, "expected ';' after availability in '_specialize' attribute")
    close(node)
  }

  /// `exported: true`, `kind: full`, `spi: Name` or `spiModule: Name`: `labeledSpecializeArgument`.
  private mutating func labeledSpecializeArgument() {
    var node = open(LabeledSpecializeArgumentSyntax.self)
    let label = kind
    let labelIndex = index
    take(&node, .label)
    expect(
      &node, .colon, .colon, "missing ':' after '\(text(ofToken: labelIndex))' in '_specialize' attribute")
    let isValue =
      switch label {
      case .exported: at(.true, .false)
      case .kind: kind.isIdentifier || kind.isOperator
      default: !at(.endOfFile)
      }
    if isValue {
      take(&node, .value)
    } else if label == .exported {
      report("expected a boolean true or false value in '_specialize' attribute")
    } else {
      report("expected a value in '_specialize' attribute")
    }
    take(&node, .trailingComma, if: .comma)
    close(node)
  }
}

// MARK: - Differentiation

extension Parser {
  /// `@differentiable(reverse, wrt: x where T: D)`: `differentiableAttributeArguments`.
  ///
  ///     (kind ','?)? (with-respect-to ','?)? where-clause?
  mutating func differentiableArguments() -> Bool {
    var node = open(DifferentiableAttributeArgumentsSyntax.self)
    let start = node.start
    if at(._forward, .reverse, ._linear) {
      take(&node, .kindSpecifier)
      take(&node, .kindSpecifierComma, if: .comma)
    }
    if at(.wrt) {
      node.set(.arguments, withRespectToArgument())
      take(&node, .argumentsComma, if: .comma)
    }
    if at(.where) { node.set(.genericWhereClause, genericWhereClause()) }
    close(node)
    return !isEmpty(since: start)
  }

  /// `@derivative(of: T.f(x:), wrt: x)` or `@transpose(of: …)`: `derivativeAttributeArguments`.
  ///
  ///     'of' ':' qualified-name ('.' ('get' | 'set' | '_modify'))? (',' with-respect-to)?
  mutating func derivativeArguments() -> Bool {
    var node = open(DerivativeAttributeArgumentsSyntax.self)
    let start = node.start
    expect(&node, .ofLabel, .of, "missing label 'of:' in attribute")
    expect(&node, .colon, .colon, "missing ':' after 'of' in attribute")
    node.set(.originalDeclName, qualifiedDeclarationName())
    if take(&node, .period, if: .period) {
      if at(.get, .set, ._modify) {
        take(&node, .accessorSpecifier)
      } else {
        report("expected accessor name after '.'")
      }
    }
    if take(&node, .comma, if: .comma) { node.set(.arguments, withRespectToArgument()) }
    close(node)
    return !isEmpty(since: start)
  }

  /// The parameters to differentiate by: `differentiabilityWithRespectToArgument`.
  ///
  ///     'wrt' ':' (parameter | '(' parameter* ')')
  private mutating func withRespectToArgument() -> Bool {
    var node = open(DifferentiabilityWithRespectToArgumentSyntax.self)
    let start = node.start
    expect(&node, .wrtLabel, .wrt, "expected label 'wrt:'")
    expect(&node, .colon, .colon, "expected a colon ':' after 'wrt'")
    if at(.leftParen) {
      differentiabilityArguments()
      node.set(.arguments)
    } else {
      let hasArgument = differentiabilityArgument()
      if !hasArgument {
        report("expected a parameter, which can be a function parameter name, parameter index, or 'self'")
      }
      node.set(.arguments, hasArgument)
    }
    close(node)
    return !isEmpty(since: start)
  }

  private mutating func differentiabilityArguments() {
    var node = open(DifferentiabilityArgumentsSyntax.self)
    take(&node, .leftParen)
    let start = mark
    while differentiabilityArgument() {}
    node.set(.arguments, closeList(.differentiabilityArgumentList, start))
    expect(&node, .rightParen, .rightParen, "expected ')' after the parameters to differentiate by")
    close(node)
  }

  /// A parameter by name or position, with the comma after it: `differentiabilityArgument`.
  private mutating func differentiabilityArgument() -> Bool {
    guard kind.isIdentifier || at(.integerLiteral, .`self`) else { return false }
    var node = open(DifferentiabilityArgumentSyntax.self)
    take(&node, .argument)
    take(&node, .trailingComma, if: .comma)
    close(node)
    return true
  }
}
