import ProjectIndex
import SwiftCST

extension ProjectIndex {
  /// Whether the values of a property, or of a member of them, are certainly equatable: `.onChange` requires
  /// it.
  func isEquatable(_ property: Declaration, taking path: [String] = []) -> Bool {
    guard let name = path.first else { return isEquatable(property) }
    guard case .instance(.known(let type), optionalDepth: 0) = typeOfVariable(property.id),
      case let found = members(named: name, of: type), found.count == 1,
      found[0].kind == .variable, !found[0].isStatic
    else { return false }
    return isEquatable(found[0], taking: Array(path.dropFirst()))
  }

  private func isEquatable(_ property: Declaration) -> Bool {
    if let written = property.typeAnnotation { return isEquatable(written) }
    if let value = property.initialValue, givesEquatable(value) { return true }
    guard case .instance(let type, _) = typeOfVariable(property.id) else { return false }
    return isEquatable(type)
  }

  /// Whether a literal has an equatable type: `3`, `["a"]`, `[Item]()`.
  private func givesEquatable(_ value: Node) -> Bool {
    switch value.kind {
    case .booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr: return true
    case .arrayExpr:
      let elements = ArrayExprSyntax(value)?.elements?.children.compactMap {
        ArrayElementSyntax($0)?.expression
      }
      return elements.map { !$0.isEmpty && $0.allSatisfy(givesEquatable) } ?? false
    case .functionCallExpr:
      let list = ArrayExprSyntax(FunctionCallExprSyntax(value)?.calledExpression)?.elements
      guard let element = ArrayElementSyntax(list?.children.only)?.expression,
        case .metatype(let type) = typeOfExpression(element)
      else { return false }
      return isEquatable(type)
    default: return false
    }
  }

  private func isEquatable(_ written: Node) -> Bool {
    let shape = TypeShape(written)
    if let element = ArrayTypeSyntax(shape.core)?.element { return isEquatable(element) }
    if let dictionary = DictionaryTypeSyntax(shape.core), let value = dictionary.value {
      return isEquatable(value)
    }
    if ["Array", "Set"].contains(shape.core.firstToken.text) {
      return shape.genericArguments.allSatisfy(isEquatable)
    }
    return isEquatable(resolve(shape.core))
  }

  private func isEquatable(_ type: TypeResolution) -> Bool {
    switch type {
    case .known(let type):
      let foreign = foreignSupertypes(of: type)
      if !foreign.isDisjoint(with: ["Equatable", "Hashable", "Comparable"]) { return true }
      guard self[type].kind == .enum else { return false }
      return !members(of: type).contains { $0.kind == .enumCase && !$0.parameters.isEmpty }
    case .foreign(let name): return AppleTypes.traits(of: name).contains(.equatable)
    default: return false
    }
  }
}
