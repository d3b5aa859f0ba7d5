import SwiftCST

extension Parser {
  /// A type. Reports `message` and returns false if there is none.
  ///
  ///     'repeat'? specifiers attributes? 'nonisolated'? (composition | function-type)
  @inline(never)
  @discardableResult
  mutating func type(expected message: String = "expected type") -> Bool {
    guard enter() else { return false }
    defer { leave() }
    guard at(.repeat) else { return typeWithoutExpansion(message) }
    var node = open(PackExpansionTypeSyntax.self)
    take(&node, .repeatKeyword)
    node.set(.repetitionPattern, typeWithoutExpansion(message))
    close(node)
    return true
  }

  private mutating func typeWithoutExpansion(_ message: String) -> Bool {
    var node = open(AttributedTypeSyntax.self)
    node.set(.specifiers, typeSpecifiers())
    node.set(.attributes, typeAttributes())
    node.set(.lateSpecifiers, lateTypeSpecifiers())
    let hasType = functionOrCompositionType(message)
    guard node.slots != 0 else { return hasType }
    node.set(.baseType, hasType)
    close(node)
    return true
  }

  /// The type of a variable or of the result of a function, which may name its opaque types.
  ///
  ///     generic-parameters? type
  ///
  /// There is no enclosing expression that a `]` or `:` could belong to, so these are treated as the rest of
  /// an array or dictionary type whose `[` is missing.
  @discardableResult
  mutating func resultType(expected message: String = "expected type") -> Bool {
    let start = mark
    guard !atLeftAngle else {
      var node = open(NamedOpaqueReturnTypeSyntax.self)
      node.set(.genericParameterClause, genericParameterClause())
      node.set(.type, type(expected: message))
      close(node)
      return true
    }
    let errorCount = errors.count
    guard type(expected: message) else { return false }
    if errors.count == errorCount, !atStartOfLine { restOfBracketedType(from: start) }
    return true
  }

  private mutating func restOfBracketedType(from start: Mark) {
    if at(.rightSquare) {
      report("unexpected ']' in type; did you mean to write an array type?")
      var node = open(ArrayTypeSyntax.self, at: start)
      node.set(.element)
      take(&node, .rightSquare)
      close(node)
    } else if at(.colon), lookAhead({ $0.skipColonAndSimpleType() }) {
      report("unexpected ':' in type; did you mean to write a dictionary type?")
      var node = open(DictionaryTypeSyntax.self, at: start)
      node.set(.key)
      take(&node, .colon)
      node.set(.value, simpleType())
      take(&node, .rightSquare, if: .rightSquare)
      close(node)
    } else {
      return
    }
    while optionalTypeMark(after: start) {}
  }

  private mutating func skipColonAndSimpleType() -> Bool {
    advance()
    return skipSimpleType()
  }
}

// MARK: - Specifiers

extension Parser {
  /// The words before a type: `typeSpecifierList`.
  ///
  ///     ('inout' | 'borrowing' | 'sending' | … | 'nonisolated' ('(' 'nonsending' ')')?)*
  ///
  /// All but `inout` can also be names of types; they are specifiers if the next token can begin a type.
  private mutating func typeSpecifiers() -> Bool {
    guard kind.isSimpleTypeSpecifier || at(.nonisolated) else { return false }
    let start = mark
    while true {
      if kind.isSimpleTypeSpecifier, canBeParameterSpecifier {
        tokenNode(.simpleTypeSpecifier)
      } else if atNonisolatedSpecifier {
        nonisolatedTypeSpecifier()
      } else {
        return closeList(.typeSpecifierList, start)
      }
    }
  }

  /// The specifier after the attributes of a type, which can only be `nonisolated`.
  private mutating func lateTypeSpecifiers() -> Bool {
    guard atNonisolatedSpecifier else { return false }
    let start = mark
    nonisolatedTypeSpecifier()
    return closeList(.typeSpecifierList, start)
  }

  /// `nonisolated(nonsending)`; without an argument, only before the name of a type, as in an inheritance
  /// clause.
  private mutating func nonisolatedTypeSpecifier() {
    var node = open(NonisolatedTypeSpecifierSyntax.self)
    take(&node, .nonisolatedKeyword)
    if atAttributeArguments() {
      var argument = open(NonisolatedSpecifierArgumentSyntax.self)
      take(&argument, .leftParen)
      expect(&argument, .nonsendingKeyword, .nonsending, "expected 'nonsending' in modifier")
      expect(&argument, .rightParen, .rightParen, "expected ')' in modifier")
      close(argument)
      node.set(.argument)
    } else if !lookAhead({ $0.skipTypeIdentifier() }) {
      report("expected '(nonsending)' after 'nonisolated'")
    }
    close(node)
  }
}

