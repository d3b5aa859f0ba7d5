package import ProjectIndex
package import SwiftCST

extension SwiftUIModel {
  /// The calls in body code of a view of the project's functions that parse: their names begin with `parse`
  /// or `tokenize`, and they contain a loop. Calls in presented content and stored results are excluded.
  package func parsings(of view: TypeID) -> [(call: FunctionCallExprSyntax, evaluation: Evaluation)] {
    var found: [(call: FunctionCallExprSyntax, evaluation: Evaluation)] = []
    forEachBodyNode(of: view) { node, evaluation in
      guard !evaluation.isPresented, let call = FunctionCallExprSyntax(node),
        let callee = call.calledExpression,
        let name = call.calledName, name.hasPrefix("parse") || name.hasPrefix("tokenize"),
        case let named = MemberAccessExprSyntax(callee)?.declName?.node ?? callee,
        let id = index.declarations(referencedBy: named).only, let body = index[id].body?.node,
        body.subtree.contains(where: { $0.kind == .forStmt || $0.kind == .whileStmt }),
        isLookedAt(node), !isOfCache(node, evaluation)
      else { return }
      found.append((call, evaluation))
    }
    return found
  }
}
