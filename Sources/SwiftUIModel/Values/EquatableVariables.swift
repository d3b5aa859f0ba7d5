package import ProjectIndex
import SwiftCST

extension SwiftUIModel {
  /// Whether a variable's type is known to be `Equatable`, from its declared type or its initial value.
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
