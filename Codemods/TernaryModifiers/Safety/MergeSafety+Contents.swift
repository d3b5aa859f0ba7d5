import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

// What the project's own containers and modifiers do to the views passed to them.

extension MergeSafety {
  /// Whether a modifier runs something when its view appears or disappears, directly or through its
  /// implementation.
  func firesEvents(_ modifier: MemberCall) -> Bool { applies(modifier, Self.isEvent) }

  /// Whether a modifier determines how its view appears and disappears, directly or through its
  /// implementation.
  func moves(_ modifier: MemberCall) -> Bool {
    applies(modifier) { $0 == "transition" || $0 == "matchedGeometryEffect" }
  }

  /// Whether a modifier satisfies a predicate, or its implementation uses one that does.
  func applies(_ modifier: MemberCall, _ isMeant: (String) -> Bool) -> Bool {
    isMeant(modifier.name)
      || ModifierCode(of: modifier, index).pieces.contains { Self.calls(isMeant, in: $0) }
  }

  private static func calls(_ isMeant: (String) -> Bool, in node: Node) -> Bool {
    node.subtree.contains { part in
      guard let callee = FunctionCallExprSyntax(part)?.calledExpression else { return false }
      let name = MemberAccessExprSyntax(callee)?.declName?.node ?? callee
      return DeclReferenceExprSyntax(name)?.baseName.map { isMeant($0.name) } ?? false
    }
  }

  /// The modifiers that a container or function of the project applies to the results of its closures.
  func modifiersOfContent(_ argument: ClosureArgument) -> [MemberCall] {
    var found: [MemberCall] = []
    var open = argument.call.calledExpression.map(index.callables) ?? []
    // The callee may be one of many functions of its name, and each may call the others.
    var visited: Set<DeclarationID> = []
    while let callable = open.popLast() {
      guard visited.insert(callable.id).inserted else { continue }
      let owner =
        callable.kind == .initializer ? index.type(of: callable.id) : index.declaredType(callable.id)
      let members = owner.map(index.members) ?? [callable]
      let names = Set(
        members.filter(\.isStored).compactMap(\.name) + callable.parameters.compactMap(\.name?.name))
      for member in members { addModifiers(appliedTo: names, in: member.node, &found, &open) }
    }
    return found
  }

  /// Finds the modifiers that code applies to the values of some names, also through aliases, and the
  /// project's functions and containers that it passes them to.
  private func addModifiers(
    appliedTo names: Set<String>, in code: Node, _ found: inout [MemberCall], _ open: inout [Declaration]
  ) {
    var names = names
    for node in code.subtree {
      if let binding = PatternBindingSyntax(node), let value = binding.initializer?.value,
        Self.isContent(value, names), let name = binding.pattern?.text
      {
        names.insert(name)
      }
      guard let call = FunctionCallExprSyntax(node) else { continue }
      if let modifier = MemberCall(call), Self.isContent(modifier.base, names) { found.append(modifier) }
      if let callee = call.calledExpression, Self.hands(names, to: call) {
        open += index.callables(called: callee)
      }
    }
  }

  /// Whether a call gets the value of one of these names: as an argument, or from a closure.
  private static func hands(_ names: Set<String>, to call: FunctionCallExprSyntax) -> Bool {
    (call.argumentValues + call.trailingClosures).contains { value in
      guard let statements = ClosureExprSyntax(value)?.statements else { return isContent(value, names) }
      return statements.children.contains { statement in
        CodeBlockItemSyntax(statement)?.item.map { isContent($0, names) } ?? false
      }
    }
  }

  /// Whether an expression is one of these properties or parameters, or a group that contains one, with or
  /// without modifiers.
  private static func isContent(_ expression: Node, _ names: Set<String>) -> Bool {
    let chain = CallChain(expression)
    return ([chain.base] + chain.calls.map(\.call.node)).contains { isNamed($0, names) }
  }

  private static func isNamed(_ view: Node, _ names: Set<String>) -> Bool {
    let callee = FunctionCallExprSyntax(view)?.calledExpression ?? view
    if isTransparent(callee.text) {
      return view.subtree.contains {
        DeclReferenceExprSyntax($0)?.baseName.map { names.contains($0.name) } ?? false
      }
    }
    let access = MemberAccessExprSyntax(callee)
    guard access == nil || access?.base?.text == "self" else { return false }
    let name = access?.declName?.node ?? callee
    return DeclReferenceExprSyntax(name)?.baseName.map { names.contains($0.name) } ?? false
  }

  /// Whether a SwiftUI container is not a view itself: its modifiers apply to each of its contents.
  static func isTransparent(_ container: String) -> Bool {
    ["Group", "ForEach", "Section"].contains(container)
  }
}
