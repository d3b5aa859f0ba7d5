import SwiftCST

extension ProjectIndex {
  func type(ofCall call: FunctionCallExprSyntax, depth: Int) -> ExpressionType {
    guard let callee = call.calledExpression else { return .unknown }
    if let closure = ClosureExprSyntax(callee) { return type(ofResultOf: closure, depth: depth + 1) }
    if let access = MemberAccessExprSyntax(callee), access.declName?.baseName?.kind == .`init`,
      let base = access.base
    {
      return made(by: type(of: base, depth: depth), call)
    }
    let functions = functions(called: callee, depth: depth)
    if !functions.isEmpty {
      return .agreed(
        functions.map { substituted(result(of: $0, call, depth: depth), of: MemberAccessExprSyntax(callee)) })
    }
    if let access = MemberAccessExprSyntax(callee) {
      let element = type(ofElement: access, call: call)
      if element != .unknown { return element }
    }
    return made(by: type(of: callee, depth: depth), call)
  }

  /// The result of a closure that is called at once: `{ let model = Model(); …; return model }()`.
  private func type(ofResultOf closure: ClosureExprSyntax, depth: Int) -> ExpressionType {
    if let written = closure.signature?.returnClause?.type { return instance(written) }
    guard let statements = closure.statements else { return .unknown }
    if let only = CodeBlockItemSyntax(statements.children.only)?.item, only.kind != .returnStmt {
      return type(ofWhole: ExpressionStmtSyntax(only)?.expression ?? only, depth: depth)
    }
    return .agreed(statements.returnedValues.map { type(ofWhole: $0, depth: depth) })
  }

  /// The result of an initializer call. A failable initializer returns an optional.
  private func made(by callee: ExpressionType, _ call: FunctionCallExprSyntax) -> ExpressionType {
    guard case .metatype(let type) = callee else { return .unknown }
    let canTell = callee.possibilities.allSatisfy { type in
      switch type.resolution {
      case .known(let known)?: self[known].kind != .protocol && !mayFail(call, toMake: known)
      case .foreign(let name)?:
        // In an extension of a protocol, `Self` is any type.
        (call.calledExpression?.text != "Self" || call.arguments?.children.first == nil)
          && !ForeignInitializers.mayFail(call, toMake: name)
          && !members(named: "init", ofForeign: name).contains { $0.canFail && $0.mayTake(call) }
      default: false
      }
    }
    return canTell ? .instance(type, optionalDepth: 0) : .unknown
  }

  private func mayFail(_ call: FunctionCallExprSyntax, toMake type: TypeID) -> Bool {
    let initializers = ([type] + supertypes(of: type)).flatMap { ownMembers(named: "init", of: $0) }
    if initializers.contains(where: { $0.canFail && $0.mayTake(call) }) { return true }
    // Others declare those that come from a raw value or a superclass.
    let label = LabeledExprSyntax(call.arguments?.children.first)?.label?.name
    guard !initializers.contains(where: { $0.parameters.first?.label == label }) else { return false }
    if self[type].kind == .enum { return label == "rawValue" }
    return foreignSuperclass(of: type).map { ForeignInitializers.mayFail(call, toMake: $0) } ?? false
  }

  /// The functions that a callee may refer to.
  func functions(called callee: Node, depth: Int) -> [Declaration] {
    if let access = MemberAccessExprSyntax(callee), let base = access.base,
      let name = access.declName?.baseName
    {
      switch type(of: base, depth: depth + 1) {
      case .instance(let type, optionalDepth: 0):
        return members(name.name, of: type).filter { $0.kind == .function && $0.mayTake(callee.callAsCallee) }
      case .metatype(let type):
        // `Model.row(model)` returns the method of an instance.
        return members(name.name, of: type).filter {
          $0.kind == .function && (!$0.isStatic || $0.mayTake(callee.callAsCallee))
        }
      default:
        return []
      }
    }
    guard callee.kind == .declReferenceExpr else { return [] }
    switch lookUp(callee) {
    case .members(let found, _), .moduleLevel(let found, mayBeShadowed: false):
      return found.map { self[$0] }.filter { $0.kind == .function && $0.mayTake(callee.callAsCallee) }
    default:
      return []
    }
  }

  /// The result of a function call, if its type is declared.
  private func result(of function: Declaration, _ call: FunctionCallExprSyntax, depth: Int) -> ExpressionType
  {
    guard let written = function.resultType else { return .unknown }
    let result = call.calledExpression.map {
      replacingSelf(instance(written), of: function, at: $0, depth: depth)
    }
    guard let result, case .parameter(let parameter)? = result.resolution, function.node.contains(parameter)
    else {
      return result ?? .unknown
    }
    let given = metatype(handedTo: parameter, of: function, call, depth: depth)
    return given.map(result.replacingResolution) ?? .unknown
  }

  /// The `Model` that a call passes to a parameter of type `T.Type` as `Model.self`.
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

extension Node {
  /// The values that statements return, without those of closures and functions inside them.
  fileprivate var returnedValues: [Node] {
    var values: [Node] = []
    var open = [self]
    while let node = open.popLast() {
      if let value = ReturnStmtSyntax(node)?.expression { values.append(value) }
      let isOther = [.closureExpr, .functionDecl, .accessorBlock].contains(node.kind)
      if !isOther { open.append(contentsOf: node.children) }
    }
    return values
  }
}

extension Declaration {
  /// Whether it is a failable initializer: `init?`, `init!`.
  fileprivate var canFail: Bool { InitializerDeclSyntax(node)?.optionalMark != nil }
}
