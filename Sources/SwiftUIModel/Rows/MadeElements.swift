package import ProjectIndex
package import SwiftCST

extension SwiftUIModel {
  /// Whether an expression creates elements of a type at each evaluation: it calls an initializer of the
  /// type, or reads computed properties or calls functions of the project that do, two levels deep.
  package func isMadeAnew(_ data: Node, of type: TypeID) -> Bool { isMadeAnew(data, of: type, depth: 0) }

  private func isMadeAnew(_ code: Node, of type: TypeID, depth: Int) -> Bool {
    guard depth <= 2 else { return false }
    return code.subtree.contains { node in
      guard node.kind == .declReferenceExpr else { return false }
      let expression =
        MemberAccessExprSyntax(node.parent)?.declName?.node == node ? node.parent ?? node : node
      if let call = FunctionCallExprSyntax(expression.parent), call.calledExpression == expression,
        case .metatype(.known(type)) = index.typeOfExpression(expression)
      {
        // An element that takes over the identity of its source is the same one again.
        return !call.argumentLabels.contains("id")
      }
      guard let id = index.declarations(referencedBy: node).only, BodyReach.isHelper(index[id]),
        BodyReach.reads(index[id], at: node), let body = BodyReach.code(of: index[id]).first
      else { return false }
      return isMadeAnew(body, of: type, depth: depth + 1)
    }
  }
}
