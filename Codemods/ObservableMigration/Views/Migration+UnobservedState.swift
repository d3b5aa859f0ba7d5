import CodemodKit
import ProjectIndex
import SwiftCST

extension Migration {
  /// What views read of an object that they don't observe was refreshed by other changes of the model that
  /// gives the object, or what is made of it.
  mutating func checkUnobservedState() {
    for member in cluster.types.flatMap({ index.members(of: $0) }) where givesValue(member) {
      guard let source = unobservedSource(of: member),
        let read = unobservedRead(of: member, madeOf: source.type)
      else { continue }
      record(
        ObservableRules.unpublishedRead,
        "'\(read.use.expression.text)' is made of state of '\(source.name)', which \(reader(read, of: source.type))",
        at: read.use.node)
    }
    for property in cluster.types.flatMap({ index.members(of: $0) }) where isInstanceStorage(property) {
      guard let name = property.name, case .instance(.known(let type), _) = index.typeOfVariable(property.id),
        index[type].kind == .class, !family.contains(type)
      else { continue }
      for read in memberUses.viewReads(name, of: family) where isRefreshed(read) {
        guard let whole = read.use.expression.parent, let (access, owner) = unobservedState(at: whole),
          !observes(read.view, owner)
        else { continue }
        record(
          ObservableRules.unpublishedRead,
          "'\(access.text)' is state of '\(index[owner].name)', which \(reader(read, of: owner))",
          at: read.use.node)
        break
      }
    }
  }

  /// The first place in a view that reads a member, or what is made of it, and doesn't observe what it is
  /// made of.
  private func unobservedRead(of member: Declaration, madeOf type: TypeID?) -> MemberUses.ViewRead? {
    ([member] + readers(of: member)).firstNonNil { reader in
      viewRead(of: reader) { !observes($0, type) }
    }
  }

  private func reader(_ read: MemberUses.ViewRead, of type: TypeID?) -> String {
    let view = index[read.view].name
    return type.map(isObservableObject) == true
      ? "'\(view)' reads and doesn't observe" : "nothing observes, and '\(view)' reads it"
  }

  /// Whether a view holds an object of a type, which isn't of the cluster, in one of SwiftUI's wrappers.
  func observes(_ view: TypeID, _ type: TypeID?) -> Bool {
    guard let type, isObservableObject(type) else { return false }
    return context.project.shared(WrapperUses.init).isHeld(type, in: view, index)
  }

  /// The type whose state the value of a member is made of; no type where it is what others give, as the
  /// settings of the app.
  private func unobservedSource(of member: Declaration) -> (name: String, type: TypeID?)? {
    guard let code = member.getterStatements ?? member.body?.node else { return nil }
    if let state = code.subtree.firstNonNil(unobservedState(at:)) {
      return (index[state.owner].name, state.owner)
    }
    guard
      let named = ForeignState.names.first(where: { name in
        index.uses(of: name, in: code).contains { ForeignState.isRead(through: $0.expression) }
      })
    else { return nil }
    // What is read besides may tell of the change.
    let readsPublished = publishedProperties.contains { property in
      property.name.map { index.uses(of: $0, in: code).contains { isOwn($0, property) } } ?? false
    }
    return readsPublished ? nil : (named, nil)
  }

  /// An access to a stored property of a class that nothing observes, or of a type itself, which changes
  /// after it has been made, or to any of an object that only other views observe.
  private func unobservedState(at node: Node) -> (access: Node, owner: TypeID)? {
    guard let access = MemberAccessExprSyntax(node), let base = access.base, base.text != "self",
      let name = access.declName?.baseName?.name, Assignment(target: node) == nil,
      let owner = unobservedOwner(base), case let found = index.members(named: name, of: owner),
      found.count == 1, !isTracked(found[0], of: owner), isState(found[0], of: owner)
    else { return nil }
    return (node, owner)
  }

  private func unobservedOwner(_ base: Node) -> TypeID? {
    if base.text == "Self" { return index.enclosingType(of: base) }
    switch index.typeOfExpression(base) {
    case .instance(.known(let type), _) where !family.contains(type):
      return [.class, .protocol].contains(index[type].kind) ? type : nil
    case .metatype(.known(let type)): return type
    default: return nil
    }
  }

  /// Whether the value of a member can differ after its object has been made.
  private func isState(_ member: Declaration, of owner: TypeID, depth: Int = 0) -> Bool {
    guard depth < 3, !member.traits.contains(.let), [.variable, .function].contains(member.kind) else {
      return false
    }
    if member.isStatic { return member.isStored && isChanged(member, member.name ?? "", of: owner) }
    if isObservableObject(owner), member.kind == .variable { return true }
    if index[owner].kind == .protocol {
      return index.subtypes(of: owner).contains { type in
        index[type].kind == .class && !isTracked(type)
          && index.ownMembers(named: member.name ?? "", of: type).contains {
            isState($0, of: type, depth: depth + 1)
          }
      }
    }
    if isInstanceStorage(member) { return isChanged(member, member.name ?? "", of: owner) }
    guard givesValue(member), let code = member.getterStatements ?? member.body?.node else { return false }
    return index.members(of: owner).contains { part in
      guard isInstanceStorage(part), !part.traits.contains(.let), let name = part.name else { return false }
      return !index.uses(of: name, in: code).isEmpty && isChanged(part, name, of: owner)
    }
  }

  /// Whether what is read of an object counts, wherever it is read.
  func isTracked(_ type: TypeID) -> Bool {
    family.contains(type)
      || ["Observable", "Model"].contains { index[index[type].primary].attribute($0) != nil }
  }

  /// Whether a member is tracked: what a macro is told to ignore isn't.
  func isTracked(_ member: Declaration, of type: TypeID) -> Bool {
    !member.isStatic && isTracked(type)
      && (family.contains(type) || member.attribute("ObservationIgnored") == nil)
  }

  private func isObservableObject(_ type: TypeID) -> Bool {
    !family.contains(type) && index.foreignSupertypes(of: type).contains("ObservableObject")
  }

  private func isChanged(_ property: Declaration, _ name: String, of owner: TypeID) -> Bool {
    // An inherited property is changed by the code of the type that declares it, too.
    let types = [owner] + (index.type(of: property.id).map { [$0] + index.subtypes(of: $0) } ?? [])
    return memberUses.changes(of: name).concerning(Set(types)).contains { use in
      guard index.enclosingDeclaration(of: use.node)?.kind != .initializer else { return false }
      switch use.role {
      case .reference: return index.lookUp(name, at: use.node).declarations.contains(property.id)
      case .member(let base?):
        if ["self", "Self"].contains(base.text) { return index.enclosingType(of: use.node) == owner }
        switch index.typeOfExpression(base) {
        case .instance(.known(owner), _), .metatype(.known(owner)): return true
        default: return false
        }
      default: return false
      }
    }
  }
}
