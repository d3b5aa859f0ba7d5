import SwiftCST

/// The arguments of an attribute.
enum AttributeArguments {
  /// None; parentheses belong to the code that follows.
  case none
  /// The arguments of a call: property wrappers, macros, and everything that is not built in.
  case custom
  /// A macro role and arguments: `@attached` and `@freestanding`.
  case attachedRole, freestandingRole
  case abi, availability, backDeployed, derivative, differentiable, documentation, dynamicReplacement
  case effects, implements, isolated, objCName, originallyDefinedIn, specialize, specialized

  /// The arguments of the declaration attribute with a name.
  init(ofDeclarationAttribute name: TokenKind) {
    self =
      switch name {
      case .abi: .abi
      case .available, ._spi_available: .availability
      case .backDeployed, ._backDeploy: .backDeployed
      case .differentiable: .differentiable
      case .derivative, .transpose: .derivative
      case .objc: .objCName
      case .specialized: .specialized
      case ._specialize: .specialize
      case ._dynamicReplacement: .dynamicReplacement
      case ._documentation: .documentation
      case ._effects: .effects
      case ._implements: .implements
      case ._originallyDefinedIn: .originallyDefinedIn
      case .attached: .attachedRole
      case .freestanding: .freestandingRole
      case .Sendable: .none
      default: .custom
      }
  }

  /// Whether the attribute is incomplete without arguments.
  var areRequired: Bool {
    switch self {
    case .none, .custom, .attachedRole, .freestandingRole, .objCName: false
    default: true
    }
  }
}

extension TokenKind {
  /// Whether it is the name of a built-in type attribute without arguments.
  var isTypeAttributeWithoutArguments: Bool {
    switch self {
    case ._local, ._noMetadata, .async, .autoclosure, .escaping, .noDerivative, .noescape, .preconcurrency,
      .retroactive, .Sendable, .unchecked:
      true
    default: false
    }
  }
}

// MARK: - Lists

extension Parser {
  /// The attributes of a declaration, parameter and so on: `attributeList`.
  ///
  ///     (attribute | '#if' attributes… '#endif')*
  @discardableResult
  mutating func attributes() -> Bool {
    guard at(.atSign, .poundIf) else { return false }
    let start = mark
    while true {
      if at(.atSign) {
        attribute()
      } else if atIfConfigOfAttributes() {
        ifConfig(.attributes)
      } else {
        return closeList(.attributeList, start)
      }
    }
  }

  /// The attributes of a type: `attributeList`.
  @discardableResult
  mutating func typeAttributes() -> Bool {
    guard at(.atSign) else { return false }
    let start = mark
    while at(.atSign) { typeAttribute() }
    return closeList(.attributeList, start)
  }
}

// MARK: - Attributes

extension Parser {
  /// An attribute of a declaration. Called at `@`.
  mutating func attribute() {
    if builtInAttributeName == .rethrows {
      simplyNamedAttribute()
    } else {
      attribute(AttributeArguments(ofDeclarationAttribute: builtInAttributeName))
    }
  }

  /// An attribute of a type. Called at `@`.
  ///
  /// Most built-in ones take no arguments, so in `@escaping (Int) -> Void` the parentheses belong to the
  /// type.
  mutating func typeAttribute() {
    switch builtInAttributeName {
    case .differentiable: simplyNamedAttribute(.differentiable)
    case .isolated: attribute(.isolated)
    case let name where name.isTypeAttributeWithoutArguments:
      var node = open(AttributeSyntax.self)
      take(&node, .atSign)
      node.set(.attributeName, type())
      close(node)
    default: attribute(.custom)
    }
  }

  /// The name after `@`, if it can be that of a built-in attribute. With a module before it
  /// (`@MyModule::available`), it never is.
  private var builtInAttributeName: TokenKind {
    let name = peek()
    return peek(2) == .colonColon && name.isIdentifier ? .identifier : name
  }

  /// An attribute: `attribute`.
  ///
  ///     '@' attribute-name ('(' arguments ')')?
  ///
  /// Spaces before the name or the parenthesis are not reported: they compile before Swift 6.
  private mutating func attribute(_ arguments: AttributeArguments) {
    var node = open(AttributeSyntax.self)
    take(&node, .atSign)
    let name = index
    node.set(.attributeName, attributeName())
    if arguments.areRequired || at(arguments) { attributeArguments(&node, arguments, name) }
    close(node)
  }

  private mutating func at(_ arguments: AttributeArguments) -> Bool {
    switch arguments {
    case .none: false
    case .custom: atCustomAttributeArguments()
    default: atAttributeArguments()
    }
  }

  private mutating func attributeArguments(
    _ node: inout Open<AttributeSyntax>, _ arguments: AttributeArguments, _ name: Int
  ) {
    guard at(.leftParen), !atStartOfLine else {
      report("expected '(' in '\(text(ofToken: name))' attribute", at: Int(tokens.starts[name]))
      return
    }
    take(&node, .leftParen)
    node.set(.arguments, attributeArguments(arguments))
    expect(&node, .rightParen, .rightParen, "expected ')' in '\(text(ofToken: name))' attribute")
  }

  /// An attribute whose name is a single word and never a type with generic arguments or members:
  /// `@rethrows`, or `@differentiable` before a type.
  private mutating func simplyNamedAttribute(_ arguments: AttributeArguments = .none) {
    var node = open(AttributeSyntax.self)
    take(&node, .atSign)
    let name = index
    var type = open(IdentifierTypeSyntax.self)
    take(&type, .name)
    close(type)
    node.set(.attributeName)
    if arguments != .none {
      if expect(&node, .leftParen, .leftParen, "expected '(' in '\(text(ofToken: name))' attribute") {
        node.set(.arguments, attributeArguments(arguments))
        expect(&node, .rightParen, .rightParen, "expected ')' in '\(text(ofToken: name))' attribute")
      }
    }
    close(node)
  }

  /// The content of an attribute's parentheses.
  private mutating func attributeArguments(_ arguments: AttributeArguments) -> Bool {
    switch arguments {
    case .none: false
    case .custom: labeledExpressions()
    case .attachedRole: macroRoleArguments("expected an attached macro role such as 'accessor'")
    case .freestandingRole: macroRoleArguments("expected a freestanding macro role such as 'expression'")
    case .abi: abiArguments()
    case .availability: availabilityAttributeArguments()
    case .backDeployed: backDeployedArguments()
    case .derivative: derivativeArguments()
    case .differentiable: differentiableArguments()
    case .documentation: documentationArguments()
    case .dynamicReplacement: dynamicReplacementArguments()
    case .effects: effectsArguments()
    case .implements: implementsArguments()
    case .isolated: isolatedArguments()
    case .objCName: objCSelector()
    case .originallyDefinedIn: originallyDefinedInArguments()
    case .specialize: specializeArguments()
    case .specialized: specializedArgument()
    }
  }
}
