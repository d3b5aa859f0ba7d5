package import ProjectIndex
import SwiftCST

extension SwiftUIModel {
  /// Whether nothing can change a view while it is shown, so that SwiftUI evaluates it once, as it appears:
  /// it has no stored properties, and its body code names no class that SwiftUI tracks.
  package func isEvaluatedOnce(_ view: TypeID) -> Bool {
    guard kind(of: view) == .view,
      index.members(of: view).allSatisfy({ !$0.isStored || $0.isStatic })
    else { return false }
    var isOnce = true
    forEachBodyNode(of: view) { node, _ in
      guard isOnce, node.kind == .declReferenceExpr,
        case .metatype(.known(let type)) = index.typeOfExpression(node)
      else { return }
      isOnce = !isObservable(type)
    }
    return isOnce
  }
}
