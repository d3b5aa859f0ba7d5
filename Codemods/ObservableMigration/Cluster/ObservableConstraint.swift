import ProjectIndex
import SwiftCST

/// A location other than an inheritance clause where code requires an `ObservableObject`: a constraint of a
/// generic parameter, `some ObservableObject`, an associated type.
struct ObservableConstraint: Sendable {
  /// The name `ObservableObject` itself.
  let token: Token

  /// The project's classes that the generic code is used with.
  let classes: Set<TypeID>

  /// Whether it may be used with others.
  let isOpen: Bool

  /// Whether the project doesn't use it, but other modules may, with public classes of the project.
  var isOnlyForOthers = false

  /// The only classes that it is used with, if they have to stay what they are; nil for any other constraint.
  var heldBack: Set<TypeID>?

  /// The type that the name is, or is the last part of.
  var node: Node { token.tree.innermostNode(coveringToken: token.index) }

  /// Whether the name constrains a generic parameter: after its colon, or in the `where` clause.
  func isOn(_ parameter: Node) -> Bool {
    guard parameter.tree === token.tree else { return false }
    if parameter.tokenIndices.contains(token.index) { return true }
    guard let name = GenericParameterSyntax(parameter)?.name?.name,
      let owner = parameter.parent?.parent?.parent,
      let clause = owner.children.first(where: { $0.kind == .genericWhereClause }),
      clause.tokenIndices.contains(token.index)
    else { return false }
    return clause.subtree.contains { node in
      ConformanceRequirementSyntax(node)?.leftType?.text == name && node.tokenIndices.contains(token.index)
    }
  }

  /// The generic parameters and associated types that the name constrains.
  var parameters: [Node] {
    node.ancestors.flatMap { ancestor -> [Node] in
      switch ancestor.kind {
      case .genericParameter, .associatedTypeDecl: [ancestor]
      case .genericWhereClause: ancestor.parent?.genericParameters.filter(isOn) ?? []
      default: []
      }
    }
  }

  /// A constraint of generic code. If the uses of the code don't determine all its types, another constraint
  /// of the same parameter may.
  private init(_ token: Token, on owner: Declaration, _ users: GenericUsers, _ index: ProjectIndex) {
    let isOnlyForOthers = users.isPublic && !users.isOpen && users.classes.isEmpty
    self.init(
      token: token, classes: users.classes, isOpen: users.isOpen || users.isPublic && !isOnlyForOthers)
    self.isOnlyForOthers = isOnlyForOthers
    guard isOpen || isOnlyForOthers, let parameter = owner.node.genericParameters.first(where: isOn) else {
      return
    }
    let bounds = GenericConstraints(on: parameter, index).types.compactMap(\.known)
    guard let classes = bounds.firstNonNil(index.observableTypes(conformingTo:)) else { return }
    self.init(token: token, classes: classes, isOpen: false)
  }

  private init(token: Token, classes: Set<TypeID>, isOpen: Bool) {
    self.token = token
    self.classes = classes
    self.isOpen = isOpen
  }

  /// Every constraint of a project.
  static func all(in index: ProjectIndex) -> [ObservableConstraint] {
    var table = GenericUserTable(index)
    return index.uses(of: "ObservableObject").flatMap { use -> [ObservableConstraint] in
      guard use.namesType, !isInheritance(use.node) else { return [] }
      if let alias = alias(around: use.node) { return constraints(through: alias, index) }
      if let wrapper = wrapper(takingItsOwner: use.node, index) {
        return [ObservableConstraint(token: use.token, classes: owners(of: wrapper, index), isOpen: false)]
      }
      if let associated = AssociatedClasses(constrainedBy: use.node, index) {
        let (classes, isOpen) = (associated.classes, associated.isOpen)
        return [ObservableConstraint(token: use.token, classes: classes, isOpen: isOpen)]
      }
      guard let owner = owner(of: use.node, index) else {
        var constraint = ObservableConstraint(token: use.token, classes: [], isOpen: true)
        constraint.heldBack = ExistentialClasses(at: use.node, index)?.classes
        return [constraint]
      }
      return [ObservableConstraint(use.token, on: owner, table.users(of: owner), index)]
    }
  }

