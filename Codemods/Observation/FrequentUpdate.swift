import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// An assignment to a `@Published` property in a handler that runs many times a second.
struct FrequentUpdate: Sendable {
  /// The assignment: a `sequenceExpr`.
  let statement: Node
  /// The assigned property: `model.isPinned`.
  let target: Node
  /// The property.
  let property: Declaration
  /// The value, as written.
  let value: String
  /// The name of the constant for the value; nil if the value is a literal.
  let constant: String?
  /// Whether the constant needs the property's type: its value contains an implicit member, or a branch is
  /// `nil`.
  let needsType: Bool

  /// The assignment at a node; nil for anything else, and if the value differs each time, or is already
  /// compared.
  init?(_ node: Node, in code: Node, _ model: SwiftUIModel) {
    guard node.kind == .sequenceExpr, node.parent?.kind == .codeBlockItem,
      let operands = node.children.first.map({ Array($0.children) }), operands.count > 2,
      operands[1].kind == .assignmentExpr, let access = MemberAccessExprSyntax(operands[0]),
      let object = access.base, let name = access.declName?.baseName?.name,
      node.ancestors.first(where: { $0.kind == .closureExpr || $0 == code }) == code
    else { return nil }
    let holders = model.index.declarations(
      referencedBy: MemberAccessExprSyntax(object)?.declName?.node ?? object)
    guard holders.count == 1, let type = model.observedClass(of: model.index[holders[0]]) else { return nil }
    let found = model.index.members(named: name, of: type)
    guard found.count == 1, found[0].attribute("Published") != nil, model.isKnownEquatable(found[0]) else {
      return nil
    }
    let values = Array(operands[2...])
    guard Self.isMostlySame(values), !model.isFresh(values[0]),
      !Self.isCompared(operands[0], in: code, name)
    else { return nil }
    statement = node
    target = operands[0]
    property = found[0]
    value = model.index.text(from: values[0], through: values[values.count - 1])
    let isLiteral = values.count == 1 && Self.isLiteral(values[0])
    let names = [name, "new" + name.prefix(1).uppercased() + name.dropFirst()]
    let free = names.first { !model.index.isBound($0, in: code) && object.text != $0 }
    guard isLiteral || free != nil else { return nil }
    constant = isLiteral ? nil : free
    needsType = !isLiteral && Self.needsType(values)
  }

  /// The assignments in a handler, or in a function that one calls; of several that need a constant with the
  /// same name, the first.
  static func all(in code: Node, _ model: SwiftUIModel) -> [FrequentUpdate] {
    var found: [FrequentUpdate] = []
    for node in code.subtree where node.kind == .sequenceExpr {
      guard let update = FrequentUpdate(node, in: code, model) else { continue }
      let isSecond = found.contains { $0.constant != nil && $0.constant == update.constant }
      if !isSecond { found.append(update) }
    }
    return found
  }

  /// The type annotation for the constant, if its value needs one: `: Model.Phase`.
  func typeAnnotation(in index: ProjectIndex) -> String {
    guard needsType, let written = property.typeAnnotation else { return "" }
    let shape = TypeShape(written)
    guard case .known(let type) = index.resolve(shape.core) else { return ": " + written.text }
    return ": " + index.qualifiedName(of: type) + String(repeating: "?", count: shape.optionalDepth)
  }

  /// The expression for the value in the new code.
  var newName: String { constant ?? value }

  /// Whether many inputs have few values.
  private static func isMostlySame(_ values: [Node]) -> Bool {
    if values.count == 1, isLiteral(values[0]) { return true }
    if values.contains(where: { comparisons.contains($0.text) }) { return true }
    guard let value = values.first, values.count == 1 || values[1].kind == .unresolvedTernaryExpr else {
      return false
    }
    if values.count > 1 { return values.dropFirst(1).allSatisfy { isConstantBranch($0) } }
    if let prefix = PrefixOperatorExprSyntax(value) { return prefix.operator?.text == "!" }
    guard let call = FunctionCallExprSyntax(value) else { return false }
    return call.calledExpression?.text == "Int" || call.calledName == "rounded"
  }

  private static let comparisons: Set = ["<", ">", "<=", ">=", "==", "!=", "&&", "||"]

  private static func isLiteral(_ value: Node) -> Bool {
    value.kind == .booleanLiteralExpr || isImplicitMember(value) || isEmpty(value)
  }

  private static func isImplicitMember(_ value: Node) -> Bool {
    MemberAccessExprSyntax(value).map { $0.base == nil } ?? false
  }

  private static func isEmpty(_ value: Node) -> Bool {
    value.kind == .nilLiteralExpr || value.text == "[]" || value.text == "[:]"
  }

  /// Whether a value contains an implicit member, or a branch is `nil` or an empty literal.
  private static func needsType(_ values: [Node]) -> Bool {
    zip(values, values.dropFirst()).contains { first, second in
      guard let ternary = UnresolvedTernaryExprSyntax(first) else { return false }
      return isEmpty(second) || ternary.thenExpression.map(isEmpty) ?? false
    } || values.contains { $0.subtree.contains(where: isImplicitMember) }
  }

  private static func isConstantBranch(_ part: Node) -> Bool {
    let value = UnresolvedTernaryExprSyntax(part)?.thenExpression ?? part
    return isLiteral(value) || value.kind == .integerLiteralExpr || value.kind == .floatLiteralExpr
  }

  /// Whether a condition around the assignment reads the property.
  private static func isCompared(_ target: Node, in closure: Node, _ name: String) -> Bool {
    target.ancestors.prefix { $0 != closure }.contains { around in
      let condition = IfExprSyntax(around)?.conditions ?? SwitchExprSyntax(around)?.subject
      return condition.map { part in part.tokenIndices.contains { part.tree.token(at: $0).name == name } }
        ?? false
    }
  }

  /// Whether code other than views may observe the property: its own observers, its publisher, or that of the
  /// object.
  func isHeard(in index: ProjectIndex) -> Bool {
    guard !property.hasObservers, let type = index.type(of: property.id) else { return true }
    let publishers = index.references(to: property.id).all.filter { $0.token.text.hasPrefix("$") }
    if !publishers.isEmpty { return true }
    return index.uses(of: "objectWillChange").contains { use in
      guard case .member(let base?) = use.role,
        case .instance(.known(let other), _) = index.typeOfExpression(base)
      else { return use.role != .declaration || index.enclosingType(of: use.node) == type }
      return other == type || index.subtypes(of: type).contains(other)
        || index.supertypes(of: type).contains(other)
    }
  }
}

extension ProjectIndex {
  /// The source text from one expression through another.
  fileprivate func text(from first: Node, through last: Node) -> String {
    first.tree.source.string(in: first.range.lowerBound..<last.range.upperBound)
  }
}
