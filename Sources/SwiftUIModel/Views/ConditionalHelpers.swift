import ProjectIndex
package import SwiftCST

extension SwiftUIModel {
  /// Usual names of helpers that apply modifiers conditionally.
  package static let conditionalHelpers: Set = [
    "applyIf", "applyWhen", "conditional", "conditionalModifier", "if", "ifCondition", "ifTrue", "iff",
    "modifierIf", "modifyIf", "transformIf", "when",
  ]

  /// The condition in a call of the project's helper that applies modifiers conditionally: `text.if(isOpen) {
  /// $0.bold() }`. Nil for any other call.
  package func conditionOfHelper(_ call: MemberCall) -> Node? {
    guard let helper = index.members(named: call.name, ofForeign: "View").only, isConditionalHelper(helper),
      let condition = call.call.argumentValues.first, condition.kind != .closureExpr
    else { return nil }
    return condition
  }

  /// Whether a function of views returns the result of its closure for the view if a condition is true, and
  /// otherwise the view itself, or the result of another closure.
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

  /// The `if` that is the only statement of a list, directly or as the only content of a `Group`.
  private static func onlyBranch(of statements: Node?) -> IfExprSyntax? {
    guard let item = CodeBlockItemSyntax(statements?.children.only)?.item else { return nil }
    let expression = ExpressionStmtSyntax(item)?.expression ?? ReturnStmtSyntax(item)?.expression ?? item
    guard let group = FunctionCallExprSyntax(expression), group.calledExpression?.text == "Group" else {
      return IfExprSyntax(expression)
    }
    return onlyBranch(of: group.onlyClosure?.statements)
  }

  /// Whether a condition is constant during the lifetime of a view: it names only constants, stored `let`
  /// properties without a wrapper, types, positions that are a row's identity, and values that are constant
  /// in a process.
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
    // `Platform.isPhone()` checks a value that is constant in a process.
    if named.kind == .enumCase || named.kind == .function && named.isStatic { return true }
    if named.isStored, named.traits.contains(.let), named.attributes.isEmpty { return true }
    if named.isStatic, let value = named.onlyValue { return isConstantForView(value, depth: depth + 1) }
    return named.getterStatements.map { isConstantForView($0, depth: depth + 1) } ?? false
  }

  /// `os(macOS)` after `#if`.
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

  /// Whether a local variable is the position that identifies a row.
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
