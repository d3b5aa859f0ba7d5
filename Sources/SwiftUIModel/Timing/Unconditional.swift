import ProjectIndex
package import SwiftCST

extension SwiftUIModel {
  /// Whether each evaluation of a block reaches a node in it: in between, there are only first conditions,
  /// subjects, arguments and closures that SwiftUI's own views and modifiers call immediately.
  package func isUnconditional(_ node: Node, in block: Node) -> Bool {
    var part = node
    for around in node.ancestors {
      guard around != block else { return true }
      guard isCertain(part, in: around) else { return false }
      part = around
    }
    return false
  }

  /// Whether a part is evaluated whenever its parent is.
  private func isCertain(_ part: Node, in parent: Node) -> Bool {
    switch parent.kind {
    case .closureExpr: return isCalledAtOnce(parent)
    case .ifExpr, .guardStmt: return part.kind == .conditionElementList
    case .conditionElementList: return parent.children.first == part
    case .switchExpr: return SwitchExprSyntax(parent)?.subject == part
    case .unresolvedTernaryExpr, .ifConfigClause, .ifConfigDecl, .macroExpansionExpr, .forStmt, .whileStmt,
      .repeatStmt, .doStmt, .functionDecl:
      return false
    case .exprList:
      return !parent.children.contains { child in
        child.id < part.id
          && (child.kind == .unresolvedTernaryExpr || ["&&", "||", "??"].contains(child.text))
      }
    case .functionCallExpr:
      // After `model?.`
      guard let callee = FunctionCallExprSyntax(parent)?.calledExpression, callee != part else { return true }
      return !callee.subtree.contains { $0.kind == .optionalChainingExpr }
    default: return true
    }
  }

  /// Whether SwiftUI's own view or modifier calls a closure immediately.
  private func isCalledAtOnce(_ closure: Node) -> Bool {
    if closure.callAsCallee != nil { return true }
    let role = role(of: closure)
    guard role == .content || role == .label, let call = ClosureArgument(closure)?.call else { return false }
    if ViewCall(call).frameworkName(index) != nil { return true }
    guard let modifier = MemberCall(call) else { return false }
    let isOwn = modifier.access.declName.map { !index.declarations(referencedBy: $0.node).isEmpty } ?? true
    return !isOwn && SwiftUIModifiers.contain(modifier.name)
  }
}
