import ProjectIndex
import SwiftCST

/// The values that code compares with each other as a whole: `a.id == b.id`, `(a.x, a.y) == (b.x, b.y)`.
/// Excludes values of which only a part is compared, as in `a.tags.count == b.tags.count`, and comparisons
/// that may be skipped, as after `||`.
struct ComparedPairs {
  private var pairs: Set<Set<String>> = []

  init(in code: Node) {
    for node in code.subtree {
      if let elements = SequenceExprSyntax(node)?.elements {
        add(operands: Array(elements.children))
      } else if let call = FunctionCallExprSyntax(node) {
        add(call)
      }
    }
  }

  /// Whether two values, identified by their text, are compared.
  func contains(_ one: String, _ other: String) -> Bool { pairs.contains([one, other]) }

  private mutating func add(operands: [Node]) {
    guard !operands.contains(where: { $0.text == "||" }) else { return }
    for position in operands.indices.dropFirst().dropLast()
    where ["==", "!=", "===", "!=="].contains(operands[position].text) {
      let (before, after) = (position - 2, position + 2)
      guard !operands.indices.contains(before) || Self.bindsLess(operands[before]),
        !operands.indices.contains(after) || Self.bindsLess(operands[after])
      else { continue }
      add(operands[position - 1], operands[position + 1])
    }
  }

  private static func bindsLess(_ node: Node) -> Bool {
    node.text == "&&" || node.kind == .assignmentExpr || node.kind == .unresolvedTernaryExpr
  }

  /// `a.items.elementsEqual(b.items)`
  private mutating func add(_ call: FunctionCallExprSyntax) {
    guard let callee = MemberAccessExprSyntax(call.calledExpression), let base = callee.base,
      callee.declName?.baseName?.text == "elementsEqual", call.trailingClosure == nil,
      let argument = LabeledExprSyntax(call.arguments?.children.only)?.expression
    else { return }
    add(base, argument)
  }

  private mutating func add(_ one: Node, _ other: Node) {
    if let ours = TupleExprSyntax(one)?.elements, let theirs = TupleExprSyntax(other)?.elements {
      for (one, other) in zip(ours.children, theirs.children) {
        guard let one = LabeledExprSyntax(one)?.expression, let other = LabeledExprSyntax(other)?.expression
        else { continue }
        add(one, other)
      }
      return
    }
    guard one.isPlainName, other.isPlainName else { return }
    pairs.insert([one.plainText, other.plainText])
  }
}

extension Node {
  fileprivate var plainText: String {
    tokenIndices.map { tree.token(at: $0).name }.joined()
  }
}
