import CodemodKit
import ProjectIndex
import SwiftCST

extension Migration {
  /// What views read of an object that nothing observes was refreshed by other changes of the model that gives
  /// the object, or what is made of it.
  mutating func checkUnobservedState() {
    for member in cluster.types.flatMap({ index.members(of: $0) }) where givesValue(member) {
      guard let source = unobservedSource(of: member),
        let read = ([member] + readers(of: member)).compactMap({ viewRead(of: $0) }).first
      else { continue }
      note(
        "OM203",
        "'\(read.use.expression.text)' is made of state of '\(source)', which nothing observes, and "
          + "'\(index[read.view].name)' reads it", at: read.use.node)
    }
    for property in publishedProperties {
      guard let name = property.name, case .instance(.known(let type), _) = index.typeOfVariable(property.id),
        index[type].kind == .class
      else { continue }
      for read in memberUses.viewReads(name) where isOurs(read.type) == true && !isInAction(read.use.node) {
        guard let whole = read.use.expression.parent, let (access, owner) = unobservedState(at: whole) else {
          continue
        }
        note(
          "OM203",
          "'\(access.text)' is state of '\(index[owner].name)', which nothing observes, and "
            + "'\(index[read.view].name)' reads it", at: read.use.node)
        break
      }
    }
  }

  /// The type whose state the value of a member is made of.
  private func unobservedSource(of member: Declaration) -> String? {
    guard let code = member.getterStatements ?? member.body?.node else { return nil }
    if let state = code.subtree.lazy.compactMap({ unobservedState(at: $0) }).first {
      return index[state.owner].name
    }
    guard !index.uses(of: "UserDefaults", in: code).isEmpty else { return nil }
    // What is read besides may tell of the change.
    let readsPublished = publishedProperties.contains { property in
      property.name.map { index.uses(of: $0, in: code).contains { isOwn($0, property) } } ?? false
    }
    return readsPublished ? nil : "UserDefaults"
  }

  /// An access to a stored property of a class that nothing observes, or of a type itself, which changes after
  /// it has been made.
  private func unobservedState(at node: Node) -> (access: Node, owner: TypeID)? {
    guard let access = MemberAccessExprSyntax(node), let base = access.base, base.text != "self",
      let name = access.declName?.baseName?.name, Assignment(target: node) == nil,
      let owner = unobservedOwner(base), case let found = index.members(named: name, of: owner),
      found.count == 1,
      found[0].isStatic ? found[0].isStored : isInstanceStorage(found[0]),
      !found[0].traits.contains(.let), isChanged(found[0], name, of: owner)
    else { return nil }
    return (node, owner)
  }

  private func unobservedOwner(_ base: Node) -> TypeID? {
    if base.text == "Self" { return index.enclosingType(of: base) }
    switch index.typeOfExpression(base) {
    case .instance(.known(let type), _) where index[type].kind == .class && !isObservable(type): return type
    case .metatype(.known(let type)): return type
    default: return nil
    }
  }

  private func isObservable(_ type: TypeID) -> Bool {
    family.contains(type) || index.foreignSupertypes(of: type).contains("ObservableObject")
      || ["Observable", "Model"].contains { index[index[type].primary].attribute($0) != nil }
  }

  private func isChanged(_ property: Declaration, _ name: String, of owner: TypeID) -> Bool {
    index.uses(of: name).contains { use in
      guard changes(use.expression), index.enclosingDeclaration(of: use.node)?.kind != .initializer else {
        return false
      }
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
