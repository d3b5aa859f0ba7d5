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
    guard let property = collectionProperty(collection) else { return false }
    return property.isStored && !property.traits.contains(.let) && !keepsDifferentLiterals(property)
  }

  /// Whether a variable has different literals as its default, and no code assigns or passes others.
  private func keepsDifferentLiterals(_ property: Declaration) -> Bool {
    guard let elements = ArrayExprSyntax(property.initialValue)?.elements,
      elements.children.allSatisfy({ constants.variablePart(of: $0) == nil }),
      case let texts = elements.children.map({ ArrayElementSyntax($0)?.expression?.text ?? $0.text }),
      Set(texts).count == texts.count, !mayChangeAfterCreation(property), !mayBeGivenUnseen(property)
    else { return false }
    return index.type(of: property.id).map { call(giving: property, of: $0) == nil } ?? false
  }

  private var constants: ConstantExpressions { ConstantExpressions(index) }
}
