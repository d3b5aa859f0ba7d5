import SwiftCST

/// The types of subscript results of arrays and dictionaries, and of the members of arrays that return an
/// element, if the type of the collection is declared or shown by a literal.
extension ProjectIndex {
  /// The type of `models.first`, or of a call such as `models.randomElement()`; unknown for other members.
  func type(ofElement access: MemberAccessExprSyntax, call: FunctionCallExprSyntax? = nil) -> ExpressionType {
    guard let name = access.declName?.baseName?.name, let base = access.base,
      let depth = Collections.optionalDepth(ofElement: name, call),
      let element = writtenElement(of: base), members(named: name, ofForeign: "Array").isEmpty
    else { return .unknown }
    return instance(element, extraDepth: depth).unlessGeneric
  }

  /// The written type of the elements of an array, of the values of a dictionary, or of some of these:
  /// `models`, `modelsByName.values`, `models.filter { … }`.
  private func writtenElement(of collection: Node) -> Node? {
    var collection = collection
    while let access = MemberAccessExprSyntax(FunctionCallExprSyntax(collection)?.calledExpression),
      let base = access.base, let method = access.declName?.baseName?.name, Collections.keepsElements(method),
      members(named: method, ofForeign: "Array").isEmpty
    {
      collection = base
    }
    if let element = ArrayTypeSyntax(writtenType(of: collection))?.element { return element }
    guard let access = MemberAccessExprSyntax(collection), access.declName?.baseName?.name == "values"
    else { return nil }
    return access.base.flatMap { DictionaryTypeSyntax(writtenType(of: $0))?.value }
  }

  /// The written type of a variable that an expression names and unwraps if it is optional.
  private func writtenType(of expression: Node) -> Node? {
    let unwrapped = unwrapping(expression)
    guard let shape = variable(named: unwrapped ?? expression)?.type.map({ TypeShape($0) }),
      shape.optionalDepth == (unwrapped == nil ? 0 : 1)
    else { return nil }
    return shape.core
  }

  /// `x` in `x?` and `x!`.
  private func unwrapping(_ expression: Node) -> Node? {
    OptionalChainingExprSyntax(expression)?.expression ?? ForceUnwrapExprSyntax(expression)?.expression
  }

  func type(ofSubscript call: SubscriptCallExprSyntax, depth: Int) -> ExpressionType {
    guard let base = call.calledExpression, let argument = LabeledExprSyntax(call.arguments?.children.only),
      argument.label == nil, let position = argument.expression, let variable = variable(named: base)
    else { return .unknown }
    guard let written = variable.type.map({ TypeShape($0).core }) else {
      let isElement = position.kind == .integerLiteralExpr
      return isElement ? element(ofLiteral: variable.value, depth: depth) : .unknown
    }
    // A range returns a slice, and an index of a dictionary both key and value.
    let given = literalType(of: position) ?? type(ofWhole: position, depth: depth)
    if let element = ArrayTypeSyntax(written)?.element {
      return given == .instance(.foreign("Int"), optionalDepth: 0) || Self.isPosition(position)
        ? instance(element).unlessGeneric : .unknown
    }
    if let view = DictionaryTypeSyntax(written), let key = view.key, let value = view.value {
      return given == instance(key) || isUnwrapped(call.node)
        ? instance(value, extraDepth: 1).unlessGeneric : .unknown
    }
    return .unknown
  }

  /// Whether an argument of an array's subscript is one position, judging by its form: `models.startIndex`,
  /// `models.count - 1`.
  private static func isPosition(_ argument: Node) -> Bool {
    if let access = MemberAccessExprSyntax(argument) {
      return ["endIndex", "startIndex"].contains(access.declName?.baseName?.text)
    }
    guard let parts = SequenceExprSyntax(argument)?.elements?.children else { return false }
    return parts.allSatisfy { part in
      switch part.kind {
      case .binaryOperatorExpr: ["%", "*", "+", "-", "/"].contains(part.text)
      case .unresolvedTernaryExpr, .unresolvedAsExpr: false
      default: true
      }
    }
  }

  /// Whether the result of a subscript is optional: `d[key]!`, `d[key]?.name`, `if let value = d[key]`. A
  /// key-value pair, which an index of a dictionary returns, is not.
  private func isUnwrapped(_ call: Node) -> Bool {
    switch call.parent?.kind {
    case .forceUnwrapExpr, .optionalChainingExpr: true
    case .initializerClause: call.parent?.parent?.kind == .optionalBindingCondition
    default: false
    }
  }

  private func element(ofLiteral value: Node?, depth: Int) -> ExpressionType {
    let elements = ArrayExprSyntax(value)?.elements?.children.compactMap {
      ArrayElementSyntax($0)?.expression
    }
    return .agreed((elements ?? []).map { type(ofWhole: $0, depth: depth) })
  }

  /// The single variable that an expression names, without a base or as a member.
  private func variable(named expression: Node) -> (type: Node?, value: Node?)? {
    if expression.kind == .declReferenceExpr, case .local(let binding) = lookUp(expression) {
      return (binding.writtenType, binding.value)
    }
    let name = MemberAccessExprSyntax(expression)?.declName?.node ?? expression
    let found = declarations(referencedBy: name)
    guard found.count == 1, let declaration = found.first.map({ self[$0] }), declaration.kind == .variable
    else { return nil }
    return (declaration.typeAnnotation, declaration.initialValue)
  }
}
