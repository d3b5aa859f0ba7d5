import SwiftCST

/// Determines the role of a name at a place.
enum UseRoles {
  static func role(of token: Token, in node: Node) -> Use.Role {
    switch node.kind {
    case .declReferenceExpr: reference(node)
    case .identifierType: IdentifierTypeSyntax(node)?.name == token ? type(node) : .other
    case .memberType: memberType(token, MemberTypeSyntax(unchecked: node))
    case .identifierPattern: isShorthand(node) ? .reference : .declaration
    case .closureCapture: ClosureCaptureSyntax(node)?.initializer == nil ? .reference : .declaration
    case .closureShorthandParameter: .declaration
    case .functionParameter, .enumCaseParameter, .closureParameter: parameter(token, node)
    case .labeledExpr, .tupleTypeElement, .tuplePatternElement, .multipleTrailingClosureElement,
      .declNameArgument, .labeledStmt, .breakStmt, .continueStmt:
      .label
    case .macroExpansionExpr, .macroExpansionDecl: .macro
    default: declares(token, node) ? .declaration : .other
    }
  }

  /// Whether a pattern is that of `if let x`, a shorthand for `if let x = x`.
  private static func isShorthand(_ pattern: Node) -> Bool {
    OptionalBindingConditionSyntax(pattern.parent).map { $0.initializer == nil } ?? false
  }

  private static func reference(_ node: Node) -> Use.Role {
    guard let parent = node.parent else { return .reference }
    switch parent.kind {
    case .memberAccessExpr:
      let access = MemberAccessExprSyntax(unchecked: parent)
      return access.declName?.node == node ? .member(base: access.base) : .reference
    case .keyPathPropertyComponent, .keyPathMethodComponent:
      return .keyPath
    default:
      return isInDirective(node) ? .other : .reference
    }
  }

  /// Whether an expression is part of the condition of `#if`: `os(iOS)` refers to nothing.
  private static func isInDirective(_ node: Node) -> Bool {
    var from = node
    while let parent = from.parent {
      switch parent.kind {
      case .ifConfigClause: return IfConfigClauseSyntax(parent)?.condition == from
      case .functionCallExpr, .labeledExprList, .labeledExpr, .sequenceExpr, .exprList, .infixOperatorExpr,
        .prefixOperatorExpr, .tupleExpr:
        from = parent
      default: return false
      }
    }
    return false
  }

  private static func type(_ node: Node) -> Use.Role {
    node.parent?.kind == .attribute ? .attribute : .type
  }

  private static func memberType(_ token: Token, _ view: MemberTypeSyntax) -> Use.Role {
    guard view.name == token, let base = view.baseType else { return .other }
    return view.node.parent?.kind == .attribute ? .attribute : .typeMember(base: base)
  }

  /// The last name of a parameter is the internal one; the first of two is only a label.
  private static func parameter(_ token: Token, _ node: Node) -> Use.Role {
    let first = FunctionParameterSyntax(node)?.firstName ?? ClosureParameterSyntax(node)?.firstName
    let second = FunctionParameterSyntax(node)?.secondName ?? ClosureParameterSyntax(node)?.secondName
    if node.kind == .enumCaseParameter { return .label }
    return token == first && second != nil ? .label : .declaration
  }

  private static func declares(_ token: Token, _ node: Node) -> Bool {
    switch node.kind {
    case .functionDecl: FunctionDeclSyntax(node)?.name == token
    case .macroDecl: MacroDeclSyntax(node)?.name == token
    case .typeAliasDecl: TypeAliasDeclSyntax(node)?.name == token
    case .associatedTypeDecl: AssociatedTypeDeclSyntax(node)?.name == token
    case .enumCaseElement: EnumCaseElementSyntax(node)?.name == token
    case .genericParameter: GenericParameterSyntax(node)?.name == token
    case .initializerDecl: InitializerDeclSyntax(node)?.initKeyword == token
    case .precedenceGroupDecl: PrecedenceGroupDeclSyntax(node)?.name == token
    case .accessorParameters: true
    default: nominalView(node)?.name == token
    }
  }
}
