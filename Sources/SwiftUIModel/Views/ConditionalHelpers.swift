import ProjectIndex
package import SwiftCST

extension SwiftUIModel {
  /// What projects call a helper by which they apply modifiers under a condition.
  package static let conditionalHelpers: Set = [
    "applyIf", "applyWhen", "conditional", "conditionalModifier", "if", "ifCondition", "ifTrue", "iff",
    "modifierIf", "modifyIf", "transformIf", "when",
  ]

  /// The condition of a call of a helper by which the project applies modifiers under a condition:
  /// `text.if(isOpen) { $0.bold() }`. Nil for any other call.
  package func conditionOfHelper(_ call: MemberCall) -> Node? {
    guard let helper = index.members(named: call.name, ofForeign: "View").only, isConditionalHelper(helper),
      let condition = call.call.argumentValues.first, condition.kind != .closureExpr
    else { return nil }
    return condition
  }

  /// Whether a function of views gives what its closure makes of the view where a condition is true, and the view
  /// itself, or what another closure makes of it, where it isn't.
  private func isConditionalHelper(_ function: Declaration) -> Bool {
    let parameters = function.parameters
    guard function.kind == .function, parameters.count > 1, let condition = parameters[0].name?.name,
      parameters[0].type?.text.hasSuffix("Bool") == true,
      let branch = Self.onlyBranch(of: function.body?.statements),
      let test = branch.conditions?.text, test == condition || test == condition + "()",
      let transform = parameters[1].name?.name,
      branch.body?.statements?.text == transform + "(self)",
      let other = CodeBlockSyntax(branch.elseBody)?.statements?.text
    else { return false }
    return other == "self" || parameters.count == 3 && other == (parameters[2].name?.name ?? "") + "(self)"
  }

  /// The `if` that is the only statement of a list, itself or as all that a `Group` holds.
  private static func onlyBranch(of statements: Node?) -> IfExprSyntax? {
    guard let item = CodeBlockItemSyntax(statements?.children.only)?.item else { return nil }
    let expression = ExpressionStmtSyntax(item)?.expression ?? ReturnStmtSyntax(item)?.expression ?? item
    guard let group = FunctionCallExprSyntax(expression), group.calledExpression?.text == "Group" else {
      return IfExprSyntax(expression)
    }
    return onlyBranch(of: group.onlyClosure?.statements)
  }

  /// Whether a condition is the same as long as a view lives: it names nothing but constants, stored `let`
  /// properties without a wrapper, and types.
  package func isConstantForView(_ condition: Node) -> Bool {
    condition.subtree.allSatisfy { node in
      guard node.kind == .declReferenceExpr, node.text != "self" else { return true }
      if case .type = index.lookUp(node) { return true }
      guard let id = index.declarations(referencedBy: node).only else { return false }
      let named = index[id]
      // `Platform.isPhone()` asks for what is the same in a process.
      if named.kind == .enumCase || named.kind == .function && named.isStatic { return true }
      return named.isStored && named.traits.contains(.let) && named.attributes.isEmpty
        || named.isStatic && named.onlyValue.map(isConstantForView) == true
    }
  }
}
