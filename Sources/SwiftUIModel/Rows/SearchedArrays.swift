package import ProjectIndex
package import SwiftCST

extension SwiftUIModel {
  /// The arrays owned by a view that its rows search linearly, each once: `likes` in `likes.contains(where: {
  /// $0 == entry.id })`. Rows of constant collections and selections are excluded, as are searches of what
  /// the rows show, and those for something that isn't of the row.
  package func searchedArrays(of view: TypeID) -> [(name: String, search: Node)] {
    guard index.members(of: view).contains(where: isOwnArray) else { return [] }
    var found: [(name: String, search: Node)] = []
    forEachBodyNode(of: view) { node, evaluation in
      guard evaluation.inRow, !evaluation.isPresented, let array = searchedArray(at: node, of: view),
        let name = array.name, !found.contains(where: { $0.name == name }), isLookedAt(node),
        asksForLocal(node), let rows = rows(around: node, evaluation), !isConstant(rows), mayBeLong(rows),
        !rows.data.subtree.contains(where: { DeclReferenceExprSyntax($0)?.baseName?.name == name })
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
    return Self.tellsOfSelection(index[id].name ?? "") || isNavigationPath(index[id]) ? nil : index[id]
  }

  /// Whether a property is the path of a navigation stack, which has few elements.
  private func isNavigationPath(_ property: Declaration) -> Bool {
    firstUse(of: property) { use in
      let argument = LabeledExprSyntax(use.expression.parent)
      return use.token.isProjection && argument?.label?.name == "path"
        && FunctionCallExprSyntax(argument?.node.parent?.parent)?.calledName == "NavigationStack"
    } != nil
  }

  /// Whether rows may be many: they scroll, and aren't the first of a collection.
  private func mayBeLong(_ rows: Rows) -> Bool {
    let isPart = rows.data.subtree.contains { FunctionCallExprSyntax($0)?.calledName == "prefix" }
    let around = rows.call.node.ancestors.prefix { index.declaration(at: $0) == nil }
    let fills = around.contains { ClosureArgument($0)?.call.calledName == "ZStack" }
    return !isPart && (!fills || lazyContainer(of: rows) != nil)
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

  /// The rows that a search belongs to, directly or through a helper of the view.
  private func rows(around node: Node, _ evaluation: Evaluation) -> Rows? {
    ([node] + evaluation.through.reversed()).firstNonNil { place in
      rowClosure(around: place).flatMap { ClosureArgument($0)?.call.node }.flatMap(rows)
    }
  }

  private func isConstant(_ rows: Rows) -> Bool {
    isConstantCollection(rows.data) || itemLimit(of: rows).map { $0 <= 20 } ?? false
  }

  /// Whether the closure of a search compares with a local value: the element of the row, or a parameter.
  private func asksForLocal(_ search: Node) -> Bool {
    guard let call = FunctionCallExprSyntax(search),
      let closure = call.trailingClosure?.node ?? call.argumentValues.first
    else { return false }
    return closure.subtree.contains { name in
      guard name.kind == .declReferenceExpr, case .local(let binding) = index.lookUp(name) else {
        return false
      }
      return binding.node != closure && !closure.contains(binding.node)
    }
  }
}
