package import SwiftCST

extension Node {
  /// Whether it is an operand that is only evaluated if what is before `??` is nil.
  package var isFallback: Bool {
    guard let operands = parent, operands.kind == .exprList else { return false }
    var isBehind = false
    for operand in operands.children {
      if operand == self { return isBehind }
      isBehind = operand.text == "??"
    }
    return false
  }
}
