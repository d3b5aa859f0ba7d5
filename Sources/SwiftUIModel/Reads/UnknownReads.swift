package import ProjectIndex
package import SwiftCST

/// A place in the evaluation of a view that may read a property.
package struct UnknownRead: Sendable {
  /// Why it is unknown.
  package enum Reason: Sendable {
    /// The type of the value before the period is unknown.
    case receiver
    /// It is in a closure, and unknown code decides whether that runs with the view's body.
    case closure(Node)
    /// The requirement of a protocol is read, and several types conform to that.
    case requirement(TypeID)
  }

  /// The view.
  package let view: TypeID

  /// The reason.
  package let reason: Reason

  /// The name of the property, or of the requirement.
  package let node: Node
}

extension SwiftUIModel {
  /// The first place in the evaluation of each view that may read a stored property of a class, for views
  /// that don't certainly read it; see ``readers(of:)``.
  package func unknownReads(of property: DeclarationID) -> [UnknownRead] {
    guard let name = index[property].name, let owner = index.type(of: property), index[owner].kind == .class
    else { return [] }
    var views = Set(readers(of: property).map(\.view))
    var found: [UnknownRead] = []
    for use in index.uses(of: name) where use.node.namesValue && isOfApp(use.node) {
      guard let (view, closure) = unknownContext(of: use.node),
        let reason = unknownReason(use, property, owner, closure), views.insert(view).inserted
      else { continue }
      found.append(UnknownRead(view: view, reason: reason, node: use.node))
    }
    return found
  }

  private func unknownReason(
    _ use: Use, _ property: DeclarationID, _ owner: TypeID, _ closure: Node?
  ) -> UnknownRead.Reason? {
    let meant = declarations(meantBy: use.node)
    if meant.contains(property) { return closure.map { .closure($0) } }
    if let requirement = meant.only, index.isRequirement(requirement), let type = index.type(of: requirement),
      index.supertypes(of: owner).contains(type)
    {
      return .requirement(type)
    }
    guard meant.isEmpty, projectedProperty(at: use.node) == nil, case .member(let base?) = use.role,
      index.typeOfExpression(base) == .unknown, valueType(of: base) == nil, !isOnlySet(use.node),
      use.expression.callAsCallee == nil, !isOutside(of: owner, base)
    else { return nil }
    return .receiver
  }

  /// The view whose evaluation runs a node, or may run it: with the closure around it that decides; nil if
  /// none does.
  private func unknownContext(of node: Node) -> (view: TypeID, closure: Node?)? {
    var closure: Node?
    for around in node.ancestors where around.kind == .closureExpr {
      if role(of: around) == .unknown, runners(of: around).contains(.unknown) { closure = around }
    }
    guard let view = timing(of: closure ?? node).evaluation?.view else { return nil }
    guard closure == nil, let member = index.enclosingDeclaration(of: node), isBuilderMember(member),
      !evaluatedCode(of: view).contains(where: { $0.declaration.id == member.id })
    else { return (view, closure) }
    return unknownRunner(of: member).map { (view, $0) }
  }

  /// A closure that unknown code may run and that names a member, or the name of a member that is passed to
  /// such code.
  private func unknownRunner(of member: Declaration) -> Node? {
    index.references(to: member.id).certain.firstNonNil { use in
      if runners(ofFunction: use.node).contains(.unknown) { return use.node }
      return use.node.ancestors.first { around in
        around.kind == .closureExpr && role(of: around) == .unknown && runners(of: around).contains(.unknown)
      }
    }
  }
}
