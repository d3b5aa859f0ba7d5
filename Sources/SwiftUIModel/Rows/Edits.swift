package import ProjectIndex
package import SwiftCST

/// What shows that elements which stay in a collection get other positions.
package enum RowEdit: Sendable {
  /// A modifier or argument by which people edit the rows: `onDelete`, `onMove`, `editActions:`, a swipe
  /// action that does something with the element. The node names it.
  case byPeople(Node)

  /// A place that moves elements of the property: `remove(at:)`, `insert(_:at:)`, `sort()`. The node is the
  /// call.
  case byCode(Node)

  /// The data leaves elements out, or orders them: `filter`, `sorted`. The node is the call.
  case byDeriving(Node)

  /// Where it is seen.
  package var node: Node {
    switch self {
    case .byPeople(let node), .byCode(let node), .byDeriving(let node): node
    }
  }
}

extension SwiftUIModel {
  /// What shows that the collection of rows is edited, so that a row's position is soon that of another
  /// element. `no` where nothing is seen; what `append` and `=` do is not evidence.
  package func edit(of rows: Rows) -> Fact<RowEdit> {
    if let node = editByPeople(of: rows) { return .yes(.byPeople(node)) }
    if isConstantCollection(rows.collection) { return .no }
    if let node = derivation(in: rows.collection, depth: 0) { return .yes(.byDeriving(node)) }
    guard let property = collectionProperty(rows.collection) else { return .no }
    return shift(of: property, followsArguments: true).map { .yes(.byCode($0)) } ?? .no
  }

  private func editByPeople(of rows: Rows) -> Node? {
    if let label = rows.call.arguments.first(where: { $0.label == "editActions" }) { return label.value }
    let modifiers = CallChain.calls(behind: rows.call.node)
    if let modifier = modifiers.first(where: { Self.editing.contains($0.name) }) {
      return modifier.access.declName?.node
    }
    let names = Set(rows.parameters)
    return rows.content?.node.subtree.lazy.compactMap {
      FunctionCallExprSyntax($0).flatMap { MemberCall($0) }
    }
    .first { $0.name == "swipeActions" && $0.call.trailingClosures.contains { mentions(names, $0) } }?
    .access.declName?.node
  }

  private func mentions(_ names: Set<String>, _ code: Node) -> Bool {
    code.subtree.contains { DeclReferenceExprSyntax($0)?.baseName.map { names.contains($0.name) } ?? false }
  }

  private static let editing: Set<String> = ["onDelete", "onInsert", "onMove"]

  /// The call in data, or in the computed properties that it names, that leaves elements out or orders them.
  private func derivation(in data: Node, depth: Int) -> Node? {
    guard depth < 3 else { return nil }
    if let access = MemberAccessExprSyntax(FunctionCallExprSyntax(data)?.calledExpression),
      let base = access.base
    {
      if Collections.movesPositions(access.declName?.baseName?.name ?? ""), !isConstantCollection(base) {
        return data
      }
      return derivation(in: base, depth: depth)
    }
    let name = MemberAccessExprSyntax(data)?.declName?.node ?? data
    guard name.kind == .declReferenceExpr, let id = declarations(referencedBy: name).only,
      let code = BodyReach.code(of: index[id]).first
    else { return nil }
    let moving = code.subtree.first { node in
      guard let access = MemberAccessExprSyntax(FunctionCallExprSyntax(node)?.calledExpression) else {
        return false
      }
      return Collections.movesPositions(access.declName?.baseName?.name ?? "")
        && access.base.map { !isConstantCollection($0) } == true
    }
    return moving ?? index[id].onlyValue.flatMap { derivation(in: $0, depth: depth + 1) }
  }

  /// The stored property that a data expression names: `trails`, `$trails`, `model.trails`.
  package func collectionProperty(_ data: Node) -> Declaration? {
    let name = MemberAccessExprSyntax(data)?.declName?.node ?? data
    guard name.kind == .declReferenceExpr, let id = declarations(referencedBy: name).only, index[id].isStored
    else {
      return nil
    }
    return index[id]
  }

  /// The place in the project that moves elements of a property; of a property that others set, also of what
  /// they set it to, one step far.
  private func shift(of property: Declaration, followsArguments: Bool) -> Node? {
    for use in index.references(to: property.id).certain {
      if let call = shiftingCall(on: use.expression) { return call }
    }
    guard followsArguments, property.initialValue == nil, let type = index.type(of: property.id) else {
      return nil
    }
    return arguments(for: property, of: type).firstNonNil { argument in
      collectionProperty(argument).flatMap { shift(of: $0, followsArguments: false) }
    }
  }

  private func shiftingCall(on collection: Node) -> Node? {
    guard let access = MemberAccessExprSyntax(collection.parent), access.base == collection,
      let call = access.node.callAsCallee, let name = access.declName?.baseName?.name,
      Collections.shiftsElements(name, labels: call.argumentLabels, hasClosure: call.trailingClosure != nil)
    else { return nil }
    return call.node
  }

  /// What the project hands to the memberwise initializer of a type for a stored property, in the order of
  /// files and lines.
  package func arguments(for property: Declaration, of type: TypeID) -> [Node] {
    guard let name = property.name else { return [] }
    return index.references(to: type).certain.compactMap { use in
      guard let call = use.expression.callAsCallee else { return nil }
      return call.labeledArguments.first { $0.label?.name == name }?.expression
    }
  }
}
