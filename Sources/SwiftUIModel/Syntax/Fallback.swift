package import SwiftCST

extension Node {
  /// Whether it is, or begins, an operand that is only evaluated if what is before `??` is nil.
  package var isFallback: Bool {
    var whole = self
    while let parent = whole.parent,
      MemberAccessExprSyntax(parent)?.base == whole
        || FunctionCallExprSyntax(parent)?.calledExpression == whole
    { whole = parent }
    guard let operands = whole.parent, operands.kind == .exprList else { return false }
    var isBehind = false
    for operand in operands.children {
      if operand == whole { return isBehind }
      isBehind = operand.text == "??"
    }
    return false
  }
}
