package import ProjectIndex
package import SwiftCST

extension ProjectIndex {
  /// The types of the project of which a callee may create a value.
  package func types(called callee: Node) -> [TypeID] {
    switch typeOfExpression(callee) {
    case .metatype(.known(let type)): [type]
    case .metatype(.ambiguous(let types)): types
    default: []
    }
  }

  /// The types of the project that a style or view modifier may have.
  package func types(ofStyle style: Node) -> [TypeID] {
    let made = FunctionCallExprSyntax(style)?.calledExpression ?? style
    return types(called: made) + styles(namedBy: made)
  }
}
