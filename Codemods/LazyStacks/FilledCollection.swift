import CodemodKit
import SwiftCST

/// Tells where a collection has been asked whether it is empty, and is not.
enum FilledCollection {
  /// Whether a `ForEach` stands where its data is not empty: in the `else` of `if data.isEmpty`, or in
  /// `if !data.isEmpty`.
  static func isData(of rows: ViewCall) -> Bool {
    guard let first = rows.arguments.first, first.label == nil, isPlain(first.value) else { return false }
    let data = first.value.text
    return rows.node.ancestors.contains { ancestor in
      guard let branch = IfExprSyntax(ancestor),
        let condition = ConditionElementSyntax(branch.conditions?.children.only)?.condition
      else { return false }
      switch condition.text {
      case "\(data).isEmpty": return branch.elseBody?.contains(rows.node) == true
      case "!\(data).isEmpty": return branch.body?.node.contains(rows.node) == true
      default: return false
      }
    }
  }

  /// Whether an expression is a name, or a chain of them, which gives the same wherever it stands in a body.
  private static func isPlain(_ expression: Node) -> Bool {
    switch expression.kind {
    case .declReferenceExpr: true
    case .memberAccessExpr: MemberAccessExprSyntax(expression)?.base.map(isPlain) ?? false
    default: false
    }
  }
}
