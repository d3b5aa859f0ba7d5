import ProjectIndex
import SwiftCST

/// A container or modifier that has a view among its contents.
struct Surrounding: Sendable {
  /// The call.
  let call: ViewCall

  /// The name of what is called.
  let name: String

  /// Whether it is a modifier, as `.sheet { }`, and not a container.
  let isModifier: Bool

  /// The modifiers after it.
  let modifiers: [WrittenView.Modifier]

  /// Those around a view in the same body, innermost first.
  static func all(around chain: Node) -> [Surrounding] {
    var found: [Surrounding] = []
    var current = chain
    while let call = enclosingCall(of: current) {
      let outer = WrittenView.chain(around: call.node)
      let view = WrittenView(outer)
      let isModifier = view.root != call.node
      let after = view.modifiers.filter { $0.call.node.id < call.node.id }
      found.append(
        Surrounding(call: call, name: call.nameToken?.name ?? "", isModifier: isModifier, modifiers: after))
      current = outer
    }
    return found
  }

  /// The call that has an expression among its arguments or in one of its closures.
  private static func enclosingCall(of expression: Node) -> ViewCall? {
    for ancestor in expression.ancestors {
      switch ancestor.kind {
      case .codeBlockItem, .codeBlockItemList, .codeBlock, .ifExpr, .expressionStmt, .switchExpr, .switchCase,
        .switchCaseList, .returnStmt, .sequenceExpr, .exprList, .unresolvedTernaryExpr, .tupleExpr,
        .labeledExpr,
        .labeledExprList, .ifConfigDecl, .ifConfigClauseList, .ifConfigClause, .closureExpr,
        .multipleTrailingClosureElement, .multipleTrailingClosureElementList:
        continue
      case .functionCallExpr: return ViewCall(FunctionCallExprSyntax(unchecked: ancestor))
      default: return nil
      }
    }
    return nil
  }
}
