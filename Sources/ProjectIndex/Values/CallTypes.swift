import SwiftCST

extension ProjectIndex {
  func type(ofCall call: FunctionCallExprSyntax, depth: Int) -> ExpressionType {
    guard let callee = call.calledExpression else { return .unknown }
    if let access = MemberAccessExprSyntax(callee), access.declName?.baseName?.kind == .`init`,
      let base = access.base
    {
      return made(by: type(of: base, depth: depth))
    }
    let functions = functions(called: callee, depth: depth)
    if !functions.isEmpty { return .agreed(functions.map { result(of: $0, call, depth: depth) }) }
    return made(by: type(of: callee, depth: depth))
  }

  /// What a call of a type makes. An initialiser that can fail makes an optional.
  private func made(by callee: ExpressionType) -> ExpressionType {
    guard case .metatype(let type) = callee else { return .unknown }
    let canTell = callee.possibilities.allSatisfy { type in
      guard let known = type.resolution?.known else { return true }
      return self[known].kind != .protocol && !mayFail(toMake: known)
    }
    return canTell ? .instance(type, optionalDepth: 0) : .unknown
  }

  private func mayFail(toMake type: TypeID) -> Bool {
    members(named: "init", of: type).contains { InitializerDeclSyntax($0.node)?.optionalMark != nil }
  }

  /// The functions that a callee may mean.
  func functions(called callee: Node, depth: Int) -> [Declaration] {
    if let access = MemberAccessExprSyntax(callee), let base = access.base,
      let name = access.declName?.baseName
    {
      switch type(of: base, depth: depth + 1) {
      case .instance(let type, optionalDepth: 0), .metatype(let type):
        return members(name.name, of: type).filter { $0.kind == .function }
      default:
        return []
      }
    }
    guard callee.kind == .declReferenceExpr else { return [] }
    switch lookUp(callee) {
    case .members(let found, _), .moduleLevel(let found, mayBeShadowed: false):
      return found.map { self[$0] }.filter { $0.kind == .function }
    default:
      return []
    }
  }

  /// The result of a call of a function, where its type is written.
  private func result(of function: Declaration, _ call: FunctionCallExprSyntax, depth: Int) -> ExpressionType
  {
    guard let written = function.resultType else { return .unknown }
    let result = instance(written)
    guard case .parameter(let parameter)? = result.resolution, function.node.contains(parameter) else {
      return result
    }
    let given = metatype(handedTo: parameter, of: function, call, depth: depth)
    return given.map(result.replacingResolution) ?? .unknown
  }

  /// The `Model` that a call hands to a parameter of type `T.Type` as `Model.self`.
  private func metatype(
    handedTo generic: Node, of function: Declaration, _ call: FunctionCallExprSyntax, depth: Int
  ) -> TypeResolution? {
    let arguments = call.arguments.map { Array($0.children) } ?? []
    let parameters = function.parameters
    let position = parameters.firstIndex { parameter in
      parameter.type.map { instance($0) == .metatype(.parameter(generic)) } ?? false
    }
    guard let position, arguments.count == parameters.count, call.trailingClosure == nil,
      let argument = LabeledExprSyntax(arguments[position])?.expression,
      case .metatype(let type) = self.type(ofWhole: argument, depth: depth)
    else { return nil }
    return type
  }
}
