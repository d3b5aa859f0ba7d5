package import ProjectIndex
package import SwiftCST

/// Rows that a view creates from a collection: `ForEach`, `List`, `Table`, `OutlineGroup` with data.
package struct Rows: Sendable {
  /// What is iterated over.
  package enum Form: Sendable {
    /// The elements: `ForEach(trails)`.
    case elements
    /// The positions: `trails.indices`, `0..<trails.count`.
    case positions
    /// Pairs of position and element: `trails.enumerated()`, `zip(trails.indices, trails)`.
    case pairs
    /// Numbers that belong to no collection: `0..<3`, `0..<count`.
    case numbers
  }

  /// The call that creates them.
  package let call: ViewCall

  /// The name of the view: `ForEach`, `List` ….
  package let maker: String

  /// The data as written, including `$` and `Array(…)`.
  package let data: Node

  /// Whether the rows get bindings: `ForEach($trails)`.
  package let isBinding: Bool

  /// What is iterated over.
  package let form: Form

  /// The collection in the data: `trails` in all of the examples. For numbers, the data itself. If the data
  /// is a local variable or a property that contains the pairs or positions, its value is analyzed.
  package let collection: Node

  /// The explicit key path for `id:`; nil if the elements are `Identifiable`, or are numbers.
  package let identity: Node?

  /// The closure of a row; nil if something else is passed.
  package var content: ClosureExprSyntax? { call.contentClosure ?? rowClosure }

  /// The names of the element in a row, in order and without `$`; `$0` if none is declared.
  package var parameters: [String] {
    guard let clause = content?.signature?.parameterClause else { return ["$0"] }
    let list = ClosureParameterClauseSyntax(clause)?.parameters ?? clause
    return list.children.compactMap { element in
      let token =
        ClosureShorthandParameterSyntax(element)?.name
        ?? ClosureParameterSyntax(element).flatMap { $0.secondName ?? $0.firstName }
      return token.map { $0.isProjection ? String($0.text.dropFirst()) : $0.name }
    }
  }

  private var rowClosure: ClosureExprSyntax? {
    call.closures.first { $0.label == "rowContent" || $0.label == "content" }?.syntax
  }

  /// The last component of the key path: `self` in `\.self`, `offset` in `\.element.offset`.
  package var identityName: String? {
    identity.map { $0.text.split(separator: ".").last.map(String.init) ?? $0.text }
  }
}

extension SwiftUIModel {
  /// The rows that a call creates from a collection: SwiftUI's `ForEach`, `List(data)`, `Table(data)`,
  /// `OutlineGroup(data)`. Nil for any other node, and if there is no data.
  package func rows(of node: Node) -> Rows? {
    guard let call = FunctionCallExprSyntax(node).map({ ViewCall($0) }), let name = call.frameworkName(index),
      Self.rowMakers.contains(name), let first = call.arguments.first,
      first.label == nil || first.label == "data"
    else { return nil }
    let reader = RowDataReader(first.value, self)
    return Rows(
      call: call, maker: name, data: first.value, isBinding: reader.isBinding, form: reader.form,
      collection: reader.collection, identity: call.argument("id"))
  }

  private static let rowMakers: Set<String> = ["ForEach", "List", "OutlineGroup", "Table"]

  /// The type of the elements of the rows; nil if it is unknown.
  package func elementType(of rows: Rows) -> TypeResolution? { elementType(of: rows.collection) }

  /// The maximum number of rows: for literal ranges and arrays, `allCases`, `prefix(6)`. Nil if there is no
  /// limit.
  package func itemLimit(of rows: Rows) -> Int? { ItemCount(index: index).limit(of: rows.data) }

  /// The container that creates rows lazily: the `List`, `LazyVStack` … around a `ForEach` in the same
  /// member, or the `List`, `Table` itself. Nil if each row is created immediately, or if that is unknown.
  package func lazyContainer(of rows: Rows) -> ViewCall? {
    if rows.maker != "ForEach" { return rows.call }
    for around in rows.call.node.ancestors {
      if index.declaration(at: around) != nil { return nil }
      guard around.kind == .closureExpr, let call = ClosureArgument(around).map({ ViewCall($0.call) }) else {
        continue
      }
      guard role(of: around).makesViews, role(of: around) != .presented else { return nil }
      if let name = call.frameworkName(index), SwiftUIViews.isLazy(name) { return call }
    }
    return nil
  }

