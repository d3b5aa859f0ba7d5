import ProjectIndex
import SwiftCST

extension SwiftUIModel {
  /// The stored properties among some inputs whose changes also change what is derived from a collection, in
  /// source order: state, tracked and published properties, and inputs of the view that can be compared.
  ///
  /// Excluded are the collection itself, constants, objects, and the properties of the elements.
  func otherInputs(_ inputs: Set<DeclarationID>, of view: TypeID, besides collection: Node) -> [Declaration] {
    let own = collectionProperty(collection)?.id
    let element = elementType(of: collection)?.known
    let elements = element.map { [$0] + index.supertypes(of: $0) } ?? []
    return inputs.filter { $0 != own }.sorted { $0.order < $1.order }.map { index[$0] }.filter { property in
      guard let owner = index.type(of: property.id), !elements.contains(owner) else { return false }
      return changes(property, of: owner, view: view)
    }
  }

  /// Whether a property holds a value that changes, and whose changes SwiftUI sees.
  private func changes(_ property: Declaration, of owner: TypeID, view: TypeID) -> Bool {
    guard !property.isStatic, !(property.traits.contains(.let) && property.initialValue != nil),
      !holdsObject(property)
    else { return false }
    if property.attribute("Published") != nil { return true }
    let purposes = property.attributes.compactMap { PropertyWrapperNames.purpose(of: $0.name) }
    if purposes.contains(where: { [.binding, .query, .state].contains($0) }) { return true }
    guard property.attributes.isEmpty else { return false }
    // An element of what a query finds isn't a model that the view could ask.
    if index[index[owner].primary].attribute("Model") != nil { return false }
    if isObservable(owner) { return !property.traits.contains(.let) }
    return owner == view && property.initialValue == nil && isKnownEquatable(property)
  }

  /// Whether a collection is a static or module-level property that no code of the project changes.
  func isUnchangedGlobal(_ collection: Node) -> Bool {
    guard let property = collectionProperty(collection), property.attributes.isEmpty,
      property.isStatic || property.parent == nil
    else { return false }
    return uses(of: property).allSatisfy { use in
      let member = MemberAccessExprSyntax(use.expression.parent)?.declName?.baseName?.name ?? ""
      return Assignment(target: use.expression) == nil
        && !Self.changing.contains { member == $0 || $0 == "remove" && member.hasPrefix($0) }
    }
  }

  /// The constant collection, of which it isn't known that it is short, that `filter` searches.
  func searchedConstant(of node: Node) -> Node? {
    guard let call = FunctionCallExprSyntax(node).flatMap({ MemberCall($0) }), call.name == "filter",
      collectionProperty(call.base)?.initialValue?.kind == .functionCallExpr, isUnchangedGlobal(call.base)
    else { return nil }
    return call.base
  }

  private static var changing: [String] { ["append", "insert", "remove", "sort", "swapAt"] }

  private func holdsObject(_ property: Declaration) -> Bool {
    index.typeOfVariable(property.id).resolution?.known.map { index[$0].kind == .class } ?? false
  }
}
