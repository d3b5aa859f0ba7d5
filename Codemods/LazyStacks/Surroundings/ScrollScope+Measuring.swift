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
      } else if OwnModifier(modifier.call, index).mentions(anyOf: ["GeometryReader", "onGeometryChange"]) {
        return modifier.name
      }
    }
    return nil
  }

  private func names(_ node: Node) -> Set<String> {
    Set(node.subtree.compactMap { DeclReferenceExprSyntax($0)?.baseName?.text })
  }
}
