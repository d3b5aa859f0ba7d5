import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

extension ProjectIndex {
  /// The types of the project that a callee may make a value of.
  func types(called callee: Node) -> [TypeID] {
    switch typeOfExpression(callee) {
    case .metatype(.known(let type)): [type]
    case .metatype(.ambiguous(let types)): types
    default: []
    }
  }

  /// The types of the project that a style or view modifier may be of.
  func types(ofStyle style: Node) -> [TypeID] {
    let made = FunctionCallExprSyntax(style)?.calledExpression ?? style
    return types(called: made) + styles(namedBy: made)
  }
}
