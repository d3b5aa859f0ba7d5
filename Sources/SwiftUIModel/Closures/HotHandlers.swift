import ProjectIndex
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
}
