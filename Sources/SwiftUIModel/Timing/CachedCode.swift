import ProjectIndex
package import SwiftCST

extension SwiftUIModel {
  /// Whether code only runs until a value is stored: a preceding check shows that a stored property, or an
  /// element of one, has no value yet, as in `if cache[id] == nil { … }`, and after or in the `else` of
  /// `if let old = cache[id] { return old }`, `if !cache.isEmpty { … }`. What a function or object named like a cache returns counts as
  /// stored.
  package func isOfCache(_ code: Node, _ evaluation: Evaluation?) -> Bool {
    ([code] + (evaluation?.through ?? [])).contains(where: isBehindTestOfStored)
  }

  /// Whether the result of code is stored: the code only runs until there is one, or all callers of its function
  /// only call it then.
  package func isStored(_ code: Node, _ evaluation: Evaluation?) -> Bool {
    if isOfCache(code, evaluation) { return true }
    guard let function = index.enclosingDeclaration(of: code), function.kind == .function else {
      return false
    }
    let callers = index.references(to: function.id).certain
    return !callers.isEmpty && callers.allSatisfy { isOfCache($0.node, nil) }
  }

  private func isBehindTestOfStored(_ code: Node) -> Bool {
    var part = code
    for around in code.ancestors.prefix(while: { index.declaration(at: $0) == nil }) {
      defer { part = around }
      if let branch = IfExprSyntax(around) {
        if branch.body?.node == part, asks(branch.conditions, isSet: false) { return true }
        if branch.elseBody == part, asks(branch.conditions, isSet: true) { return true }
      }
      guard around.kind == .codeBlockItemList else { continue }
      let before = around.children.prefix { $0.id < part.id }
      if before.contains(where: leavesIfStored) { return true }
    }
    return false
  }

  /// Whether a statement leaves the block if there is a value: `guard cache == nil else { return }`, `if let
  /// cache { return cache }`.
  private func leavesIfStored(_ item: Node) -> Bool {
    guard let statement = CodeBlockItemSyntax(item)?.item else { return false }
    if let guarding = GuardStmtSyntax(statement) {
      return asks(guarding.conditions, isSet: false) || asksOnce(guarding.conditions, in: item.parent)
    }
    let branch = IfExprSyntax(statement) ?? statement.children.firstNonNil { IfExprSyntax($0) }
    guard let branch, branch.elseBody == nil,
      branch.body?.statements?.children.last?.text.hasPrefix("return") == true
    else { return false }
    return asks(branch.conditions, isSet: true)
  }

  /// Whether conditions check that a stored value is present, or absent.
  private func asks(_ conditions: Node?, isSet: Bool) -> Bool {
    conditions?.subtree.contains { node in
      if let binding = OptionalBindingConditionSyntax(node) {
        return isSet && (binding.initializer?.value ?? binding.pattern).map(isStoredPlaceOrCached) == true
      }
      if FunctionCallExprSyntax(node) == nil, let access = MemberAccessExprSyntax(node),
        access.declName?.baseName?.name == "isEmpty", let base = access.base, namesCache(base)
      {
        return (node.parent?.kind == .prefixOperatorExpr) == isSet && isStoredPlace(base)
      }
      guard node.kind == .nilLiteralExpr, let operands = node.parent.map({ Array($0.children) }),
        let place = operands.firstIndex(of: node), place > 1
      else { return false }
      return operands[place - 1].text == (isSet ? "!=" : "==") && isStoredPlace(operands[place - 2])
    } ?? false
  }

  /// Whether an expression is a stored place, or asks a cache: `cache.object(forKey: id)`,
  /// `cachedThumbnail(for: id)`.
  private func isStoredPlaceOrCached(_ expression: Node) -> Bool {
    let value = TryExprSyntax(expression)?.expression ?? expression
    return isStoredPlace(value) || namesCache(FunctionCallExprSyntax(value)?.calledExpression)
  }

  /// Whether the name of a function, or of what it belongs to, is that of a cache.
  func namesCache(_ callee: Node?) -> Bool { callee?.text.lowercased().contains("cache") ?? false }

  /// Whether an expression names a stored property, or accesses an element of one.
  func isStoredPlace(_ expression: Node) -> Bool {
    let whole = SubscriptCallExprSyntax(expression)?.calledExpression ?? expression
    let name = IdentifierPatternSyntax(whole)?.node ?? MemberAccessExprSyntax(whole)?.declName?.node ?? whole
    if name.kind == .declReferenceExpr {
      return index.declarations(referencedBy: name).only.map { index[$0].isStored } ?? false
    }
    guard name.kind == .identifierPattern, let type = index.enclosingType(of: name) else { return false }
    return index.ownMembers(named: name.text, of: type).only?.isStored ?? false
  }

  /// Whether the only condition is that a stored flag isn't set yet, which the block sets: `guard !isLoaded
  /// else …`.
  private func asksOnce(_ conditions: Node?, in block: Node?) -> Bool {
    guard let condition = ConditionElementSyntax(conditions?.children.only)?.condition,
      let flag = PrefixOperatorExprSyntax(condition)?.expression, condition.firstToken.text == "!",
      isStoredPlace(flag)
    else { return false }
    return block?.subtree.contains { node in
      node.kind == flag.kind && node.text == flag.text && Assignment(target: node)?.value?.text == "true"
    } ?? false
  }
}
