import CodemodKit
import ProjectIndex
import SwiftCST

/// A place other than an inheritance clause where code asks for an `ObservableObject`: a constraint of a
/// generic parameter, `some ObservableObject`, an associated type.
struct ObservableConstraint: Sendable {
  /// The name `ObservableObject` itself.
  let token: Token

  /// The classes of the project that the generic code is used with.
  let classes: Set<TypeID>

  /// Whether it can't be told what else it is used with.
  let isOpen: Bool

  /// Every constraint of a project.
  static func all(in index: ProjectIndex) -> [ObservableConstraint] {
    index.uses(of: "ObservableObject").flatMap { use -> [ObservableConstraint] in
      guard isType(use), !isInheritance(use.node) else { return [] }
      if let alias = alias(around: use.node) { return constraints(through: alias, index) }
      guard let owner = owner(of: use.node, index) else {
        return [ObservableConstraint(token: use.token, classes: [], isOpen: true)]
      }
      let users = Users(of: owner, index)
      return [ObservableConstraint(token: use.token, classes: users.classes, isOpen: users.isOpen)]
    }
  }

  /// Where code asks for what an alias stands for: the alias has to stay as long as anything else needs it.
  private static func constraints(through alias: Node, _ index: ProjectIndex) -> [ObservableConstraint] {
    guard let name = TypeAliasDeclSyntax(alias)?.name?.name else { return [] }
    return index.uses(of: name).filter { isType($0) && !isInheritance($0.node) }.map {
      ObservableConstraint(token: $0.token, classes: [], isOpen: true)
    }
  }

  private static func isType(_ use: Use) -> Bool {
    switch use.role {
    case .type, .typeMember: true
    default: false
    }
  }

  private static func isInheritance(_ node: Node) -> Bool {
    for ancestor in node.ancestors {
      switch ancestor.kind {
      case .inheritedType: return ancestor.parent?.parent?.parent?.kind != .associatedTypeDecl
      case .compositionType, .compositionTypeElement, .compositionTypeElementList, .memberType: continue
      default: return false
      }
    }
    return false
  }

  private static func alias(around node: Node) -> Node? {
    for ancestor in node.ancestors {
      switch ancestor.kind {
      case .typeInitializerClause:
        return ancestor.parent.flatMap { $0.kind == .typeAliasDecl ? $0 : nil }
      case .compositionType, .compositionTypeElement, .compositionTypeElementList, .memberType: continue
      default: return nil
      }
    }
    return nil
  }

  /// The generic type or function whose parameter the constraint is on; nil for anything less simple.
  private static func owner(of node: Node, _ index: ProjectIndex) -> Declaration? {
    for ancestor in node.ancestors {
      switch ancestor.kind {
      case .structDecl, .classDecl, .enumDecl, .actorDecl, .functionDecl:
        return index.declaration(at: ancestor)
      case .someOrAnyType where SomeOrAnyTypeSyntax(ancestor)?.someOrAnySpecifier?.kind != .some: return nil
      case .associatedTypeDecl, .protocolDecl, .extensionDecl, .memberBlock, .codeBlock, .initializerDecl,
        .subscriptDecl, .variableDecl, .closureExpr, .asExpr, .isExpr, .returnClause:
        return nil
      default: continue
      }
    }
    return nil
  }
}

/// What generic code is used with, as far as its uses tell.
private struct Users {
  private(set) var classes: Set<TypeID> = []
  private(set) var isOpen: Bool

  init(of owner: Declaration, _ index: ProjectIndex) {
    isOpen = index.access(of: owner.id) >= .package || owner.kind == .actor || owner.kind == .enum
    for use in index.references(to: owner.id).all {
      guard !isInOwnBody(use.node, owner) else { continue }
      add(use, index)
    }
  }

  private func isInOwnBody(_ node: Node, _ owner: Declaration) -> Bool { owner.node.contains(node) }

  private mutating func add(_ use: Use, _ index: ProjectIndex) {
    if let arguments = genericArguments(of: use) {
      arguments.forEach { add(type: index.resolve($0), index) }
      return
    }
    guard let call = FunctionCallExprSyntax(use.expression.parent), call.calledExpression == use.expression
    else {
      // `extension Screen {}` and a type without arguments say nothing about them.
      if case .type = use.role, use.node.parent?.kind == .extensionDecl { return }
      isOpen = true
      return
    }
    let before = classes
    var hasUnknown = false
    for argument in call.argumentValues {
      switch index.typeOfExpression(argument) {
      case .instance(let type, _): add(type: type, index)
      case .metatype: break
      case .unknown: hasUnknown = hasUnknown || !Self.isNoObject(argument)
      }
    }
    if before == classes, hasUnknown { isOpen = true }
  }

  private mutating func add(type: TypeResolution, _ index: ProjectIndex) {
    switch type {
    case .known(let type):
      if index.conformance(of: type, toForeign: "ObservableObject") != nil { classes.insert(type) }
    case .parameter, .unknown, .ambiguous: isOpen = true
    case .foreign(let name):
      // A managed object of Core Data is an ObservableObject that nobody can migrate.
      if name.hasPrefix("NS") || name == "Optional" { isOpen = true }
    }
  }

  private func genericArguments(of use: Use) -> [Node]? {
    let clause =
      IdentifierTypeSyntax(use.node)?.genericArgumentClause ?? MemberTypeSyntax(use.node)?
      .genericArgumentClause
      ?? GenericSpecializationExprSyntax(use.expression.parent)?.genericArgumentClause
    return clause?.arguments?.children.compactMap { GenericArgumentSyntax($0)?.argument }
  }

  private static func isNoObject(_ argument: Node) -> Bool {
    switch argument.kind {
    case .stringLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr,
      .arrayExpr, .dictionaryExpr, .closureExpr, .keyPathExpr:
      true
    default: false
    }
  }
}
