import ProjectIndex
import SwiftCST

extension SwiftUIModel {
  /// The objects that a view observes and whose classes the project doesn't show.
  func foreignObjects(of view: TypeID) -> [ForeignObject] {
    let held = index.members(of: view).filter { property in
      property.isStored && !property.isStatic && observesForeignObject(property)
    }
    guard !held.isEmpty else { return [] }
    let members = membersRead(of: Set(held.map(\.id)), by: view)
    return held.map { property in
      ForeignObject(
        property: property, isWhole: property.attributes.contains { PropertyWrapperNames.observes($0.name) },
        members: members[property.id] ?? [])
    }
  }

  private func observesForeignObject(_ property: Declaration) -> Bool {
    guard heldObject(in: property) == nil else { return false }
    return property.attributes.contains { attribute in
      switch PropertyWrapperNames.purpose(of: attribute.name) {
      case .object, .bindable: true
      // `@Environment(Store.self)` only exists for objects.
      case .environment: attribute.name == "Environment" && !isOfKeyPath(attribute)
      default: false
      }
    }
  }

  private func isOfKeyPath(_ environment: Attribute) -> Bool {
    environment.arguments?.subtree.contains { $0.kind == .keyPathExpr } ?? true
  }

  /// The first place at which the evaluation of a view names each member of the values of some properties.
  private func membersRead(of properties: Set<DeclarationID>, by view: TypeID) -> [DeclarationID: [Node]] {
    var found: [DeclarationID: [Node]] = [:]
    forEachBodyNode(of: view) { name, _ in
      guard name.kind == .declReferenceExpr, let id = declarations(referencedBy: name).only,
        properties.contains(id), let member = member(behind: name)
      else { return }
      if found[id, default: []].allSatisfy({ $0.text != member.text }) {
        found[id, default: []].append(member)
      }
    }
    return found
  }

  /// `title` after `store` in `store.title`.
  private func member(behind name: Node) -> Node? {
    let own = MemberAccessExprSyntax(name.parent)
    let whole = own?.declName?.node == name ? own?.node ?? name : name
    guard let access = MemberAccessExprSyntax(whole.parent), access.base == whole else { return nil }
    return access.declName?.node
  }
}
