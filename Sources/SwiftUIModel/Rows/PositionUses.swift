import ProjectIndex
package import SwiftCST

/// How rows use the position that identifies their element.
package struct PositionUses: Sendable {
  /// A place where a row accesses the element at its position.
  package struct Element: Sendable {
    /// `trails[index]`, `$trails[index]`; `pair.element` if the rows get pairs.
    package let node: Node

    /// Whether it is a binding to the element.
    package let isBinding: Bool

    /// Whether the element may be changed there.
    package let isChanged: Bool
  }

  /// The places that access the element.
  package private(set) var elements: [Element] = []

  /// The places that use the position as an identity: `id(index)`, `tag(index)`.
  package private(set) var identities: [Node] = []

  /// The places that use the position in an action.
  package private(set) var inActions: [Node] = []

  /// All other places that use the position.
  package private(set) var others: [Node] = []

  /// Whether the position is only used for the element.
  package var areOfElement: Bool { identities.isEmpty && inActions.isEmpty && others.isEmpty }

  /// Whether the position is used for nothing but the element, and for comparisons with the number of
  /// elements:
  /// `index >= trails.count - 3`.
  package func areOfEnd(of rows: Rows) -> Bool {
    let count = rows.collection.text + ".count"
    return identities.isEmpty
      && (inActions + others).allSatisfy { name in
        let operands = name.ancestors.first { $0.kind == .exprList }?.children ?? name.children
        return operands.contains { Self.comparisons.contains($0.text) }
          && operands.contains { $0.text == count || $0.text == rows.collection.text + ".endIndex" }
      }
  }

  private static let comparisons: Set = ["<", ">", "<=", ">=", "==", "!="]
}

extension SwiftUIModel {
  /// How rows of positions or pairs use the position. Nil if the rows have no closure, or if a name in it
  /// hides that of the position.
  package func positionUses(of rows: Rows) -> PositionUses? {
    guard let content = rows.content, let name = rows.parameters.first, let statements = content.statements,
      !index.isBound(name, in: statements)
    else { return nil }
    let names = statements.subtree.filter { node in
      DeclReferenceExprSyntax(node)?.baseName?.name == name
        && MemberAccessExprSyntax(node.parent)?.declName?.node != node
    }
    var found = PositionUses()
    for node in names { found.add(node, of: rows, self) }
    return found
  }
}

extension PositionUses {
  fileprivate mutating func add(_ name: Node, of rows: Rows, _ model: SwiftUIModel) {
    if let element = Self.element(at: name, of: rows) {
      let isBinding = rows.form == .positions && element.text.drop(prefix: "self.").first == "$"
      elements.append(
        Element(node: element, isBinding: isBinding, isChanged: Self.isChanged(element, model)))
    } else if let call = name.parent?.parent?.parent.flatMap({ FunctionCallExprSyntax($0) }),
      name.parent?.kind == .labeledExpr, ["id", "tag", "scrollTo"].contains(call.calledName ?? "")
    {
      identities.append(name)
    } else if model.timing(of: name).isBodyCode {
      others.append(name)
    } else {
      inActions.append(name)
    }
  }

  /// The expression that accesses the element: a subscript of the collection, or the element of a pair.
  private static func element(at name: Node, of rows: Rows) -> Node? {
    if rows.form == .pairs {
      guard rows.parameters.count == 1, let access = MemberAccessExprSyntax(name.parent),
        ["element", "1"].contains(access.declName?.baseName?.text ?? "")
      else { return nil }
      return access.node
    }
    guard name.parent?.kind == .labeledExpr, LabeledExprSyntax(name.parent)?.label == nil,
      let call = SubscriptCallExprSyntax(name.parent?.parent?.parent), call.arguments?.children.only != nil,
      let base = call.calledExpression?.text.drop(prefix: "self.")
    else { return nil }
    let collection = rows.collection.text.drop(prefix: "self.")
    return base == collection || base == "$" + collection ? call.node : nil
  }

  /// Whether a part of an element is assigned, passed as `inout`, or called in an action, which may change
  /// it.
  private static func isChanged(_ element: Node, _ model: SwiftUIModel) -> Bool {
    var whole = element
    while let access = MemberAccessExprSyntax(whole.parent), access.base == whole { whole = access.node }
    if Assignment(target: whole) != nil || whole.parent?.kind == .inOutExpr { return true }
    return whole != element && whole.callAsCallee != nil && !model.timing(of: element).isBodyCode
  }
}

extension String {
  fileprivate func drop(prefix: String) -> String {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
  }
}

extension SwiftUIModel {
  /// Whether a collection is known to be an array, whose positions begin at 0.
  package func isArray(_ collection: Node) -> Bool {
    if case .local(let binding) = index.lookUp(collection) {
      return binding.writtenType.map(Self.isArrayType) ?? false
    }
    let name = MemberAccessExprSyntax(collection)?.declName?.node ?? collection
    guard name.kind == .declReferenceExpr, let id = declarations(referencedBy: name).only else {
      return false
    }
    if let type = index[id].resultType { return Self.isArrayType(type) }
    let value = index[id].initialValue
    let made = FunctionCallExprSyntax(value)?.calledExpression ?? value
    return made?.kind == .arrayExpr
  }

  private static func isArrayType(_ type: Node) -> Bool {
    let shape = TypeShape(type)
    return shape.optionalDepth == 0 && shape.core.kind == .arrayType
  }
}
