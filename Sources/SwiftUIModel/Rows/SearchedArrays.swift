package import ProjectIndex
package import SwiftCST

extension SwiftUIModel {
  /// The arrays owned by a view that its rows search linearly, each once: `likes` in `likes.contains(where: {
  /// $0 == entry.id })`. Rows of constant collections and selections are excluded.
  package func searchedArrays(of view: TypeID) -> [(name: String, search: Node)] {
    guard index.members(of: view).contains(where: isOwnArray) else { return [] }
    var found: [(name: String, search: Node)] = []
    forEachBodyNode(of: view) { node, evaluation in
      guard evaluation.inRow, !evaluation.isPresented, let array = searchedArray(at: node, of: view),
        let name = array.name, !found.contains(where: { $0.name == name }), !isOfConstantRow(node),
        isLookedAt(node)
      else { return }
      found.append((name, node))
    }
    return found
  }

  private func searchedArray(at node: Node, of view: TypeID) -> Declaration? {
    guard let call = FunctionCallExprSyntax(node).flatMap({ MemberCall($0) }), searchesFromStart(call) else {
      return nil
    }
    let base = OptionalChainingExprSyntax(call.base)?.expression ?? call.base
    let name = MemberAccessExprSyntax(base)?.declName?.node ?? base
    guard let id = declarations(referencedBy: name).only, index.type(of: id) == view, isOwnArray(index[id])
    else { return nil }
    let word = index[id].name?.lowercased() ?? ""
    return ["selected", "selection", "expanded", "checked"].contains(where: word.hasPrefix) ? nil : index[id]
  }

  private func searchesFromStart(_ call: MemberCall) -> Bool {
    let hasClosure = call.call.argumentLabels == ["where"] || call.call.trailingClosure != nil
    switch call.name {
    case "contains", "first", "firstIndex": return hasClosure
    default: return false
    }
  }

  private func isOwnArray(_ property: Declaration) -> Bool {
    guard property.kind == .variable, property.isStored, !property.isStatic,
      !(property.traits.contains(.let) && property.initialValue != nil), let written = property.typeAnnotation
    else { return false }
    return TypeShape(written).core.kind == .arrayType
  }

  private func isOfConstantRow(_ node: Node) -> Bool {
    guard let row = rowClosure(around: node), let maker = ClosureArgument(row)?.call.node,
      let rows = rows(of: maker)
    else { return false }
    return isConstantCollection(rows.data) || itemLimit(of: rows).map { $0 <= 20 } ?? false
  }
}
