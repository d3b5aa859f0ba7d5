import SwiftCST

extension Parser {
  /// Parses the members of a type (`memberBlockItemList`), up to the given end.
  ///
  ///     (member ';'?)*
  @discardableResult
  mutating func memberBlockItems(until listEnd: ListEnd) -> Bool {
    let start = mark
    var isSeparated = true
    while !at(.endOfFile), !at(end: listEnd) {
      let item = mark
      isSeparated = memberBlockItem(isSeparated: isSeparated || atStartOfLine, until: listEnd)
      if isEmpty(since: item) { break }
    }
    return closeList(.memberBlockItemList, start)
  }

  /// Parses one member, and returns whether a semicolon ends it.
  ///
  ///     declaration | '#if' … | '#sourceLocation' …
  ///
  /// - Parameter isSeparated: Whether a new line or semicolon precedes it.
  private mutating func memberBlockItem(isSeparated: Bool, until listEnd: ListEnd) -> Bool {
    guard enter() else { return true }
    defer { leave() }
    var node = open(MemberBlockItemSyntax.self)
    if at(.poundSourceLocation) {
      reportMissingSeparator(isSeparated)
      node.set(.decl, poundSourceLocation())
      close(node)
      return false
    }
    if at(.poundIf), !atIfConfigOfAttributes() {
      reportMissingSeparator(isSeparated)
      node.set(.decl, ifConfig(.members))
      close(node)
      return false
    }
    if atStartOfDeclaration(requiresDecl: true) {
      reportMissingSeparator(isSeparated)
      node.set(.decl, declaration(in: .memberDeclList))
    } else {
      skipUnexpectedMember(until: listEnd)
    }
    let isEnded = take(&node, .semicolon, if: .semicolon)
    while at(.semicolon) {
      report("unexpected ';' separator")
      skipUnexpectedToken()
    }
    close(node)
    return isEnded
  }

  private mutating func reportMissingSeparator(_ isSeparated: Bool) {
    guard !isSeparated else { return }
    report("consecutive declarations on a line must be separated by ';'", at: endOfPreviousToken)
  }

  /// Sets aside tokens that are not a member, up to the next declaration.
  private mutating func skipUnexpectedMember(until listEnd: ListEnd) {
    guard !at(.semicolon) else {
      report("unexpected ';' separator")
      return
    }
    report("expected declaration")
    let start = mark
    repeat {
      if !skipBracketed() { advance() }
    } while !at(.endOfFile) && !at(.semicolon) && !at(.poundIf, .poundSourceLocation) && !at(end: listEnd)
      && !atStartOfDeclaration(requiresDecl: true)
    closeUnexpected(start)
  }
}

// MARK: - Cases and types in types

extension Parser {
  /// Parses the cases of an enum that are declared together.
  ///
  ///     cases → 'case' case (',' case)*
  ///     case → name parameters? ('=' expression)?
  mutating func enumCaseDeclaration(_ header: DeclHeader) {
    var node = open(EnumCaseDeclSyntax.self, header)
    take(&node, .caseKeyword)
    let list = mark
    var isFirst = true
    while enumCaseElement(isFirst: isFirst) { isFirst = false }
    node.set(.elements, closeList(.enumCaseElementList, list))
    close(node)
  }

  /// Parses one case, and returns whether another one follows.
  private mutating func enumCaseElement(isFirst: Bool) -> Bool {
    var node = open(EnumCaseElementSyntax.self)
    if at(.period) {
      report("extraneous '.' in enum 'case' declaration")
      skipUnexpectedToken()
    }
    if isFirst || atIdentifier || kind.isReservedKeyword && !atStartOfLine {
      declarationName(&node, .name, of: "enum 'case'")
    } else {
      report("expected identifier after comma in enum 'case' declaration")
    }
    if at(prefix: "<") {
      report("generic signature cannot be declared in enum 'case'")
      let generics = mark
      genericParameterClause()
      closeUnexpected(generics)
    }
    if at(.leftParen) { node.set(.parameterClause, enumCaseParameterClause()) }
    if at(.equal) { node.set(.rawValue, initializerClause()) }
    let hasMore = take(&node, .trailingComma, if: .comma)
    close(node)
    return hasMore
  }

  /// Parses an associated type.
  ///
  ///     'associatedtype' name inheritance? ('=' type)? where-clause?
  mutating func associatedTypeDeclaration(_ header: DeclHeader) {
    var node = open(AssociatedTypeDeclSyntax.self, header)
    take(&node, .associatedtypeKeyword)
    if at(.each) {
      report("associated types cannot be variadic")
      skipUnexpectedToken()
    }
    guard declarationName(&node, .name, of: "associatedtype") else { return close(node) }
    if at(prefix: "...") {
      report("associated types cannot be variadic")
      skipUnexpectedToken()
    }
    if at(.colon) { node.set(.inheritanceClause, inheritanceClause()) }
    if at(.equal) {
      let initializer = typeInitializerClause(missingType: "expected type in associated type declaration")
      node.set(.initializer, initializer)
    }
    if at(.where) { node.set(.genericWhereClause, genericWhereClause()) }
    close(node)
  }

  /// Parses a type alias.
  ///
  ///     'typealias' name generic-parameters? '=' type where-clause?
  mutating func typeAliasDeclaration(_ header: DeclHeader) {
    var node = open(TypeAliasDeclSyntax.self, header)
    take(&node, .typealiasKeyword)
    declarationName(&node, .name, of: "typealias")
    if at(prefix: "<") { node.set(.genericParameterClause, genericParameterClause()) }
    node.set(.initializer, typeInitializerClause())
    if at(.where) { node.set(.genericWhereClause, genericWhereClause()) }
    close(node)
  }

  /// Parses the type of a type alias.
  ///
  ///     '=' type
  private mutating func typeInitializerClause(
    missingType message: String = "expected type in type alias declaration"
  ) -> Bool {
    let start = mark
    var node = open(TypeInitializerClauseSyntax.self)
    if at(.colon) {
      report("expected '=' in type alias declaration")
      skipUnexpectedToken()
    } else if !expect(&node, .equal, .equal, "expected '=' in type alias declaration") {
      return false
    }
    node.set(.value, type(expected: message))
    close(node)
    return !isEmpty(since: start)
  }
}