  /// Whether rows belong to an enclosing container: only a `Section`, `Group` or `ForEach` is in between, and
  /// nothing that would make one view of them.
  package func areRows(_ rows: Rows, of container: ViewCall) -> Bool {
    let between = rows.call.node.ancestors.prefix { $0 != container.syntax.node }
    return between.allSatisfy { around in
      guard around.kind == .closureExpr, let call = ClosureArgument(around).map({ ViewCall($0.call) }) else {
        return true
      }
      if call.syntax.node == container.syntax.node { return true }
      return call.frameworkName(index).map { ["ForEach", "Group", "Section"].contains($0) } ?? false
    }
  }

  /// The views of the project that are created in the rows, with the calls: outside of actions and of
  /// presented content.
  package func rowViews(of rows: Rows) -> [(type: TypeID, call: FunctionCallExprSyntax)] {
    guard let content = rows.content?.statements else { return [] }
    var found: [(type: TypeID, call: FunctionCallExprSyntax)] = []
    forEachBodyNode(in: content, Evaluation(of: nil)) { node, evaluation in
      guard !evaluation.isPresented, let call = FunctionCallExprSyntax(node),
        let callee = call.calledExpression,
        case .metatype(.known(let type)) = index.typeOfExpression(callee), kind(of: type) == .view
      else { return }
      found.append((type, call))
    }
    return found
  }
}

/// Analyzes the data of rows.
private struct RowDataReader {
  private(set) var form = Rows.Form.elements
  private(set) var collection: Node
  let isBinding: Bool
  private let model: SwiftUIModel

  init(_ data: Node, _ model: SwiftUIModel) {
    self.model = model
    collection = data
    let root = ConstantExpressions.root(of: data)
    isBinding =
      DeclReferenceExprSyntax(root)?.baseName?.isProjection == true
      || MemberAccessExprSyntax(data)?.declName?.baseName?.isProjection == true
    read(data, depth: 0)
  }

  private mutating func read(_ data: Node, depth: Int) {
    guard depth < 4 else { return }
    if let inner = copied(data) { return read(inner, depth: depth + 1) }
    if let base = called("enumerated", data) { return set(.pairs, base) }
    if let base = zipped(data) { return set(.pairs, base) }
    if let access = MemberAccessExprSyntax(data), access.declName?.baseName?.text == "indices",
      let base = access.base
    {
      return set(.positions, base)
    }
    if let elements = SequenceExprSyntax(data)?.elements { return read(range: elements.children.map(\.self)) }
    if let value = heldValue(of: data), isSpecial(value) { read(value, depth: depth + 1) }
  }

  private mutating func set(_ form: Rows.Form, _ collection: Node) {
    (self.form, self.collection) = (form, copied(collection) ?? collection)
  }

  /// `Array(x)`
  private func copied(_ data: Node) -> Node? {
    guard let call = FunctionCallExprSyntax(data), call.calledExpression?.text == "Array" else { return nil }
    return call.labeledArguments.only.flatMap { $0.label == nil ? $0.expression : nil }
  }

  private func called(_ name: String, _ data: Node) -> Node? {
    guard let access = MemberAccessExprSyntax(FunctionCallExprSyntax(data)?.calledExpression) else {
      return nil
    }
    return access.declName?.baseName?.text == name ? access.base : nil
  }

  /// `zip(x.indices, x)`, `zip(0..., x)`
  private func zipped(_ data: Node) -> Node? {
    guard let call = FunctionCallExprSyntax(data), call.calledExpression?.text == "zip",
      case let values = call.argumentValues, values.count == 2,
      values[0].text.hasSuffix(".indices") || values[0].text.hasSuffix("...")
    else { return nil }
    return values[1]
  }

  private mutating func read(range parts: [Node]) {
    guard parts.count == 3, parts[1].text == "..<" || parts[1].text == "..." else { return }
    form = .numbers
    if let access = MemberAccessExprSyntax(parts[2]), access.declName?.baseName?.text == "count",
      let base = access.base,
      parts[0].text == "0"
    {
      set(.positions, base)
    }
  }

  /// The value of a local constant or of a property with a single expression.
  private func heldValue(of data: Node) -> Node? {
    if data.kind == .declReferenceExpr, case .local(let binding) = model.index.lookUp(data) {
      return binding.isMutable ? nil : binding.value
    }
    let reference = MemberAccessExprSyntax(data)?.declName?.node ?? data
    guard reference.kind == .declReferenceExpr,
      let id = model.index.declarations(referencedBy: reference).only
    else {
      return nil
    }
    let property = model.index[id]
    return property.isStored
      ? property.traits.contains(.let) ? property.initialValue : nil : property.onlyValue
  }

  private func isSpecial(_ value: Node) -> Bool {
    let inner = copied(value) ?? value
    return called("enumerated", inner) != nil || zipped(inner) != nil || inner.text.hasSuffix(".indices")
  }
}
