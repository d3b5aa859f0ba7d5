import ProjectIndex
package import SwiftCST

extension Node {
  /// Whether a name is passed on as a whole: it is an argument itself, as in `Row(model: model)` or
  /// `environmentObject(model)`, and not the base of a member access, a call or a subscript.
  package var isWholeArgument: Bool {
    var current = self
    if let access = MemberAccessExprSyntax(parent), access.base?.text == "self", access.declName?.node == self
    {
      current = access.node
    }
    guard let argument = LabeledExprSyntax(current.parent), argument.expression == current else {
      return false
    }
    let holder = argument.node.parent?.parent?.kind
    return holder == .functionCallExpr
  }
}