// MARK: - Functions and compositions

extension Parser {
  /// A composition, or a function type whose parameters look like one until the arrow.
  ///
  ///     composition (effect-specifiers? '->' type)?
  private mutating func functionOrCompositionType(_ message: String) -> Bool {
    let start = mark
    let offset = Int(tokens.starts[index])
    let hasType = compositionType(message)
    guard at(.arrow) || atEffectSpecifier && lookAhead({ $0.skipFunctionTypeArrow() }) else { return hasType }
    functionType(from: start, at: offset)
    return true
  }

  /// The rest of a function type whose parameters have been parsed as a tuple type: the function type takes
  /// over the tuple's parentheses and elements.
  private mutating func functionType(from start: Mark, at offset: Int) {
    var node = open(FunctionTypeSyntax.self, at: start)
    if let base = nodes.last, base.kind == .tupleType, base.firstToken == start.token {
      node.slots = base.slots
      nodes.removeLast()
    } else if !isEmpty(since: start) {
      report("single argument function types require parentheses", at: offset)
      var parameter = open(TupleTypeElementSyntax.self, at: start)
      parameter.set(.type)
      close(parameter)
      node.set(.parameters, closeList(.tupleTypeElementList, start))
    }
    node.set(.effectSpecifiers, typeEffectSpecifiers())
    node.set(.returnClause, returnClause(allowsNamedOpaqueType: false))
    close(node)
  }

  /// One or more constraints, possibly after `some` or `any`.
  ///
  ///     'each' simple-type | ('some' | 'any')? simple-type ('&' simple-type)*
  private mutating func compositionType(_ message: String) -> Bool {
    switch kind {
    case .each:
      var node = open(PackElementTypeSyntax.self)
      take(&node, .eachKeyword)
      node.set(.pack, simpleType(expected: message))
      close(node)
      return true
    case .some, .any:
      var node = open(SomeOrAnyTypeSyntax.self)
      take(&node, .someOrAnySpecifier)
      node.set(.constraint, constraintType(message))
      close(node)
      return true
    default:
      return constraintType(message)
    }
  }

  private mutating func constraintType(_ message: String) -> Bool {
    let start = mark
    var hasType = simpleType(expected: message)
    guard at(operator: "&") else { return hasType }
    var element = open(CompositionTypeElementSyntax.self, at: start)
    element.set(.type, hasType)
    while at(operator: "&") {
      take(&element, .ampersand)
      close(element)
      element = open(CompositionTypeElementSyntax.self)
      hasType = simpleType(expected: "expected identifier for type name")
      element.set(.type, hasType)
    }
    close(element)
    closeList(.compositionTypeElementList, start)
    wrap(.compositionType, start)
    return true
  }
}

// MARK: - Simple types

extension Parser {
  /// A type without specifiers, attributes, `some`, `&` and `->`. Reports `message` and returns false if
  /// there is none.
  ///
  ///     '~'? (type-name | tuple-type | collection-type | '_') suffix*
  ///
  /// If `allowsMemberTypes` is false, `.` is only consumed for a metatype: `\A.b` is a key path from `A`.
  @inline(never)
  @discardableResult
  mutating func simpleType(
    allowsMemberTypes: Bool = true, isAttributeName: Bool = false, expected message: String = "expected type"
  ) -> Bool {
    guard at(operator: "~") else {
      return unsuppressedType(allowsMemberTypes, isAttributeName, message)
    }
    var node = open(SuppressedTypeSyntax.self)
    take(&node, .withoutTilde, as: .prefixOperator)
    node.set(.type, unsuppressedType(allowsMemberTypes, isAttributeName, message))
    close(node)
    return true
  }

  /// The name of an attribute: a simple type without `?` and `!`.
  @discardableResult
  mutating func attributeName() -> Bool {
    simpleType(isAttributeName: true, expected: "expected an attribute name")
  }

