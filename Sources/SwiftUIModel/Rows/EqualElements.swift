import ProjectIndex
package import SwiftCST

extension SwiftUIModel {
  /// Whether a collection usually contains equal elements: copies of one value, the characters of a text, and
  /// numbers or flags in a variable.
  package func oftenHoldsEqualElements(_ collection: Node) -> Bool {
    if let call = FunctionCallExprSyntax(collection), call.calledExpression?.text == "Array" {
      if call.argumentLabels == ["repeating", "count"] { return call.argumentValues.last?.text != "1" }
      guard let only = call.argumentValues.only, call.argumentLabels == [nil] else { return false }
      return valueType(of: only)?.foreign == "String"
    }
    if valueType(of: collection)?.foreign == "String" { return true }
    guard ["Bool", "CGFloat", "Double", "Float"].contains(elementType(of: collection)?.foreign ?? "") else {
      return false
    }
    return collectionProperty(collection).map { $0.isStored && !$0.traits.contains(.let) } ?? false
  }
}
