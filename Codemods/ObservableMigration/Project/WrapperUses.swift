import ProjectIndex
import SwiftCST

/// The locations in a project where one of the wrappers is named, whatever its value.
struct WrapperUses: Sendable {
  /// A location.
  enum Place: Sendable {
    /// The attribute of a property.
    case property(ObservedProperty)
    /// The attribute of a variable in a body.
    case local(VariableDeclSyntax, Use, ObservedProperty.Wrapper)
    /// The attribute of a parameter, and its type if declared.
    case parameter(Use, type: Node?)
    /// Neither an attribute nor the creation of a property's wrapper in an initializer.
    case name(Use)
  }

  /// The locations, by the types of the properties' values.
  let places: ByType<Place>

  init(_ index: ProjectIndex) {
    let places = ObservedProperty.Wrapper.allCases.flatMap { wrapper in
      index.uses(of: wrapper.rawValue).compactMap { Self.place($0, wrapper, index) }
    }
    self.places = ByType(places) { place in
      switch Self.type(heldIn: place, index) {
      case .known(let type): Concern(types: [type])
      case .foreign: Concern()
      default: Concern(isOpen: true)
      }
    }
  }

  /// Whether a property of a type contains an object of another type in a wrapper.
  func isHeld(_ type: TypeID, in owner: TypeID, _ index: ProjectIndex) -> Bool {
    places.concerning([type]).contains { place in
      guard case .property(let property) = place else { return false }
      return index.type(of: property.declaration.id) == owner
        && Self.type(heldIn: place, index) == .known(type)
    }
  }

  private static func type(heldIn place: Place, _ index: ProjectIndex) -> TypeResolution {
    if case .parameter(_, let written?) = place { return index.resolve(written) }
    guard case .property(let property) = place else { return .unknown }
    if let spelled = property.spelledType { return index.resolve(spelled) }
    guard case .instance(let type, _) = index.typeOfVariable(property.declaration.id) else { return .unknown }
    return type
  }

  private static func place(
    _ use: Use, _ wrapper: ObservedProperty.Wrapper, _ index: ProjectIndex
  ) -> Place? {
    guard use.role == .attribute else { return isMadeForProperty(use) ? nil : .name(use) }
    guard let attributeNode = use.node.ancestors.first(where: { $0.kind == .attribute }),
      let holder = attributeNode.ancestors.first(where: { holders.contains($0.kind) })
    else { return nil }
    guard let variable = VariableDeclSyntax(holder) else {
      let type = FunctionParameterSyntax(holder)?.type ?? ClosureParameterSyntax(holder)?.type
      return .parameter(use, type: type)
    }
    guard let property = index.declaration(at: holder),
      let attribute = property.attributes.first(where: { $0.node == attributeNode })
    else { return .local(variable, use, wrapper) }
    return .property(ObservedProperty(declaration: property, wrapper: wrapper, attribute: attribute))
  }

  /// Whether a call is all that is assigned to `_m`: `_m = StateObject(wrappedValue: store)`.
  private static func isMadeForProperty(_ use: Use) -> Bool {
    let callee = GenericSpecializationExprSyntax(use.expression.parent)?.node ?? use.expression
    guard let call = callee.parent, let list = call.parent, list.kind == .exprList else { return false }
    let operands = Array(list.children)
    guard operands.count == 3, operands[1].kind == .assignmentExpr, operands[2] == call else { return false }
    return operands[0].lastToken.text.hasPrefix("_")
  }

  /// The nodes that can have a wrapper.
  private static let holders: Set<SyntaxKind> = [.variableDecl, .functionParameter, .closureParameter]
}
