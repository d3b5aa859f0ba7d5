package import SwiftCST

extension Declaration {
  /// Whether a call may be one of this function or initializer, by its labels and the number of its
  /// arguments. What isn't called is taken by any.
  package func mayTake(_ call: FunctionCallExprSyntax?) -> Bool {
    guard let call, kind == .function || kind == .initializer else { return true }
    var open = parameters[...]
    var variadicLast = false
    for argument in call.arguments?.children.map({ LabeledExprSyntax($0) }) ?? [] {
      let label = argument?.label?.name
      // The label may stand for the projection of a wrapped parameter.
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

extension Parameter {
  /// Whether a call needs no argument for it.
  fileprivate var canBeLeftOut: Bool { defaultValue != nil || takesMany }

  /// Whether it takes any number of arguments, as a variadic one or as a pack.
  fileprivate var takesMany: Bool { isVariadic || type?.kind == .packExpansionType }
}

extension Node {
  /// The call that an expression is what is called of.
  package var callAsCallee: FunctionCallExprSyntax? {
    guard let call = FunctionCallExprSyntax(parent), call.calledExpression == self else { return nil }
    return call
  }
}