  private mutating func unsuppressedType(
    _ allowsMemberTypes: Bool, _ isAttributeName: Bool, _ message: String
  ) -> Bool {
    let start = mark
    switch kind {
    case _ where kind.isIdentifier || atModuleSelector(), .Self, .Any, .wildcard: typeIdentifier()
    case .leftParen: tupleType()
    case .leftSquare: collectionType()
    default:
      report(message)
      return false
    }
    var goesOn = true
    while goesOn {
      if at(.period) {
        let isMetatype = peek(2) != .colonColon && (peek() == .Type || peek() == .Protocol)
        if isMetatype {
          metatypeType(of: start)
        } else {
          goesOn = (allowsMemberTypes || peek() == .Type || peek() == .Protocol) && memberType(of: start)
        }
      } else {
        goesOn = !isAttributeName && optionalTypeMark(after: start)
      }
    }
    return true
  }

  /// The name of a type: `identifierType`.
  ///
  ///     module-selector? (identifier | 'Self' | 'Any' | '_') generic-arguments?
  ///
  /// After a module, any keyword is a name.
  @discardableResult
  mutating func typeIdentifier() -> Bool {
    var node = open(IdentifierTypeSyntax.self)
    let start = node.start
    if moduleSelector() {
      node.set(.moduleSelector)
      qualifiedTypeName(&node, .name, isQualified: true)
    } else if at(.Any, .wildcard) {
      take(&node, .name)
      close(node)
      return true
    } else if kind.isIdentifier || at(.Self) {
      take(&node, .name)
    } else {
      report("expected identifier for type name")
    }
    if atLeftAngle { node.set(.genericArgumentClause, genericArgumentClause()) }
    close(node)
    return !isEmpty(since: start)
  }

  /// The name after `.` or `::`, which may be a keyword. On another line than the `::` before it, it is a
  /// separate token.
  private mutating func qualifiedTypeName<View>(
    _ node: inout Open<View>, _ slot: Slot<View>, isQualified: Bool
  ) {
    if kind.isIdentifier || kind.isReservedKeyword, !(isQualified && atStartOfLine) {
      take(&node, slot)
    } else {
      report("expected identifier in dotted type")
    }
  }

  /// The rest of `Base.Type` or `Base.Protocol`: `metatypeType`.
  private mutating func metatypeType(of start: Mark) {
    reportSpaceAfterPeriod()
    var node = open(MetatypeTypeSyntax.self, at: start)
    node.set(.baseType)
    take(&node, .period)
    take(&node, .metatypeSpecifier)
    close(node)
  }

  /// The rest of `Base.Member`: `memberType`. Returns false if a name is missing, so that nothing more can
  /// follow.
  ///
  ///     '.' module-selector? (identifier | keyword) generic-arguments?
  private mutating func memberType(of start: Mark) -> Bool {
    var node = open(MemberTypeSyntax.self, at: start)
    node.set(.baseType)
    let endsHere = reportSpaceAfterPeriod() && startsLine(1)
    take(&node, .period)
    guard !endsHere else {
      close(node)
      return false
    }
    let isQualified = moduleSelector()
    node.set(.moduleSelector, isQualified)
    let isOnOtherLine = isQualified && atStartOfLine
    qualifiedTypeName(&node, .name, isQualified: isQualified)
    if atLeftAngle { node.set(.genericArgumentClause, genericArgumentClause()) }
    close(node)
    return !isOnOtherLine
  }

  /// Reports an error if space follows the period here but doesn't precede it.
  @discardableResult
  private mutating func reportSpaceAfterPeriod() -> Bool {
    guard hasTriviaAfter, !hasTriviaBefore else { return false }
    report("extraneous whitespace after '.' is not permitted")
    return true
  }

  /// The `?` or `!` after the type that began at `start`: `optionalType` or
  /// `implicitlyUnwrappedOptionalType`. Returns false if there is none.
  private mutating func optionalTypeMark(after start: Mark) -> Bool {
    switch optionalMark {
    case .postfixQuestionMark:
      var node = open(OptionalTypeSyntax.self, at: start)
      node.set(.wrappedType)
      takePrefix(&node, .questionMark, 1, as: .postfixQuestionMark)
      reportSpaceAfterEqual()
      close(node)
      return true
    case .exclamationMark:
      var node = open(ImplicitlyUnwrappedOptionalTypeSyntax.self, at: start)
      node.set(.wrappedType)
      takePrefix(&node, .exclamationMark, 1, as: .exclamationMark)
      reportSpaceAfterEqual()
      close(node)
      return true
    default:
      return false
    }
  }
}

