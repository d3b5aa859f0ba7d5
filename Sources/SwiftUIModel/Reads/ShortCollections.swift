package import ProjectIndex
import SwiftCST

extension SwiftUIModel {
  /// Whether the collection from which a computed property or function derives something is short: it has a few
  /// elements in code, or is an optional part of one element of the project's data, such as its attachments.
  package func derivesFew(_ member: DeclarationID) -> Bool {
    guard let work = derivation(of: member) else { return false }
    let collection = ForStmtSyntax(work)?.sequence ?? derivedCollection(of: work)
    return collection.map { isShort(source(of: $0), depth: 0) } ?? false
  }

  /// Whether a member belongs to a value for which a list has a row, so that it derives something of that alone.
  package func isPartOfRow(_ member: Declaration) -> Bool {
    index.type(of: member.id).map { index[$0].kind == .struct && isRowElement($0) } ?? false
  }

  private func isShort(_ collection: Node, depth: Int) -> Bool {
    guard depth < 4 else { return false }
    if MemberAccessExprSyntax(collection)?.declName?.baseName?.name == "allCases" { return true }
    if ItemCount(index: index).limit(of: collection).map({ $0 <= 20 }) == true { return true }
    if let whole = optional(behindFallbackOf: collection) { return isPartOfElement(whole) }
    if case .local(let binding) = index.lookUp(collection), let value = binding.value {
      return binding.isMutable ? isFilledByHand(value) : isShort(source(of: value), depth: depth + 1)
    }
    // A list of tuples is written out, unless it is state.
    guard let property = collectionProperty(collection), property.attributes.isEmpty else { return false }
    let written = property.typeAnnotation.map { TypeShape($0).core }
    return written.flatMap { ArrayTypeSyntax($0)?.element }?.kind == .tupleType
  }

  /// `attachments` in `(status.attachments ?? [])`.
  private func optional(behindFallbackOf collection: Node) -> Node? {
    var whole = collection
    if let only = TupleExprSyntax(whole)?.elements?.children.only,
      let value = LabeledExprSyntax(only)?.expression
    {
      whole = value
    }
    guard let parts = SequenceExprSyntax(whole)?.elements.map({ Array($0.children) }), parts.count == 3,
      parts[1].text == "??", parts[2].text == "[]"
    else { return nil }
    return parts[0]
  }

  /// Whether a stored property belongs to a value or managed object, rather than to a view or a model.
  private func isPartOfElement(_ path: Node) -> Bool {
    let name = MemberAccessExprSyntax(path)?.declName?.node ?? path
    guard name.kind == .declReferenceExpr, let id = declarations(referencedBy: name).only, index[id].isStored,
      !index[id].isStatic, let owner = index.type(of: id), kind(of: owner) == .none
    else { return false }
    return isManagedObject(owner) || index[index[owner].primary].attribute("Model") != nil
      || !isObservable(owner) && !isObservableObject(owner)
  }

  /// Whether a local variable begins as a literal, to which the function adds elements one by one, not in loops.
  private func isFilledByHand(_ value: Node) -> Bool {
    guard value.kind == .arrayExpr || FunctionCallExprSyntax(value)?.calledExpression?.kind == .arrayExpr,
      let member = index.enclosingDeclaration(of: value)
    else { return false }
    return !member.node.subtree.contains { node in
      [.forStmt, .whileStmt, .repeatStmt].contains(node.kind)
        || LabeledExprSyntax(node)?.label?.name == "contentsOf"
        || FunctionCallExprSyntax(node)?.calledName == "forEach"
    }
  }

  /// `trails` in `trails.filter { … }.sorted()`.
  private func source(of collection: Node) -> Node {
    var current = collection
    while let call = FunctionCallExprSyntax(current).flatMap({ MemberCall($0) }) { current = call.base }
    return current
  }
}
