package import SwiftCST

extension Declaration {
  /// Whether a call matches this function or initializer, judging by its labels and the number of its
  /// arguments. True if there is no call.
  package func mayTake(_ call: FunctionCallExprSyntax?) -> Bool {
    guard let call, kind == .function || kind == .initializer else { return true }
    var open = parameters[...]
    var variadicLast = false
    for argument in call.arguments?.children.map({ LabeledExprSyntax($0) }) ?? [] {
      let label = argument?.label?.name
      // The label may refer to the projection of a wrapped parameter.
      if label?.hasPrefix("$") == true { return true }
      guard let position = open.firstIndex(where: { $0.label == label }),
        open[..<position].allSatisfy(\.canBeLeftOut)
      else {
        if variadicLast, label == nil { continue }
        return false
      }
      variadicLast = open[position].takesMany
      open = open[(position + 1)...]
    }
    let trailing = call.additionalTrailingClosures?.children.map {
      MultipleTrailingClosureElementSyntax($0)?.label?.name
    }
    let isTrailed = call.trailingClosure != nil
    guard trailing?.allSatisfy({ label in open.contains { $0.label == label } }) ?? true else { return false }
    return open.filter { !$0.canBeLeftOut }.count <= (isTrailed ? 1 : 0) + (trailing?.count ?? 0)
  }
}

extension ProjectIndex {
  /// Whether a value of a type of the project may be made with a closure behind the call.
  func mayTakeClosure(_ type: TypeID) -> Bool {
    memory.closureTakers.answer(Int(type.rawValue)) {
      if foreignSuperclass(of: type) != nil || mayHaveMacro(type) { return true }
      let types = [type] + supertypes(of: type)
      let initializers = types.flatMap { ownMembers(named: "init", of: $0) }
      if initializers.contains(where: { $0.parameters.contains { $0.type.map(mayBeFunction) ?? true } }) {
        return true
      }
      return members(of: type).contains { member in
        guard member.kind == .variable, member.isStored, !member.isStatic else { return false }
        return member.typeAnnotation.map(mayBeFunction) ?? (member.initialValue?.kind == .closureExpr)
      }
    }
  }

  /// Whether a written type is that of functions, or may be, as that of a generic parameter.
  private func mayBeFunction(_ type: Node) -> Bool {
    let core = TypeShape(type).core
    switch resolve(core) {
    case .known, .foreign: return false
    default: return core.kind != .arrayType && core.kind != .dictionaryType
    }
  }
}

extension Parameter {
  /// Whether a call may omit its argument.
  fileprivate var canBeLeftOut: Bool { defaultValue != nil || takesMany }

  /// Whether it accepts any number of arguments, because it is variadic or a pack.
  var takesMany: Bool { isVariadic || type?.kind == .packExpansionType }
}

extension Node {
  /// The call whose callee is this expression.
  package var callAsCallee: FunctionCallExprSyntax? {
    guard let call = FunctionCallExprSyntax(parent), call.calledExpression == self else { return nil }
    return call
  }
}