// MARK: - Tuples

extension Parser {
  /// A tuple type, or the parameters of a function type: `tupleType`. Called at `(`.
  ///
  ///     '(' (element (',' element)* ','?)? ')'
  private mutating func tupleType() {
    var node = open(TupleTypeSyntax.self)
    take(&node, .leftParen)
    let start = mark
    while !at(.endOfFile, .rightParen), tupleTypeElement() {}
    node.set(.elements, closeList(.tupleTypeElementList, start))
    expect(&node, .rightParen, .rightParen, "expected ')' at end of tuple list")
    close(node)
  }

  /// An element of a tuple type. Returns true if another one must follow.
  ///
  ///     (label label? ':')? type '...'? ','?
  private mutating func tupleTypeElement() -> Bool {
    var node = open(TupleTypeElementSyntax.self)
    let start = node.start
    if startsParameterName(isClosure: false, skippingMisplacedSpecifiers: true) {
      skipMisplacedSpecifiers()
      tupleTypeElementName(&node)
    }
    node.set(.type, type())
    if at(operator: "...") { take(&node, .ellipsis, as: .ellipsis) }
    var goesOn = take(&node, .trailingComma, if: .comma)
    if !goesOn, !at(.rightParen), !isEmpty(since: start), lookAhead({ $0.skipType() }) {
      report("expected ',' separator")
      goesOn = true
    }
    close(node)
    return goesOn
  }

  private mutating func tupleTypeElementName(_ node: inout Open<TupleTypeElementSyntax>) {
    takeArgumentLabel(&node, .firstName)
    if take(&node, .colon, if: .colon) { return }
    if kind.isArgumentLabelOrDollar, peek() == .colon {
      takeArgumentLabel(&node, .secondName)
      take(&node, .colon)
    } else {
      report("expected ':' following argument label and parameter name")
    }
  }
}

// MARK: - Collections

extension Parser {
  /// An array, dictionary or inline array type. Called at `[`.
  ///
  ///     '[' type ']' | '[' type ':' type ']' | '[' generic-argument 'of' generic-argument ']'
  ///
  /// `of` must be on the line of the count, as in an expression, where it could otherwise be an element of an
  /// array.
  private mutating func collectionType() {
    let start = mark
    advance()
    let isExpansion = at(.repeat)
    let first = mark
    let isValue = valueType()
    let hasElement = isValue || type(expected: "expected element type")
    if hasElement, isValue || !isExpansion && at(.of) && !atStartOfLine {
      restOfInlineArrayType(from: start, count: first)
    } else if at(.colon) {
      restOfDictionaryType(from: start, hasKey: hasElement)
    } else {
      var node = open(ArrayTypeSyntax.self, at: start)
      node.set(.leftSquare)
      node.set(.element, hasElement)
      expect(&node, .rightSquare, .rightSquare, "expected ']' in array type")
      close(node)
    }
  }

  private mutating func restOfDictionaryType(from start: Mark, hasKey: Bool) {
    var node = open(DictionaryTypeSyntax.self, at: start)
    node.set(.leftSquare)
    node.set(.key, hasKey)
    take(&node, .colon)
    node.set(.value, type(expected: "expected dictionary value type"))
    expect(&node, .rightSquare, .rightSquare, "expected ']' in dictionary type")
    close(node)
  }

  /// The rest of an inline array type that begins with the `[` at `start`, which has been skipped:
  /// `inlineArrayType`.
  ///
  ///     generic-argument 'of' generic-argument ']'
  mutating func inlineArrayType(from start: Mark) {
    let count = mark
    genericArgument()
    restOfInlineArrayType(from: start, count: count)
  }

  private mutating func restOfInlineArrayType(from start: Mark, count: Mark) {
    var node = open(InlineArrayTypeSyntax.self, at: start)
    node.set(.leftSquare)
    wrap(.genericArgument, count)
    node.set(.count, !isEmpty(since: count))
    if !atStartOfLine {
      expect(&node, .separator, .of, "expected 'of' in inline array type")
    } else {
      report("expected 'of' in inline array type")
    }
    let element = mark
    genericArgument()
    wrap(.genericArgument, element)
    node.set(.element, !isEmpty(since: element))
    expect(&node, .rightSquare, .rightSquare, "expected ']' in inline array type")
    close(node)
  }
}
