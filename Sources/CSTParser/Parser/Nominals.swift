import SwiftCST

/// The words for a type in swiftc's messages about its members.
private struct MemberBlockMessages {
  let opening: String
  let closing: String

  init(_ keyword: TokenKind) {
    (opening, closing) =
      switch keyword {
      case .struct: ("expected '{' in struct", "expected '}' in struct")
      case .class: ("expected '{' in class", "expected '}' in class")
      case .actor: ("expected '{' in actor", "expected '}' in actor")
      case .protocol: ("expected '{' in protocol type", "expected '}' in protocol")
      case .enum: ("expected '{' in enum", "expected '}' at end of enum")
      default: ("expected '{' in extension", "expected '}' at end of extension")
      }
  }
}

// MARK: - Types

extension Parser {
  /// Parses the declaration of a type.
  ///
  ///     nominal → ('struct' | 'enum' | 'class' | 'actor') name generic-parameters? rest
  ///     nominal → 'protocol' name primary-associated-types? rest
  ///     rest → inheritance? where-clause? members
  ///
  /// All five kinds have the same children in the same slots, so one node represents them until it is
  /// appended.
  mutating func nominalDeclaration(_ header: DeclHeader) {
    let keyword = kind
    let (nodeKind, what): (SyntaxKind, StaticString) =
      switch keyword {
      case .struct: (.structDecl, "struct")
      case .enum: (.enumDecl, "enum")
      case .class: (.classDecl, "class")
      case .actor: (.actorDecl, "actor")
      default: (.protocolDecl, "protocol")
      }
    var node = open(StructDeclSyntax.self, header)
    take(&node, .structKeyword)
    if declarationName(&node, .name, of: what) || !atStartOfLine {
      skipSecondName(of: what)
      if at(prefix: "<") {
        let hasGenerics = keyword == .protocol ? primaryAssociatedTypeClause() : genericParameterClause()
        node.set(.genericParameterClause, hasGenerics)
      }
      if at(.colon) || atPythonStyleInheritance() { node.set(.inheritanceClause, inheritanceClause()) }
      if at(.where) { node.set(.genericWhereClause, genericWhereClause()) }
      node.set(.memberBlock, memberBlock(of: keyword))
    }
    append(nodeKind, node.start, node.slots)
  }

  /// Parses an extension.
  ///
  ///     'extension' type inheritance? where-clause? members
  mutating func extensionDeclaration(_ header: DeclHeader) {
    var node = open(ExtensionDeclSyntax.self, header)
    take(&node, .extensionKeyword)
    node.set(.extendedType, type(expected: "expected type name in extension declaration"))
    if at(.colon) { node.set(.inheritanceClause, inheritanceClause()) }
    if at(.where) { node.set(.genericWhereClause, genericWhereClause()) }
    node.set(.memberBlock, memberBlock(of: .extension))
    close(node)
  }

  /// Parses the primary associated types of a protocol.
  ///
  ///     '<' name (',' name)* ','? '>'
  private mutating func primaryAssociatedTypeClause() -> Bool {
    var node = open(PrimaryAssociatedTypeClauseSyntax.self)
    takePrefix(&node, .leftAngle, 1, as: .leftAngle)
    let list = mark
    var hasMore = true
    while hasMore {
      var element = open(PrimaryAssociatedTypeSyntax.self)
      if atIdentifier || at(.`self`, .Self) {
        take(&element, .name)
      } else {
        report("expected an identifier to name primary associated type")
        if at(.integerLiteral, .floatLiteral, .dollarIdentifier) || at(.unknown) { skipUnexpectedToken() }
      }
      hasMore = take(&element, .trailingComma, if: .comma) && !at(prefix: ">")
      close(element)
    }
    node.set(.primaryAssociatedTypes, closeList(.primaryAssociatedTypeList, list))
    if at(prefix: ">") {
      takePrefix(&node, .rightAngle, 1, as: .rightAngle)
    } else {
      report("expected '>' to complete primary associated type list")
    }
    close(node)
    return true
  }

  /// Whether there is a superclass in parentheses, as in Python.
  private mutating func atPythonStyleInheritance() -> Bool {
    guard at(.leftParen) else { return false }
    return lookAhead { parser in
      parser.advance()
      return parser.skipType() && (parser.at(.rightParen, .where, .leftBrace) || parser.at(.endOfFile))
    }
  }

  /// Parses the inheritance clause of a type.
  ///
  ///     inheritance → ':' inherited (',' inherited)*
  ///     inherited → type | 'class'
  @discardableResult
  mutating func inheritanceClause() -> Bool {
    var node = open(InheritanceClauseSyntax.self)
    let isInParentheses = !at(.colon)
    if isInParentheses {
      report("expected ':' to begin inheritance clause")
      skipUnexpectedToken()
    } else {
      take(&node, .colon)
    }
    let list = mark
    var hasMore = true
    while hasMore {
      var element = open(InheritedTypeSyntax.self)
      if at(.class) {
        var restriction = open(ClassRestrictionTypeSyntax.self)
        take(&restriction, .classKeyword)
        close(restriction)
        element.set(.type)
      } else {
        element.set(.type, type())
      }
      hasMore = take(&element, .trailingComma, if: .comma)
      close(element)
    }
    node.set(.inheritedTypes, closeList(.inheritedTypeList, list))
    if isInParentheses, at(.rightParen) { skipUnexpectedToken() }
    close(node)
    return true
  }
}

// MARK: - Members

extension Parser {
  /// Parses the members of a type. Without a `{`, there are none.
  ///
  ///     '{' member* '}'
  @discardableResult
  mutating func memberBlock(of keyword: TokenKind) -> Bool {
    let start = mark
    var node = open(MemberBlockSyntax.self)
    guard expect(&node, .leftBrace, .leftBrace, MemberBlockMessages(keyword).opening) else { return false }
    let hasMembers = memberBlockItems(until: .braceOrDirective)
    node.set(.members, hasMembers)
    expect(&node, .rightBrace, .rightBrace, MemberBlockMessages(keyword).closing)
    close(node)
    return !isEmpty(since: start)
  }
}
