import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

// What names refer to: `let title = Text("…")`, `var title: some View { Text("…") }`.

extension MergeSafety {
  /// The view that an expression refers to, if it is the name of a constant, or of a property or function of
  /// the enclosing struct, that is a single view; otherwise nil.
  func view(named expression: Node) -> ModifierChain? {
    let callee = FunctionCallExprSyntax(expression)?.calledExpression ?? expression
    guard let value = value(of: callee, isCalled: callee != expression), Self.made.contains(value.kind)
    else { return nil }
    return ModifierChain(value)
  }

  /// Expressions that are a single view.
  private static let made: Set<SyntaxKind> = [.declReferenceExpr, .functionCallExpr, .memberAccessExpr]

  private func value(of name: Node, isCalled: Bool) -> Node? {
    if name.kind == .declReferenceExpr, case .local(let binding) = index.lookUp(name) {
      return !isCalled && binding.kind == .variable && !binding.isMutable ? binding.value : nil
    }
    let access = MemberAccessExprSyntax(name)
    guard access == nil || access?.base?.text == "self" else { return nil }
    let found = index.declarations(referencedBy: access?.declName?.node ?? name)
    guard found.count == 1, index.isPresent(found, wherever: name), let type = index.type(of: found[0]),
      index[type].kind == .struct
    else { return nil }
    return value(of: index[found[0]], isCalled: isCalled)
  }

  private func value(of member: Declaration, isCalled: Bool) -> Node? {
    guard member.kind == (isCalled ? .function : .variable) else { return nil }
    if let statements = member.getterStatements ?? member.body?.statements {
      return Branch.onlyExpression(statements)
    }
    return member.traits.contains(.let) ? member.initialValue : nil
  }

  /// The expressions that have a view as their value: the parentheses around it, and the names of a constant
  /// initialized with it.
  func substitutes(for view: Node) -> [Node] {
    if let tuple = TupleExprSyntax(view.parent?.parent?.parent), tuple.elements?.children.only == view.parent
    {
      return [tuple.node]
    }
    guard let binding = PatternBindingSyntax(view.parent?.parent), binding.initializer?.value == view,
      let name = binding.pattern?.text,
      let list = binding.node.ancestors.first(where: { $0.kind == .codeBlockItemList })
    else { return [] }
    return index.uses(of: name, in: list).map(\.expression).filter { use in
      guard case .local(let local) = index.lookUp(use) else { return false }
      return local.value == view
    }
  }
}
