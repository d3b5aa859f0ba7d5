import SwiftCST

extension TokenKind {
  /// Whether the token names an accessor. The coroutines `read` and `modify` are excluded without their
  /// underscores, because they are experimental.
  var isAccessorSpecifier: Bool {
    switch self {
    case .get, .set, .didSet, .willSet, .unsafeAddress, .addressWithOwner, .addressWithNativeOwner,
      .unsafeMutableAddress, .mutableAddressWithOwner, .mutableAddressWithNativeOwner, ._read, ._modify,
      .`init`, .borrow:
      true
    default:
      false
    }
  }

  /// Whether the token can precede the name of an accessor.
  var isAccessorModifier: Bool {
    switch self {
    case .mutating, .nonmutating, .consuming, .borrowing, .__consuming: true
    default: false
    }
  }
}

extension Parser {
  /// Parses the accessors of a variable or subscript, or the body of the only getter.
  ///
  ///     '{' accessor+ '}' | '{' statements '}'
  @discardableResult
  mutating func accessorBlock() -> Bool {
    var node = open(AccessorBlockSyntax.self)
    if !take(&node, .leftBrace, if: .leftBrace) {
      report("expected '{' to start getter definition")
    }
    if accessors() {
      node.set(.accessors)
      expect(
        &node, .rightBrace, .rightBrace,
        at(.endOfFile)
          ? "expected '}' at end of variable get/set clause"
          : "expected 'get', 'set', 'willSet', or 'didSet' keyword to start an accessor definition")
    } else {
      node.set(.accessors, codeBlockItems(until: .braceOrDirective))
      expect(&node, .rightBrace, .rightBrace, "expected '}' at end of brace statement")
    }
    close(node)
    return true
  }

  /// Parses accessors up to the first other token (`accessorDeclList`).
  private mutating func accessors() -> Bool {
    let list = mark
    while atAccessor() { accessor() }
    guard !isEmpty(since: list) else { return false }
    return closeList(.accessorDeclList, list)
  }

  /// Whether an accessor begins here: its name follows the attributes and a modifier, if any.
  private mutating func atAccessor() -> Bool {
    if kind.isAccessorSpecifier { return true }
    guard at(.atSign) || kind.isAccessorModifier else { return false }
    return lookAhead { parser in
      if parser.at(.atSign) { _ = parser.skipAttributes() }
      if parser.kind.isAccessorModifier { parser.advance() }
      return parser.kind.isAccessorSpecifier
    }
  }

  /// Parses one accessor.
  ///
  ///     attributes? ('mutating' | 'nonmutating' | …)? specifier ('(' name ')')? effects? body?
  private mutating func accessor() {
    var node = open(AccessorDeclSyntax.self)
    node.set(.attributes, attributes())
    if kind.isAccessorModifier {
      node.set(.modifier)
      plainModifier()
    }
    let takesName = at(.set, .willSet, .didSet) || at(.`init`)
    take(&node, .accessorSpecifier)
    if takesName, at(.leftParen) { node.set(.parameters, accessorParameters()) }
    node.set(.effectSpecifiers, accessorEffectSpecifiers())
    node.set(.body, optionalCodeBlock())
    close(node)
  }

  /// Parses an accessor's name for the new value.
  ///
  ///     '(' name ')'
  private mutating func accessorParameters() -> Bool {
    var node = open(AccessorParametersSyntax.self)
    take(&node, .leftParen)
    if !takeIdentifier(&node, .name) {
      report("expected setter parameter name")
      if !at(.rightParen, .leftBrace, .rightBrace) { skipUnexpectedToken() }
    }
    expect(&node, .rightParen, .rightParen, "expected ')' after setter parameter name")
    close(node)
    return true
  }
}
