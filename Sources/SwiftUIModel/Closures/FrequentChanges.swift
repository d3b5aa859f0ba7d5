package import ProjectIndex
package import SwiftCST

extension SwiftUIModel {
  /// Whether a closure is an action that can run at each frame, or is passed on to such an action by a
  /// function of the project; see ``isHotHandler(_:)``.
  package func becomesHotHandler(_ closure: Node) -> Bool {
    if isHotHandler(closure) { return true }
    guard let argument = ClosureArgument(closure), let callee = argument.call.calledExpression,
      let function = function(named: callee), let body = function.body?.node,
      let parameter = argument.parameter(of: function)?.name?.name
    else { return false }
    return index.uses(of: parameter, in: body).contains { use in
      use.node.ancestors.prefix { $0 != body }.contains { around in
        FunctionCallExprSyntax(around)?.calledName.map(SwiftUIClosures.runsEachFrame) ?? false
      }
    }
  }

  /// Whether a property is assigned repeatedly, even with equal values: when a publisher sends, a timer
  /// fires, or something else changes.
  ///
  /// - Parameter asksObserved: Whether an assignment in an observer of another property counts only if that
  ///   property changes repeatedly.
  package func isAssignedRepeatedly(_ property: Declaration, asksObserved: Bool = false) -> Bool {
    uses(of: property).contains { use in
      Assignment(target: use.expression)?.isPlain == true
        && runsRepeatedly(at: use.node, asksObserved: asksObserved)
    }
  }

  /// Whether an event may assign a property a value that is equal to the last one: one that isn't the very
  /// value whose change `onChange` reports.
  package func isAssignedEqualValues(_ property: Declaration) -> Bool {
    uses(of: property).contains { use in
      guard let assignment = Assignment(target: use.expression), assignment.isPlain,
        runsRepeatedly(at: use.node, asksEvents: true)
      else { return false }
      return assignment.value.map { !isChangedValue($0) } ?? true
    }
  }

  /// Whether a value is what the `onChange` around it observes: its parameter, or the argument `of`.
  private func isChangedValue(_ value: Node) -> Bool {
    guard let closure = value.enclosing({ $0 == .closureExpr }),
      let call = ClosureArgument(closure)?.call, call.calledName == "onChange"
    else { return false }
    let parameters = ClosureExprSyntax(closure)?.parameterNames?.map(\.name) ?? ["$0", "$1"]
    return parameters.contains(value.text)
      || call.labeledArguments.first { $0.label?.name == "of" }?.expression?.text == value.text
  }

  private func function(named callee: Node) -> Declaration? {
    let name = MemberAccessExprSyntax(callee)?.declName ?? DeclReferenceExprSyntax(callee)
    guard let name, let word = name.baseName?.name else { return nil }
    let found = index.declarations(referencedBy: name.node).map { index[$0] }
    // Members from an extension of `View` are not members of the view types themselves.
    let added = found.isEmpty ? index.members(named: word, ofForeign: "View") : found
    return added.count == 1 && added[0].kind == .function ? added[0] : nil
  }

  /// Whether a property of a view is assigned in an action that can run at each frame.
  package func isSetOften(_ property: Declaration) -> Bool {
    uses(of: property).contains { use in
      guard Assignment(target: use.expression) != nil,
        let closure = use.node.enclosing({ $0 == .closureExpr })
      else { return false }
      return becomesHotHandler(closure)
    }
  }
}
