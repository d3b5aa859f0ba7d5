package import SwiftCST

extension ProjectIndex {
  /// The type of an expression: for initializer calls, for names and members with a declared type or an
  /// initial value that shows it, and for calls of functions with a declared result. Anything else is
  /// unknown.
  package func typeOfExpression(_ expression: Node) -> ExpressionType {
    guard let place = place(of: expression) else { return type(ofWhole: expression, depth: 0) }
    return memory.expressionTypes.answer(place) {
      type(ofWhole: expression, depth: 0)
    }
  }

  /// The type of a variable, declared or inferred from its initial value.
  package func typeOfVariable(_ id: DeclarationID) -> ExpressionType {
    memory.variableTypes.answer(id.order) { type(ofVariable: self[id], depth: 0) }
  }

  /// The type of an expression that is not part of a chain: one that contains `?` is optional as a whole.
  func type(ofWhole expression: Node, depth: Int) -> ExpressionType {
    let type = type(of: expression, depth: depth)
    return isOptionalChain(expression) ? type.optional : type
  }

  private func isOptionalChain(_ expression: Node) -> Bool {
    switch expression.kind {
    case .optionalChainingExpr: true
    case .memberAccessExpr: MemberAccessExprSyntax(expression)?.base.map(isOptionalChain) ?? false
    case .functionCallExpr: FunctionCallExprSyntax(expression)?.calledExpression.map(isOptionalChain) ?? false
    case .subscriptCallExpr:
      SubscriptCallExprSyntax(expression)?.calledExpression.map(isOptionalChain) ?? false
    case .forceUnwrapExpr, .tryExpr, .awaitExpr: expression.children.contains(where: isOptionalChain)
    default: false
    }
  }

  func type(of expression: Node, depth: Int) -> ExpressionType {
    guard depth < 24 else { return .unknown }
    let next = depth + 1
    switch expression.kind {
    case .declReferenceExpr: return type(ofName: expression, depth: next)
    case .memberAccessExpr, .functionCallExpr: return type(ofChain: expression, depth: next)
    case .genericSpecializationExpr, .tryExpr, .awaitExpr, .unsafeExpr, .consumeExpr, .copyExpr, .borrowExpr:
      return type(ofWrapper: expression, depth: next)
    case .forceUnwrapExpr, .optionalChainingExpr:
      return unwrapped(type(ofWrapper: expression, depth: next))
    case .tupleExpr: return onlyElement(of: expression).map { type(ofWhole: $0, depth: next) } ?? .unknown
    case .subscriptCallExpr:
      return type(ofSubscript: SubscriptCallExprSyntax(unchecked: expression), depth: next)
    case .sequenceExpr: return type(ofSequence: expression, depth: next)
    case .asExpr: return type(ofCast: AsExprSyntax(unchecked: expression))
    case .typeExpr:
      return TypeExprSyntax(expression)?.type.map { .metatype(resolve($0)) } ?? .unknown
    default: return .unknown
    }
  }

  /// The type of a part of a chain. Without a cache, there would be two queries for the base of a call, four
  /// for its base, and so on.
  private func type(ofChain expression: Node, depth: Int) -> ExpressionType {
    guard let place = place(of: expression) else { return .unknown }
    return memory.chainTypes.answer(place << 5 | depth) {
      if let access = MemberAccessExprSyntax(expression) { return type(ofMember: access, depth: depth) }
      return type(ofCall: FunctionCallExprSyntax(unchecked: expression), depth: depth)
    }
  }

  /// The type of the expression inside `try`, `await`, `!`, `?` and generic arguments.
  private func type(ofWrapper expression: Node, depth: Int) -> ExpressionType {
    let isOptionalTry = TryExprSyntax(expression)?.questionOrExclamationMark?.text == "?"
    guard !isOptionalTry, let inner = expression.children.first(where: { $0.kind != .genericArgumentClause })
    else { return .unknown }
    return type(of: inner, depth: depth)
  }

  func unwrapped(_ type: ExpressionType) -> ExpressionType {
    guard case .instance(let resolution, let depth) = type, depth > 0 else {
      // `self` in an extension of Optional.
      return type.resolution == .foreign("Optional") ? .unknown : type
    }
    return .instance(resolution, optionalDepth: depth - 1)
  }

  private func onlyElement(of tuple: Node) -> Node? {
    let only = LabeledExprSyntax(TupleExprSyntax(tuple)?.elements?.children.only)
    return only?.label == nil ? only?.expression : nil
  }

  /// A value of a declared type.
  func instance(_ type: Node, extraDepth: Int = 0) -> ExpressionType {
    let shape = TypeShape(type)
    if let metatype = MetatypeTypeSyntax(shape.core), metatype.metatypeSpecifier?.text == "Type",
      let base = metatype.baseType, shape.optionalDepth + extraDepth == 0
    {
      return .metatype(resolve(base))
    }
    // A value of type `any P` has the members of P.
    let named = SomeOrAnyTypeSyntax(shape.core)?.constraint ?? shape.core
    let resolution = resolve(named)
    guard resolution != .unknown else { return .unknown }
    return .instance(resolution, optionalDepth: shape.optionalDepth + extraDepth)
  }
}
