import SwiftCST

/// `condition ? a : b`, before operators are folded; the condition may be several elements.
struct Ternary {
  let node: Node
  let condition: Range<Int>
  let then: Node
  let otherwise: Node
  let question: Node

  init?(_ expression: Node) {
    guard let elements = SequenceExprSyntax(expression)?.elements else { return nil }
    let all = Array(elements.children)
    guard let position = all.firstIndex(where: { $0.kind == .unresolvedTernaryExpr }), position > 0,
      all.count == position + 2, let then = UnresolvedTernaryExprSyntax(all[position])?.thenExpression,
      !all[..<position].contains(where: { $0.kind == .assignmentExpr })
    else { return nil }
    node = expression
    question = all[position]
    condition = all[0].range.lowerBound..<all[position - 1].range.upperBound
    self.then = then
    otherwise = all[position + 1]
  }
}

extension Node {
  /// The expression of an expression statement, else the node.
  var unwrappedStatement: Node { ExpressionStmtSyntax(self)?.expression ?? self }
}
