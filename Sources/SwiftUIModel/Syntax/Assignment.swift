package import SwiftCST

/// An assignment: `x = e`, `x += e`.
package struct Assignment {
  /// Whether the value is replaced, not modified: the operator is `=`.
  package let isPlain: Bool

  /// The assigned value; nil if it consists of more than one operand.
  package let value: Node?

  /// The assignment with an expression as its left side; nil if there is none.
  package init?(target: Node) {
    guard let list = target.parent, list.kind == .exprList, list.parent?.kind == .sequenceExpr else {
      return nil
    }
    let operands = Array(list.children)
    guard operands.count > 2, operands[0] == target, operands[1].isAssignmentOperator else { return nil }
    isPlain = operands[1].kind == .assignmentExpr
    value = operands.count == 3 ? operands[2] : nil
  }
}

extension Node {
  /// Whether an operand of a sequence is `=`, or an assignment operator like `+=`.
  package var isAssignmentOperator: Bool {
    switch kind {
    case .assignmentExpr: return true
    case .binaryOperatorExpr: return text.hasSuffix("=") && !Self.comparisons.contains(text)
    default: return false
    }
  }

  private static let comparisons: Set = ["==", "!=", "<=", ">=", "===", "!==", "~="]
}
