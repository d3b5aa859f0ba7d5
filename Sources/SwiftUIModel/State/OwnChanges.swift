package import ProjectIndex
import SwiftCST

extension SwiftUIModel {
  /// Whether a view changes a property outside of its initializers, or hands out a binding to it.
  package func isChangedByView(_ property: Declaration) -> Bool {
    uses(of: property).contains { use in
      guard use.node.enclosing({ $0 == .initializerDecl }) == nil else { return false }
      return use.token.text.hasPrefix("$") || isPartOfChange(use.expression)
    }
  }

  /// Whether what a name begins is changed: `draft.name = text`, `draft.removeAll()`, `edit(&draft)`.
  private func isPartOfChange(_ name: Node) -> Bool {
    var part = name
    while true {
      if Assignment(target: part) != nil || part.parent?.kind == .inOutExpr { return true }
      if let call = part.callAsCallee?.node, change(at: call) != nil { return true }
      guard let parent = part.parent, ConstantExpressions.base(of: parent) == part else { return false }
      part = parent
    }
  }
}
