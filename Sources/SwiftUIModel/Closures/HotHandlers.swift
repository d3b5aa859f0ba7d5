package import ProjectIndex
package import SwiftCST

extension SwiftUIModel {
  /// Whether a closure is an action that can run at each frame: of `onGeometryChange`,
  /// `onScrollGeometryChange`, `onPreferenceChange`, `onContinuousHover`, of a gesture's `onChanged` and
  /// `updating`, and of `onReceive` with a timer.
  package func isHotHandler(_ closure: Node) -> Bool {
    guard role(of: closure) == .action, let argument = ClosureArgument(closure),
      let call = MemberCall(argument.call)
    else { return false }
    if call.name == "onReceive" { return argument.call.argumentValues.first.map(isTimer) ?? false }
    return SwiftUIClosures.runsEachFrame(call.name)
  }

  /// Whether an expression is a timer's publisher, or names a property or local variable that is one.
  private func isTimer(_ publisher: Node) -> Bool {
    if publisher.text.hasPrefix("Timer.publish") { return true }
    if case .local(let binding) = index.lookUp(publisher) { return binding.value.map(isTimer) ?? false }
    let name = MemberAccessExprSyntax(publisher)?.declName?.node ?? publisher
    guard name.kind == .declReferenceExpr, let id = index.declarations(referencedBy: name).only else {
      return false
    }
    return index[id].initialValue?.text.hasPrefix("Timer.publish") ?? false
  }

  /// The functions of the project that a handler calls each time: as statements of their own.
  func functionsRun(by closure: ClosureExprSyntax) -> [Declaration] {
    closure.items.compactMap { statement in
      guard let callee = FunctionCallExprSyntax(statement)?.calledExpression,
        let function = index.callables(called: callee).only, function.kind == .function,
        FunctionDeclSyntax(function.node)?.signature?.effectSpecifiers?.asyncSpecifier == nil
      else { return nil }
      return function
    }
  }

  /// Whether an action that can run at each frame calls a function each time.
  package func isRunByHotHandler(_ function: Declaration) -> Bool {
    index.references(to: function.id).certain.contains { use in
      guard let call = use.expression.callAsCallee?.node, call.parent?.kind == .codeBlockItem,
        let closure = call.enclosing({ $0 == .closureExpr || $0 == .functionDecl }),
        closure.kind == .closureExpr, isHotHandler(closure)
      else { return false }
      return ClosureExprSyntax(closure)?.items.contains(call) ?? false
    }
  }
}
