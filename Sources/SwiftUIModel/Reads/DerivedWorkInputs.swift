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

  /// The parameters of the function around some work that its closures read, directly or by a local constant.
  func parameters(readIn call: Node) -> [String] {
    guard let function = FunctionCallExprSyntax(call), let closure = function.onlyClosure?.node else {
      return []
    }
    var found: [String] = []
    for name in closure.subtree where name.kind == .declReferenceExpr {
      guard case .local(let binding) = index.lookUp(name), !closure.contains(binding.node) else { continue }
      let names = binding.kind == .variable ? Array((binding.value ?? name).subtree) : [name]
      for name in names where name.kind == .declReferenceExpr {
        guard case .local(let outer) = index.lookUp(name), outer.kind == .parameter,
          !found.contains(name.text)
        else { continue }
        found.append(name.text)
      }
    }
    return found
  }

  /// Whether a property belongs to an object that a view keeps and that holds no collection, such as the text of
  /// a search: nothing else knows it.
  func isOfObjectWithoutLists(_ property: Declaration, heldBy view: TypeID) -> Bool {
    guard let owner = index.type(of: property.id), !index.members(of: owner).contains(where: isList) else {
      return false
    }
    return heldObjects(of: view).contains { $0.type == owner && $0.wrapper == "StateObject" }
  }

  /// Whether a property holds a collection.
  func isList(_ property: Declaration) -> Bool {
    if let written = property.typeAnnotation { return isCollectionType(written) }
    let value = FunctionCallExprSyntax(property.initialValue)?.calledExpression ?? property.initialValue
    return value?.kind == .arrayExpr || value?.kind == .dictionaryExpr
      || property.attributes.contains { PropertyWrapperNames.purpose(of: $0.name) == .query }
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
