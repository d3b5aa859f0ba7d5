package import ProjectIndex
package import SwiftCST

/// Evidence that remaining elements of a collection change their positions.
package enum RowEdit: Sendable {
  /// A modifier or argument with which the user edits the rows: `onDelete`, `onMove`, `editActions:`, a swipe
  /// action that changes the element. The node names it.
  case byPeople(Node)

  /// Code that moves elements of the property: `remove(at:)`, `insert(_:at:)`, `sort()`. The node is the
  /// call.
  case byCode(Node)

  /// The data omits or sorts elements: `filter`, `sorted`. The node is the call.
  case byDeriving(Node)

  /// The place of the evidence.
  package var node: Node {
    switch self {
    case .byPeople(let node), .byCode(let node), .byDeriving(let node): node
    }
  }
}

extension SwiftUIModel {
  /// The evidence that the collection of rows is edited, so that a row's position may become that of another
  /// element. `no` without evidence; `append` and `=` don't count.
  package func edit(of rows: Rows) -> Fact<RowEdit> {
    if let node = editByPeople(of: rows) { return .yes(.byPeople(node)) }
    if isConstantCollection(rows.collection) { return .no }
    if let node = derivation(in: rows.collection, depth: 0) { return .yes(.byDeriving(node)) }
    guard let property = collectionProperty(rows.collection) else { return .no }
    return shift(of: property, followsArguments: true).map { .yes(.byCode($0)) } ?? .no
  }

  /// Whether data that omits or sorts elements is made of constants that a view is given, and of values in
  /// them, which no code edits: rows change together with the data.
  package func isMadeOfFixedData(_ rows: Rows) -> Bool {
    let view = index.enclosingType(of: rows.call.node)
    let inputs = inputs(of: rows.collection).map { index[$0] }
    return !inputs.isEmpty
      && inputs.allSatisfy { property in
        guard let owner = index.type(of: property.id) else { return property.traits.contains(.let) }
        guard property.attributes.isEmpty, index[owner].kind != .class else { return false }
        return owner != view
          || property.traits.contains(.let) && shift(of: property, followsArguments: true) == nil
      }
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

  /// The call in data, or in the computed properties that it names, that omits or sorts elements.
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

  /// The code in the project that moves elements of a property; for a property that is set from outside, also
  /// elements of its values, one step away.
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

  /// The arguments in the project for a stored property in calls of the type's memberwise initializer, in the
  /// order of files and lines.
  package func arguments(for property: Declaration, of type: TypeID) -> [Node] {
    guard let name = property.name else { return [] }
    return index.references(to: type).certain.compactMap { use in
      guard let call = use.expression.callAsCallee else { return nil }
      return call.labeledArguments.first { $0.label?.name == name }?.expression
    }
  }
}
