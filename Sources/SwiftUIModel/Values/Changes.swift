package import ProjectIndex
package import SwiftCST

/// A place where code changes a value: it assigns it, calls a mutating method, or passes it as `inout`.
package struct Change: Sendable {
  /// How the value is changed.
  package enum Kind: Sendable {
    /// `x = e`
    case assigned
    /// `x += e`
    case combined
    /// `x.append(e)`, `x.toggle()`: an external method, or a `mutating` one of the project.
    case mutated
    /// `f(&x)`
    case handed
  }

  /// The owner of the value.
  package enum Owner: Sendable {
    /// A local variable, parameter or similar.
    case local(LocalBinding)
    /// A member of the enclosing type, by its name alone or after `self`.
    case own(DeclarationID)
    /// A member of another value: `model.items`.
    case member(DeclarationID)
    /// A module-level variable.
    case moduleLevel(DeclarationID)
    /// It is unknown.
    case unknown
  }

  /// The kind of change.
  package let kind: Kind

  /// The changed expression: in `model.items[0].name = ""`, `model.items[0]` is a part of the target
  /// `model.items[0].name`.
  package let target: Node

  /// The owner of the value: the outermost stored property or variable that contains it.
  package let owner: Owner

  /// The declaration of the owner, unless it is local.
  package var declaration: DeclarationID? {
    switch owner {
    case .own(let id), .member(let id), .moduleLevel(let id): id
    default: nil
    }
  }
}

extension SwiftUIModel {
  /// The changes that code makes itself, in source order: including its closures, but not the code that it
  /// calls. Whether a closure runs together with the code is determined by ``timing(of:)`` or ``role(of:)``.
  package func changes(in code: Node) -> [Change] { code.subtree.compactMap(change) }

  /// The change that a node makes: the target of an assignment, a call that mutates its base, or an
  /// `inOutExpr`.
  package func change(at node: Node) -> Change? {
    if let assignment = Assignment(target: node) {
      guard node.kind != .discardAssignmentExpr else { return nil }
      return change(assignment.isPlain ? .assigned : .combined, of: node)
    }
    if let expression = InOutExprSyntax(node)?.expression { return change(.handed, of: expression) }
    guard let call = FunctionCallExprSyntax(node).flatMap({ MemberCall($0) }), isMutating(call) else {
      return nil
    }
    return change(.mutated, of: call.base)
  }

  private func change(_ kind: Change.Kind, of target: Node) -> Change {
    Change(kind: kind, target: target, owner: owner(of: target))
  }

  /// Whether a call mutates its base. A method of a class changes an object, not the variable that contains
  /// it.
  private func isMutating(_ call: MemberCall) -> Bool {
    guard mayMutate(call.name) else { return false }
    // `$isOn.inverted()` makes another binding.
    if DeclReferenceExprSyntax(call.base)?.baseName?.isProjection == true { return false }
    let found = call.access.declName.map { index.declarations(referencedBy: $0.node).map { index[$0] } } ?? []
    guard found.isEmpty else { return found.contains { $0.traits.contains(.mutating) } }
    if case .metatype = index.typeOfExpression(call.base) { return false }
    return MutatingMethods.contain(call.name)
  }

  /// Whether a method with a name may mutate its base.
  private func mayMutate(_ name: String) -> Bool {
    if MutatingMethods.contain(name) { return true }
    guard let symbol = index.symbol(name) else { return false }
    return memory.mutatingNames.answer(Int(symbol.rawValue)) {
      index.declarations(named: symbol).contains { $0.traits.contains(.mutating) }
    }
  }

  /// The owner of the value that an expression is a part of.
  private func owner(of target: Node) -> Change.Owner {
    var current = target
    var owner = Change.Owner.unknown
    while true {
      if let found = directOwner(of: current) { owner = found }
      guard let base = ConstantExpressions.base(of: current) else { return owner }
      // A change in an object does not change the variable that contains the object.
      if case .member = owner, isObject(base) { return owner }
      current = base
    }
  }

  private func isObject(_ expression: Node) -> Bool {
    guard let type = index.typeOfExpression(expression).resolution?.known else { return false }
    return index[type].kind == .class || index[type].kind == .actor
  }

  private func directOwner(of expression: Node) -> Change.Owner? {
    if let access = MemberAccessExprSyntax(expression) {
      guard let name = access.declName?.node, let found = index.declarations(referencedBy: name).only else {
        return nil
      }
      return access.base?.text == "self" ? .own(found) : .member(found)
    }
    guard expression.kind == .declReferenceExpr else { return nil }
    switch index.lookUp(expression) {
    case .local(let binding): return .local(binding)
    case .members(let found, _): return found.only.map { .own($0) }
    case .moduleLevel(let found, _): return found.only.map { .moduleLevel($0) }
    default: return nil
    }
  }
}
