package import ProjectIndex
import SwiftCST

extension SwiftUIModel {
  /// Whether values of a variable's type are seen to be `Equatable`: the type is written, or its initial value
  /// tells it.
  package func isKnownEquatable(_ variable: Declaration) -> Bool {
    if let type = variable.typeAnnotation { return isKnownEquatable(type) }
    guard let value = variable.initialValue else { return false }
    switch value.kind {
    case .booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr,
      .simpleStringLiteralExpr:
      return true
    default: return index.typeOfExpression(value).resolution.map(isKnownEquatable) ?? false
    }
  }
}
