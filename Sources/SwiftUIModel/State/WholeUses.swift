import ProjectIndex
package import SwiftCST

extension Node {
  /// Whether a name is handed on as a whole: it is an argument by itself, as in `Row(model: model)` or
  /// `environmentObject(model)`, and not what a member, a call or a subscript is asked of.
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
