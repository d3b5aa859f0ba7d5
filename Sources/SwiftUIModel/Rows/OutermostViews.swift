package import ProjectIndex
package import SwiftCST

extension SwiftUIModel {
  /// The call that creates the rows around a node, if nothing in between shows the node elsewhere: `ForEach`,
  /// `List(items)`. Nil if the node is not in a row.
  package func presentRow(around node: Node) -> Node? {
    for around in node.ancestors where around.kind == .closureExpr {
      switch role(of: around) {
      case .row: return ClosureArgument(around)?.call.node
      case .content, .label, .atOnce, .readerContent: continue
      default: return nil
      }
    }
    return nil
  }

  /// Whether a view is the body of a type, alone or within stacks and groups.
  package func isOutermost(_ view: Node, of type: TypeID) -> Bool {
    for around in view.ancestors {
      if around.kind == .closureExpr {
        guard let call = ClosureArgument(around)?.call, call.calledExpression?.kind == .declReferenceExpr,
          ["VStack", "HStack", "ZStack", "Group"].contains(call.calledName ?? "")
        else { return false }
      }
      if around.kind == .labeledExpr { return false }
      guard let member = index.declaration(at: around) else { continue }
      return member.name == "body" && index.type(of: member.id) == type
    }
    return false
  }
}
