import ProjectIndex
import SwiftCST

extension ScrollScope {
  /// What reads how large the stack is, to use it elsewhere.
  func measurement(of found: FoundStack) -> String? {
    for modifier in found.view.modifiers + found.path.flatMap(\.modifiers) {
      if modifier.name == "onGeometryChange" { return modifier.name }
      if modifier.name == "background" || modifier.name == "overlay" {
        let contents = [modifier.call.syntax.arguments, modifier.call.syntax.trailingClosure?.node]
        if contents.compactMap(\.self).contains(where: { names($0).contains("GeometryReader") }) {
          return "GeometryReader"
        }
      } else if measures(modifier.call.syntax, depth: 0) {
        return modifier.name
      }
    }
    return nil
  }

  /// Whether a modifier of the project's own, or what `.modifier` is given, measures what it is applied to.
  private func measures(_ call: FunctionCallExprSyntax, depth: Int) -> Bool {
    guard depth < 4, let callee = call.calledExpression else { return false }
    var bodies = index.callables(called: callee).compactMap { $0.kind == .function ? $0.body?.node : nil }
    if MemberAccessExprSyntax(callee)?.declName?.baseName?.text == "modifier",
      let made = FunctionCallExprSyntax(ViewCall(call).argument(nil))?.calledExpression,
      case .metatype(.known(let type)) = index.typeOfExpression(made)
    {
      bodies += index.ownMembers(named: "body", of: type).compactMap { $0.body?.node }
    }
    return bodies.contains { body in
      !names(body).isDisjoint(with: ["GeometryReader", "onGeometryChange"])
        || body.subtree.contains { node in
          FunctionCallExprSyntax(node).map { measures($0, depth: depth + 1) } ?? false
        }
    }
  }

  private func names(_ node: Node) -> Set<String> {
    Set(node.subtree.compactMap { DeclReferenceExprSyntax($0)?.baseName?.text })
  }
}
