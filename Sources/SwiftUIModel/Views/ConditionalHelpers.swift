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
  /// properties without a wrapper, types, positions that are a row's identity, and what is the same in a process.
  package func isConstantForView(_ condition: Node) -> Bool { isConstantForView(condition, depth: 0) }

  private func isConstantForView(_ condition: Node, depth: Int) -> Bool {
    guard depth < 4 else { return false }
    return condition.subtree.allSatisfy { node in
      guard node.kind == .declReferenceExpr, node.text != "self", !isOfDirective(node), !isOfDevice(node)
      else {
        return true
      }
      switch index.lookUp(node) {
      case .type: return true
      case .local(let binding): return isIdentityOfRow(binding, at: node)
      default: break
      }
      return declarations(referencedBy: node).only.map { isConstantForView(index[$0], depth) } ?? false
    }
  }

  private func isConstantForView(_ named: Declaration, _ depth: Int) -> Bool {
    // `Platform.isPhone()` asks for what is the same in a process.
    if named.kind == .enumCase || named.kind == .function && named.isStatic { return true }
    if named.isStored, named.traits.contains(.let), named.attributes.isEmpty { return true }
    if named.isStatic, let value = named.onlyValue { return isConstantForView(value, depth: depth + 1) }
    return named.getterStatements.map { isConstantForView($0, depth: depth + 1) } ?? false
  }

  /// `os(macOS)` behind `#if`.
  private func isOfDirective(_ name: Node) -> Bool {
    name.ancestors.contains { around in
      IfConfigClauseSyntax(around.parent).map { $0.condition == around } ?? false
    }
  }

  /// A name in `UIDevice.current.userInterfaceIdiom == .phone`.
  private func isOfDevice(_ name: Node) -> Bool {
    guard declarations(referencedBy: name).isEmpty else { return false }
    if ["UIDevice", "ProcessInfo", "userInterfaceIdiom"].contains(name.text) { return true }
    guard let access = MemberAccessExprSyntax(name.parent), access.declName?.node == name else {
      return false
    }
    return access.base.map { ["UIDevice", "ProcessInfo"].contains(ConstantExpressions.root(of: $0).text) }
      ?? true
  }

  /// Whether a local is the position that identifies a row.
  private func isIdentityOfRow(_ binding: LocalBinding, at name: Node) -> Bool {
    guard binding.kind == .closureParameter || binding.kind == .shorthand else { return false }
    let closure = name.ancestors.first { around in
      around.kind == .closureExpr && (around == binding.node || around.contains(binding.node))
    }
    guard let maker = closure.flatMap({ ClosureArgument($0) })?.call.node, let rows = rows(of: maker) else {
      return false
    }
    return rows.form == .positions || rows.form == .numbers
  }
}
