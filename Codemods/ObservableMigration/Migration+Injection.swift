import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST

extension Migration {
  /// `.environmentObject(e)` → `.environment(e)`, where `e` is of the cluster.
  mutating func rewriteInjections() {
    let isConsumed = observed.contains { $0.wrapper == .environmentObject }
    for use in index.uses(of: "environmentObject") {
      guard isModifier(use) else { continue }
      guard let call = FunctionCallExprSyntax(use.expression.parent), call.calledExpression == use.expression,
        let argument = call.arguments?.children.first(where: { _ in true }).flatMap({ LabeledExprSyntax($0) }
        ),
        let object = argument.expression
      else { continue }
      switch isOurs(valueOf: object) {
      case true?: change(TextEdit(use.token.range, with: "environment"), near: use.node)
      case nil where isConsumed || mentionsFamily(object):
        note("OM310", "cannot resolve the type passed to environmentObject ('\(object.text)')", at: use.node)
      default: break
      }
    }
  }

  /// SwiftUI's own modifier, on a view or on `self`.
  private func isModifier(_ use: Use) -> Bool {
    switch use.role {
    case .member: return true
    case .reference:
      if case .unknown = index.lookUp(use.token.name, at: use.node) { return true }
      return false
    default: return false
    }
  }

  private func mentionsFamily(_ expression: Node) -> Bool {
    cluster.types.contains { !index.uses(of: index[$0].name, in: expression).isEmpty }
  }
}
