import SwiftCST

// MARK: - Operators

extension Parser {
  /// Parses the declaration of an operator.
  ///
  ///     ('prefix' | 'infix' | 'postfix') 'operator' operator-name precedence?
  ///
  /// The fixity is part of the declaration and not a modifier, and no modifiers are allowed. So in valid code
  /// the parser is at the fixity; if it is at `operator`, the preceding code is invalid.
  mutating func operatorDeclaration(_ header: DeclHeader) {
    let hasHeader = header.hasAttributes || header.hasModifiers
    if hasHeader {
      report("unexpected attribute or modifier in operator declaration")
      closeUnexpected(header.start)
    }
    var node = open(OperatorDeclSyntax.self, at: header.start)
    if kind.isFixity {
      take(&node, .fixitySpecifier)
    } else if !hasHeader {
      report("operator must be declared as 'prefix', 'postfix', or 'infix'")
    }
    take(&node, .operatorKeyword)
    operatorName(&node)
    if at(.colon) { node.set(.operatorPrecedenceAndTypes, operatorPrecedenceAndTypes()) }
    if at(.leftBrace) {
      report("operator should no longer be declared with body")
      let body = mark
      skipBracketed()
      closeUnexpected(body)
    }
    close(node)
  }

  private var atOperatorName: Bool {
    switch kind {
    case .prefixOperator, .binaryOperator, .postfixOperator, .infixQuestionMark, .postfixQuestionMark, .equal,
      .arrow, .exclamationMark:
      true
    default:
      false
    }
  }

  /// Consumes the declared name; adjacent tokens were meant to be part of it.
  private mutating func operatorName(_ node: inout Open<OperatorDeclSyntax>) {
    if atOperatorName {
      take(&node, .name)
    } else if at(.endOfFile) || atStartOfLine || !(atIdentifier || kind.precedence == .name) {
      return reportMissing("expected operator name in operator declaration")
    } else {
      report("'\(currentText)' is considered an identifier and must not appear within an operator name")
      skipUnexpectedToken()
    }
    while !hasTriviaBefore, !at(.colon, .leftBrace, .endOfFile) {
      report(
        atIdentifier
          ? "'\(currentText)' is considered an identifier and must not appear within an operator name"
          : "'\(currentText)' is not allowed in operator names")
      skipUnexpectedToken()
    }
  }

  /// Parses the precedence group of an operator. The types after it are obsolete and have no meaning.
  ///
  ///     ':' name (',' type)*
  private mutating func operatorPrecedenceAndTypes() -> Bool {
    var node = open(OperatorPrecedenceAndTypesSyntax.self)
    take(&node, .colon)
    if atIdentifier || at(.`self`, .Self) {
      take(&node, .precedenceGroup)
    } else {
      report("expected precedence group name after ':' in operator declaration")
    }
    let list = mark
    while at(.comma) {
      var element = open(DesignatedTypeSyntax.self)
      take(&element, .leadingComma)
      // A missing type at the end of the file is not reported: swift-syntax doesn't either, and these types
      // have no meaning.
      if !at(.endOfFile) { take(&element, .name) }
      close(element)
    }
    node.set(.designatedTypes, closeList(.designatedTypeList, list))
    close(node)
    return true
  }
}

// MARK: - Precedence groups

extension Parser {
  /// Parses the declaration of a precedence group.
  ///
  ///     'precedencegroup' name '{' attribute* '}'
  mutating func precedenceGroupDeclaration(_ header: DeclHeader) {
    var node = open(PrecedenceGroupDeclSyntax.self, header)
    take(&node, .precedencegroupKeyword)
    if atIdentifier || at(.`self`, .Self) {
      take(&node, .name)
    } else {
      report("expected identifier after 'precedencegroup'")
    }
    if expect(&node, .leftBrace, .leftBrace, "expected '{' after name of precedence group") {
      let list = mark
      while precedenceGroupAttribute() {}
      node.set(.groupAttributes, closeList(.precedenceGroupAttributeList, list))
      expect(&node, .rightBrace, .rightBrace, unknownAttributeMessage)
    }
    close(node)
  }

  private var unknownAttributeMessage: String {
    atIdentifier
      ? "'\(currentText)' is not a valid precedence group attribute"
      : "expected operator attribute identifier in precedence group body"
  }

  /// Parses an attribute of a precedence group, if there is one.
  ///
  ///     attribute → 'associativity' ':' ('left' | 'right' | 'none')
  ///     attribute → 'assignment' ':' ('true' | 'false')
  ///     attribute → ('higherThan' | 'lowerThan') ':' name (',' name)*
  private mutating func precedenceGroupAttribute() -> Bool {
    switch kind {
    case .associativity:
      var node = open(PrecedenceGroupAssociativitySyntax.self)
      take(&node, .associativityLabel)
      precedenceGroupColon(&node, .colon)
      precedenceGroupValue(
        &node, .value, isValid: at(.left, .right, .none),
        "expected 'none', 'left', or 'right' after 'associativity'")
      close(node)
    case .assignment:
      var node = open(PrecedenceGroupAssignmentSyntax.self)
      take(&node, .assignmentLabel)
      precedenceGroupColon(&node, .colon)
      precedenceGroupValue(
        &node, .value, isValid: at(.true, .false), "expected 'true' or 'false' after 'assignment'")
      close(node)
    case .higherThan, .lowerThan:
      precedenceGroupRelation()
    default:
      return false
    }
    return true
  }

  private mutating func precedenceGroupColon<View>(_ node: inout Open<View>, _ slot: Slot<View>) {
    if !take(&node, slot, if: .colon) { report("expected colon after attribute name in precedence group") }
  }

  private mutating func precedenceGroupValue<View>(
    _ node: inout Open<View>, _ slot: Slot<View>, isValid: Bool, _ message: StaticString
  ) {
    if isValid {
      take(&node, slot)
    } else {
      report("\(message)")
      if atIdentifier { skipUnexpectedToken() }
    }
  }

  private mutating func precedenceGroupRelation() {
    var node = open(PrecedenceGroupRelationSyntax.self)
    let label = at(.higherThan) ? "higherThan" : "lowerThan"
    take(&node, .higherThanOrLowerThanLabel)
    precedenceGroupColon(&node, .colon)
    let list = mark
    var hasMore = true
    while hasMore {
      var element = open(PrecedenceGroupNameSyntax.self)
      if !takeIdentifier(&element, .name) {
        report("expected name of related precedence group after '\(label)'")
      }
      hasMore = take(&element, .trailingComma, if: .comma)
      close(element)
    }
    node.set(.precedenceGroups, closeList(.precedenceGroupNameList, list))
    close(node)
  }
}