  /// The property wrapper of a constraint on a parameter of its
  /// `static subscript(_enclosingInstance:wrapped:storage:)`.
  private static func wrapper(takingItsOwner node: Node, _ index: ProjectIndex) -> TypeID? {
    let member = node.ancestors.first { $0.kind == .subscriptDecl || $0.kind == .memberBlockItem }
    guard let member, let declaration = index.declaration(at: member), declaration.isStatic,
      declaration.parameters.first?.label == "_enclosingInstance"
    else { return nil }
    return index.type(of: declaration.id)
  }

  /// The classes that have a property with a wrapper.
  private static func owners(of wrapper: TypeID, _ index: ProjectIndex) -> Set<TypeID> {
    let names = [index[wrapper].name] + index.aliases(of: wrapper)
    let properties = names.flatMap(index.variables(wrappedBy:))
    return Set(properties.compactMap { index.type(of: $0.id) })
  }

  /// The constraints that use a type alias: the alias must be kept as long as anything else needs it.
  private static func constraints(through alias: Node, _ index: ProjectIndex) -> [ObservableConstraint] {
    guard let name = TypeAliasDeclSyntax(alias)?.name?.name else { return [] }
    return index.uses(of: name).filter { $0.namesType && !isInheritance($0.node) }.map {
      ObservableConstraint(token: $0.token, classes: [], isOpen: true)
    }
  }

  private static func isInheritance(_ node: Node) -> Bool {
    for ancestor in node.ancestors {
      switch ancestor.kind {
      case .inheritedType: return ancestor.parent?.parent?.parent?.kind != .associatedTypeDecl
      case .compositionType, .compositionTypeElement, .compositionTypeElementList, .memberType,
        .attributedType:
        continue
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
      case .compositionType, .compositionTypeElement, .compositionTypeElementList, .memberType,
        .attributedType:
        continue
      default: return nil
      }
    }
    return nil
  }

  /// The generic type or function whose parameter has the constraint; nil for anything more complex.
  static func owner(of node: Node, _ index: ProjectIndex) -> Declaration? {
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

extension Node {
  /// The generic parameters of a declaration.
  fileprivate var genericParameters: [Node] {
    let clause = children.first { $0.kind == .genericParameterClause }
    return clause?.subtree.filter { $0.kind == .genericParameter } ?? []
  }
}

extension ProjectIndex {
  /// The observable types that conform to a project protocol; nil if external types may.
  fileprivate func observableTypes(conformingTo bound: TypeID) -> Set<TypeID>? {
    guard isOfProject(alone: bound) else { return nil }
    let types = subtypes(of: bound)
    let observable = types.filter { conformance(of: $0, toForeign: "ObservableObject") != nil }
    let mayBeMore = Set(types).subtracting(observable).contains { type in
      foreignSuperclass(of: type).map { $0 != "NSObject" } ?? false
    }
    return mayBeMore ? nil : Set(observable)
  }

  /// Whether it is a protocol to which only project types conform.
  func isOfProject(alone bound: TypeID) -> Bool {
    let info = self[bound]
    return info.kind == .protocol && access(of: info.primary) < .package && !isGivenToOthers(info.primary)
  }

  /// Whether an external type conforms to a protocol, or an alias may represent it where types conform.
  private func isGivenToOthers(_ bound: DeclarationID) -> Bool {
    references(to: bound).all.contains { use in
      let place = use.node.ancestors.first {
        $0.kind == .inheritanceClause || $0.kind == .typeInitializerClause
      }
      guard let place, place.kind == .inheritanceClause else { return place != nil }
      return place.parent.flatMap(declaration(at:)).flatMap { declaredType($0.id) } == nil
    }
  }
}
