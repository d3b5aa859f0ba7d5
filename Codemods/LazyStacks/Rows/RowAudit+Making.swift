import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// The effects of creating a row late, in scroll order, and repeatedly: random values, and side effects that
/// happen when a row is created.
extension RowAudit {
  /// Analyzes code that runs when a row is created, and the project's code that it gets values from.
  mutating func lookAtMaking(in code: Node, depth: Int = 0) {
    guard depth < Self.depthLimit, made.insert(code).inserted else { return }
    for step in index.fact(at: code, { MadeCode(steps: steps(in: code)) }).steps {
      switch step {
      case .obstacle(let obstacle): findings.add(obstacle)
      case .value(let statements): lookAtMaking(in: statements, depth: depth + 1)
      }
    }
  }

  /// The maximum nesting depth of functions and properties.
  private static let depthLimit = 5

  /// What code does when a row is created, in source order.
  private struct MadeCode: Sendable {
    enum Step {
      case obstacle(Obstacle)
      /// Statements elsewhere that return a value.
      case value(Node)
    }

    let steps: [Step]
  }

  private func steps(in code: Node) -> [MadeCode.Step] {
    code.subtree.flatMap { node -> [MadeCode.Step] in
      if let obstacle = obstacle(at: node, in: code) {
        return runsAtOnce(node, in: code) ? [.obstacle(obstacle)] : []
      }
      return node.kind == .declReferenceExpr ? values(of: node, in: code).map(MadeCode.Step.value) : []
    }
  }

  /// The value or side effect of an expression that differs in a row created late.
  private func obstacle(at node: Node, in code: Node) -> Obstacle? {
    if let argument = InOutExprSyntax(node) { return change(of: argument.expression, in: code) }
    if let assignment = Assignment(target: node), !assignment.isPlain || dependsOnItself(node) {
      return change(of: node, in: code)
    }
    if let changed = model.change(at: node), changed.kind == .mutated {
      return change(of: changed.target, in: code)
    }
    guard !node.isMacroArgument else { return nil }
    if model.isFresh(node) {
      return Obstacle(
        LazyRules.state, "'\(node.shortText)' in a row: a row that is created again shows another value")
    }
    guard let name = DeclReferenceExprSyntax(node)?.baseName?.text else { return nil }
    return startedWork(name, node).map {
      Obstacle(
        LazyRules.lifecycle, "'\($0)' in a row: it runs as a row scrolls in, not for all rows at once")
    }
  }

  /// Whether the new value of an assignment target depends on the target: `count = count + 1`.
  private func dependsOnItself(_ target: Node) -> Bool {
    target.parent?.children.dropFirst().contains { operand in
      operand.subtree.contains { $0.kind == target.kind && $0.text == target.text }
    } ?? false
  }

  /// A change that outlasts the code.
  private func change(of target: Node?, in code: Node) -> Obstacle? {
    guard let target else { return nil }
    let root = ConstantExpressions.root(of: target)
    if case .local(let binding) = index.lookUp(root), code.contains(binding.node) {
      // Changing a member of a constant changes an object, which may be shared.
      if target == root || binding.isMutable || isMade(for: binding) { return nil }
    }
    // An initializer creates what it changes.
    if code.parent?.kind == .initializerDecl,
      root.text == "self" || storedProperties(root).contains(where: { !$0.isStatic })
    {
      return nil
    }
    return Obstacle(
      LazyRules.lifecycle,
      "'\(target.shortText)' is changed when a row is created: this happens as the row scrolls in, not for "
        + "all rows in order")
  }

  /// Whether a constant is initialized with a new object.
  private func isMade(for binding: LocalBinding) -> Bool {
    guard binding.kind == .variable, let callee = FunctionCallExprSyntax(binding.value)?.calledExpression,
      case .metatype = index.typeOfExpression(callee)
    else { return false }
    return true
  }

  // MARK: - Work

  /// The call that starts something asynchronous: a task, or work passed to a queue.
  private func startedWork(_ name: String, _ node: Node) -> String? {
    var callee = node
    if name == "Task" {
      if MemberAccessExprSyntax(node.parent)?.declName?.baseName?.text == "detached" {
        callee = node.parent ?? node
      }
    } else if Self.handOvers.contains(name), let access = node.parent, access.kind == .memberAccessExpr,
      access.text.lowercased().contains("queue")
    {
      callee = access
    } else {
      return nil
    }
    let call = FunctionCallExprSyntax(callee.parent)
    return call?.calledExpression == callee && call?.trailingClosure != nil ? callee.shortText : nil
  }

  private static let handOvers: Set<String> = ["addOperation", "async", "asyncAfter"]

  // MARK: - Where it runs

  /// Whether an expression runs whenever the code does: it is not in an action or in a function declared
  /// there.
  private func runsAtOnce(_ node: Node, in code: Node) -> Bool {
    let builders = ViewBuilderContext(index)
    return node.ancestors.prefix { $0 != code }.allSatisfy { holder in
      holder.kind != .functionDecl && (holder.kind != .closureExpr || builders.hasBuilder(holder))
    }
  }

  /// The statements of the project's functions or computed properties that compute the value of a name.
  private func values(of name: Node, in code: Node) -> [Node] {
    let found = declarations(of: name).compactMap { giver($0, name) }
    return found.isEmpty || !runsAtOnce(name, in: code) ? [] : found
  }

  /// What a name refers to. After a base of unknown type, such as the item of a row, it is the only
  /// declaration of the name, unless collections also have such a member.
  private func declarations(of name: Node) -> [Declaration] {
    let found = index.declarations(referencedBy: name).map { index[$0] }
    guard found.isEmpty, let access = MemberAccessExprSyntax(name.parent), access.declName?.node == name,
      let base = access.base, index.typeOfExpression(base) == .unknown,
      let word = DeclReferenceExprSyntax(name)?.baseName?.name, !MutatingMethods.contain(word)
    else { return found }
    let all = index.declarations(named: word)
    return all.count == 1 ? Array(all) : []
  }

  /// The statements that compute the value of a declaration; nil for a function that isn't called.
  private func giver(_ declaration: Declaration, _ name: Node) -> Node? {
    switch declaration.kind {
    case .variable: return declaration.getterStatements
    case .function:
      let callee = name.parent?.kind == .memberAccessExpr ? name.parent : name
      guard let callee, FunctionCallExprSyntax(callee.parent)?.calledExpression == callee else { return nil }
      return declaration.body?.statements
    default: return nil
    }
  }
}
