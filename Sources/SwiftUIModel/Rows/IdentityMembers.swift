package import ProjectIndex
package import SwiftCST

extension SwiftUIModel {
  /// Whether a property is the `id` of an `Identifiable`, or a `ForEach` or `List` identifies its rows by it.
  package func identifiesElements(_ member: Declaration) -> Bool {
    guard let name = member.name else { return false }
    guard let type = index.type(of: member.id) else { return false }
    if name == "id", index.foreignSupertypes(of: type).contains("Identifiable") {
      return identifiesRows(type)
    }
    return index.uses(of: name).contains { use in
      guard use.role == .keyPath, let path = use.node.enclosing({ $0 == .keyPathExpr }),
        let argument = LabeledExprSyntax(path.parent), argument.label?.name == "id"
      else { return false }
      guard let maker = argument.node.parent?.parent, let rows = rows(of: maker) else {
        return false
      }
      guard let element = elementType(of: rows)?.known else {
        return isDeclaredOnly(in: type, name)
      }
      return element == type || index.supertypes(of: element).contains(type)
    }
  }

  /// Whether no other type declares a member of a name.
  private func isDeclaredOnly(in type: TypeID, _ name: String) -> Bool {
    index.uses(of: name).allSatisfy { use in
      use.role != .declaration || index.enclosingType(of: use.node) == type
    }
  }

  /// Whether a value uses members of its type, which the initial value of a property can't.
  package func readsMembers(_ value: Node) -> Bool {
    value.subtree.contains { node in
      guard let name = DeclReferenceExprSyntax(node)?.baseName else { return false }
      if name.kind == .`self` { return true }
      if case .members = index.lookUp(node) { return true }
      return false
    }
  }
}
