/// `condition ? a : b` as it is parsed, before operators are folded: a sequence whose last element but one is
/// `? a :`, with nothing but the condition before it.
package struct UnfoldedTernary {
  /// The whole sequence.
  package let node: Node
  /// Where the condition is, which may be several elements (UTF-8 byte offsets, 0-based).
  package let condition: Range<Int>
  /// `? a :`.
  package let question: Node
  /// The value where the condition holds.
  package let then: Node
  /// The value where it does not.
  package let otherwise: Node

  /// Takes an expression apart; nil where it is anything else, an assignment of such a value included.
  package init?(_ expression: Node) {
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
