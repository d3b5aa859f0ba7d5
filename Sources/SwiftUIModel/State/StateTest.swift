import ProjectIndex
package import SwiftCST

/// A test of a value around the code that changes it, which ends the changes.
package enum StateTest: Sendable {
  /// Whether it has some value: `if !isAtEnd { isAtEnd = true }`.
  case value
  /// Whether there is one: `guard let game else { game = first }`, `if names.isEmpty { names = … }`.
  case presence
  /// Whether it is none of those that a `switch` lists: `default: count = 0`.
  case otherCase

  /// The innermost test of what a change changes.
  package init?(around change: Change, _ model: SwiftUIModel) {
    self.init(of: change, around: change.target, model)
  }

  /// The innermost test around some code of what a change changes.
  package init?(of change: Change, around code: Node, _ model: SwiftUIModel) {
    guard let property = change.declaration else { return nil }
    let finder = Finder(property: property, model: model)
    var part = code
    for around in code.ancestors {
      defer { part = around }
      guard let test = finder.test(in: around, holding: part) else { continue }
      self = test
      return
    }
    return nil
  }

  private struct Finder {
    let property: DeclarationID
    let model: SwiftUIModel

    /// The test in a node for a part of it.
    func test(in node: Node, holding part: Node) -> StateTest? {
      switch node.kind {
      case .ifExpr:
        guard let conditions = IfExprSyntax(node)?.conditions, conditions != part else { return nil }
        return test(in: conditions)
      case .guardStmt: return GuardStmtSyntax(node)?.conditions.flatMap { $0 == part ? nil : test(in: $0) }
      case .codeBlockItemList:
        return node.children.prefix { $0.id < part.id }.firstNonNil { item in
          GuardStmtSyntax(CodeBlockItemSyntax(item)?.item)?.conditions.flatMap { test(in: $0) }
        }
      case .switchCase:
        guard SwitchCaseSyntax(node)?.label?.kind == .switchDefaultLabel,
          let subject = SwitchExprSyntax(node.enclosing { $0 == .switchExpr })?.subject
        else { return nil }
        return subject.subtree.contains(where: namesProperty) ? .otherCase : nil
      default: return nil
      }
    }

    private func test(in conditions: Node) -> StateTest? {
      guard let name = conditions.subtree.first(where: namesProperty) else { return nil }
      var whole = MemberAccessExprSyntax(name.parent)?.declName?.node == name ? name.parent ?? name : name
      while let part = whole.parent, part.kind != .memberAccessExpr,
        ConstantExpressions.base(of: part) == whole
      {
        whole = part
      }
      if whole.enclosing({ $0 == .optionalBindingCondition || $0 == .conditionElement })?.kind
        == .optionalBindingCondition
      {
        return .presence
      }
      let asksForElements = MemberAccessExprSyntax(whole.parent)?.declName?.baseName?.text == "isEmpty"
      let asksForNil = whole.parent?.children.contains { $0.kind == .nilLiteralExpr } == true
      return asksForElements || asksForNil ? .presence : .value
    }

    private func namesProperty(_ node: Node) -> Bool {
      if node.kind == .identifierPattern {
        guard OptionalBindingConditionSyntax(node.parent)?.initializer == nil,
          let type = model.index.type(of: property)
        else { return false }
        return node.text == model.index[property].name && model.index.enclosingTypes(of: node).contains(type)
      }
      return node.kind == .declReferenceExpr && model.index.declarations(referencedBy: node).only == property
    }
  }
}
