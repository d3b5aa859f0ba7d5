import ProjectIndex
package import SwiftCST

/// A kind of work that actions are searched for.
package enum ActionWork: Int, Sendable {
  /// It makes the thread wait.
  case waiting
  /// It reads files.
  case reading
}

extension SwiftUIModel {
  /// The first call of an action that does some work on the main thread, or leads to it through synchronous
  /// functions of the project, three levels deep; and the call that does the work.
  ///
  /// - Parameter isWork: Whether a call does the work. The answer must be the same in all files.
  package func work(
    _ kind: ActionWork, ofAction closure: Node, _ isWork: (FunctionCallExprSyntax) -> Bool
  ) -> (call: FunctionCallExprSyntax, work: Node)? {
    for call in callsOnMainThread(in: closure) {
      if let work = work(kind, of: call, depth: 0, isWork) { return (call, work) }
    }
    return nil
  }

  private func work(
    _ kind: ActionWork, of call: FunctionCallExprSyntax, depth: Int,
    _ isWork: (FunctionCallExprSyntax) -> Bool
  ) -> Node? {
    if isWork(call) { return call.node }
    guard depth < Self.bodyDepth, let callee = call.calledExpression,
      case let name = MemberAccessExprSyntax(callee)?.declName?.node ?? callee,
      name.kind == .declReferenceExpr, let id = declarations(referencedBy: name).only,
      case let function = index[id], function.kind == .function, !runsElsewhere(function),
      let body = function.body?.node
    else { return nil }
    return memory.workOfFunctions.answer((id.order << 2 | depth) << 1 | kind.rawValue) {
      for inner in callsOnMainThread(in: body)
      where !isOfCache(inner.node, nil) && !isBehindMissingFile(inner.node) {
        if let found = work(kind, of: inner, depth: depth + 1, isWork) { return .yes(found) }
      }
      return .no
    }.evidence
  }

  /// Whether a function doesn't run on the thread of its caller: it is `async`, or belongs to an actor.
  private func runsElsewhere(_ function: Declaration) -> Bool {
    if FunctionDeclSyntax(function.node)?.signature?.effectSpecifiers?.asyncSpecifier != nil { return true }
    return index.type(of: function.id).map { index[$0].kind == .actor } ?? false
  }

  /// The calls in code that run together with it, also in closures that are called immediately, and in a task
  /// that stays on its actor.
  private func callsOnMainThread(in code: Node) -> [FunctionCallExprSyntax] {
    code.subtree.compactMap { FunctionCallExprSyntax($0) }.filter { call in
      call.node.ancestors.prefix { $0 != code }.allSatisfy { around in
        if around.kind == .closureExpr {
          return role(of: around) == .atOnce
            || ClosureArgument(around)?.call.calledExpression?.text == "Task"
        }
        return around.kind != .functionDecl
      }
    }
  }
}
