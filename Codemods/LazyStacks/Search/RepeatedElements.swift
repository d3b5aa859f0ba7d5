import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Determines which `ForEach` may have equal elements and uses each as its own identity: `ForEach(names, id:
/// \.self)`.
struct RepeatedElements {
  private let model: SwiftUIModel
  private var index: ProjectIndex { model.index }

  init(_ model: SwiftUIModel) { self.model = model }

  /// The data of a `ForEach` over strings, numbers and the like that may contain equal elements; nil for any
  /// other.
  func data(of rows: ViewCall) -> Node? {
    guard let first = rows.arguments.first, first.label == nil, let key = rows.argument("id"),
      Self.isSelf(key), mayRepeat(first.value, in: rows), !areDistinct(first.value, depth: 0)
    else { return nil }
    return first.value
  }

  /// `\.self`, `\String.self`
  private static func isSelf(_ key: Node) -> Bool {
    key.kind == .keyPathExpr && key.text.hasSuffix(".self") && key.text.count { $0 == "." } == 1
  }

  /// Whether elements are plain values, where equal ones are indistinguishable. Elements of unknown type
  /// count as strings if the rows display them as text.
  private func mayRepeat(_ data: Node, in rows: ViewCall) -> Bool {
    guard let type = model.elementType(of: data) else { return showsTexts(rows) }
    guard case .foreign(let name) = type else { return type == .unknown && showsTexts(rows) }
    return PlainValues.contain(type: name)
  }

  private func showsTexts(_ rows: ViewCall) -> Bool {
    let names = RowParameters.names(of: rows)
    return rows.content?.subtree.contains { node in
      guard let call = FunctionCallExprSyntax(node), call.calledExpression?.text == "Text",
        call.argumentLabels == [nil], let value = call.argumentValues.first
      else { return false }
      return value.text == "$0" || names.contains(value.text)
    } ?? false
  }

  // MARK: - Distinct elements

  /// Whether the elements of a collection are all distinct, whatever they are.
  private func areDistinct(_ data: Node, depth: Int) -> Bool {
    guard depth < 8 else { return false }
    if case .instance(.foreign(let type), _) = index.typeOfExpression(data),
      Collections.holdDistinctElements(type)
    {
      return true
    }
    switch data.kind {
    case .sequenceExpr:
      return data.children.first?.children.contains { ["..<", "..."].contains($0.text) } ?? false
    case .tupleExpr:
      let only = LabeledExprSyntax(TupleExprSyntax(data)?.elements?.children.only)?.expression
      return only.map { areDistinct($0, depth: depth + 1) } ?? false
    case .arrayExpr: return areDistinct(elementsOf: data)
    case .functionCallExpr: return isDistinct(FunctionCallExprSyntax(unchecked: data), depth + 1)
    case .memberAccessExpr: return isDistinct(MemberAccessExprSyntax(unchecked: data), depth + 1)
    case .declReferenceExpr:
      if case .local(let binding) = index.lookUp(data) {
        return !binding.isMutable && binding.value.map { areDistinct($0, depth: depth + 1) } ?? false
      }
      return isDistinct(index.lookUp(data).declarations, depth + 1)
    default: return false
    }
  }

  /// Whether the literals differ.
  private func areDistinct(elementsOf literal: Node) -> Bool {
    let values = ArrayExprSyntax(literal)?.elements?.children.map { $0.firstToken.text + $0.text } ?? []
    return ConstantExpressions(index).variablePart(of: literal) == nil && Set(values).count == values.count
  }

  /// `Array(tags)`, `Set(names).sorted()`, `names.filter { … }`
  private func isDistinct(_ call: FunctionCallExprSyntax, _ depth: Int) -> Bool {
    guard let callee = call.calledExpression else { return false }
    guard let access = MemberAccessExprSyntax(callee), let base = access.base,
      let name = access.declName?.baseName?.name
    else {
      if Collections.holdDistinctElements(callee.text) { return true }
      return callee.text == "Array" && call.argumentValues.count == 1
        && areDistinct(call.argumentValues[0], depth: depth)
    }
    return Collections.keepsElements(name) && areDistinct(base, depth: depth)
  }

  /// `names.indices`, `Kind.allCases`, `counts.keys`
  private func isDistinct(_ access: MemberAccessExprSyntax, _ depth: Int) -> Bool {
    guard let name = access.declName?.baseName?.name else { return false }
    if let reference = access.declName?.node {
      let found = index.declarations(referencedBy: reference)
      if !found.isEmpty { return isDistinct(found, depth) }
    }
    return ["allCases", "indices", "keys"].contains(name)
  }

  /// A constant, or a property computed by a single expression.
  private func isDistinct(_ found: [DeclarationID], _ depth: Int) -> Bool {
    guard found.count == 1 else { return false }
    let variable = index[found[0]]
    if let type = variable.resultType, case .foreign(let name) = index.resolve(TypeShape(type).core),
      Collections.holdDistinctElements(name)
    {
      return true
    }
    guard !variable.isStored || variable.traits.contains(.let) else { return false }
    return (variable.initialValue ?? variable.onlyValue).map { areDistinct($0, depth: depth) } ?? false
  }
}
