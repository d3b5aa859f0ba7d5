import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

extension ProjectIndex {
  /// Whether a value is nil, or consists of objects of a class that are created in the expression: none of
  /// them existed before.
  func isNewOrNothing(_ value: Node, of type: String) -> Bool {
    switch value.kind {
    case .nilLiteralExpr: return true
    case .arrayExpr:
      let elements = ArrayExprSyntax(value)?.elements?.children.map { ArrayElementSyntax($0)?.expression }
      return elements?.allSatisfy { $0.map { isNewOrNothing($0, of: type) } ?? false } ?? false
    case .declReferenceExpr:
      guard case .local(let binding) = lookUp(value), let value = binding.value else { return false }
      return isNew(value, of: type)
    default: return isNew(value, of: type)
    }
  }

  private func isNew(_ value: Node, of type: String) -> Bool {
    let whole = TryExprSyntax(value)?.expression ?? value
    return FunctionCallExprSyntax(whole)?.calledExpression?.text == type
  }
}
