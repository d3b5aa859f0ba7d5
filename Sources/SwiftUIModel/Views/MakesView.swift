import ProjectIndex
package import SwiftCST

extension SwiftUIModel {
  /// Whether an expression is known to create a view: a view of SwiftUI or of the project, a member that
  /// returns one, the content of a modifier, and modifiers on these.
  package func makesView(_ expression: Node) -> Bool {
    let root = CallChain(expression).base
    if let call = FunctionCallExprSyntax(root) {
      if ViewCall(call).frameworkName(index) != nil { return true }
      guard let callee = call.calledExpression else { return false }
      let types = index.types(called: callee)
      if !types.isEmpty { return types.allSatisfy(isView) }
    }
    if ViewMembers(index: index).member(madeBy: root) != nil || isNamedColor(root) { return true }
    switch index.typeOfExpression(root) {
    case .instance(.known(let type), 0): return isView(type)
    case .instance(.foreign(let name), 0): return SwiftUIViews.contain(name) || name == "Content"
    default: return false
    }
  }

  /// Whether an expression is a color by its name: `Color.red`.
  private func isNamedColor(_ expression: Node) -> Bool {
    guard let access = MemberAccessExprSyntax(expression), let type = access.base,
      case .metatype(.foreign("Color")) = index.typeOfExpression(type)
    else { return false }
    return access.declName?.baseName?.text.first?.isLowercase ?? false
  }
}
