package import SwiftCST
import ProjectIndex

extension SwiftUIModel {
  /// Whether code uses a local name, and only in what runs when people do something: gestures, buttons, drops. Also
  /// where it, or a part of it, is handed to a function of the project that only uses it there.
  package func isOnlyReadByActions(_ name: String, in code: Node) -> Bool {
    isOnlyReadByActions(name, in: code, depth: 0)
  }

  private func isOnlyReadByActions(_ name: String, in code: Node, depth: Int) -> Bool {
    let uses = code.subtree.filter { DeclReferenceExprSyntax($0)?.baseName?.name == name }
    return !uses.isEmpty && depth < 3
      && uses.allSatisfy { isInAction($0, within: code) || isHandedToAction($0, within: code, depth: depth) }
  }

  private func isInAction(_ use: Node, within code: Node) -> Bool {
    let closures = use.ancestors.prefix { $0 != code }.filter { $0.kind == .closureExpr }
    guard let action = closures.first(where: { role(of: $0) == .action }) else { return false }
    return !Self.updates.contains(ClosureArgument(action)?.call.calledName ?? "")
  }

  /// Modifiers whose actions follow updates of the view, not what people do.
  private static let updates: Set = [
    "onAppear", "onChange", "onDisappear", "onGeometryChange", "onPreferenceChange", "onReceive",
    "onScrollGeometryChange",
  ]

  /// Whether a name, or a path that begins with it, is an argument of a function that only uses it in actions.
  private func isHandedToAction(_ use: Node, within code: Node, depth: Int) -> Bool {
    var path = use
    while let access = MemberAccessExprSyntax(path.parent), access.base == path { path = access.node }
    guard let argument = ClosureArgument(ofValue: path),
      let function = ViewMembers(index: index).member(madeBy: argument.call.node),
      let parameter = argument.parameter(of: function)?.name?.name, let body = function.body?.statements
    else { return false }
    return isOnlyReadByActions(parameter, in: body, depth: depth + 1)
  }
}
