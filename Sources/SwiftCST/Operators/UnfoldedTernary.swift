/// `condition ? a : b` as it is parsed, before operators are folded: a sequence whose second to last element
/// is `? a :`, and that contains only the condition before it.
package struct UnfoldedTernary {
  /// The whole sequence.
  package let node: Node
  /// The range of the condition, which may be several elements (UTF-8 byte offsets, 0-based).
  package let condition: Range<Int>
  /// `? a :`.
  package let question: Node
  /// The value if the condition is true.
  package let then: Node
  /// The value if the condition is false.
  package let otherwise: Node

  /// Matches an expression; nil if it is anything else, including an assignment of such a value.
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
