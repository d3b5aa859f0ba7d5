package import ProjectIndex
package import SwiftCST

/// A collection of a shared object that a view searches.
package struct SearchedCollection: Sendable {
  /// The name of the collection.
  package let name: String

  /// The property of the view that contains the object.
  package let holder: DeclarationID

  /// The call that searches it.
  package let node: Node

  /// The class with the collection.
  let owner: TypeID

  /// Whether a view type contains an object whose collections it might search.
  package static func mayStand(in type: TypeID, _ model: SwiftUIModel) -> Bool {
    model.index.members(of: type).contains { $0.kind == .variable && model.sharedObject(heldBy: $0) != nil }
  }

  /// The collection that is searched at a node: a call in the code of a view. Nil if there is
  /// none, or if it is a selection.
  package init?(at node: Node, in type: TypeID, _ model: SwiftUIModel) {
    guard let base = Self.searched(at: node, model) ?? Self.searchedByMethod(at: node, model),
      let property = Self.collection(base, model), let name = property.name,
      !SwiftUIModel.tellsOfSelection(name), !Self.asksForSelection(node), Self.asksForItem(node, model),
      let holder = Self.holder(of: base, from: node, in: type, model),
      let owner = model.index.type(of: property.id),
      Self.evaluates(type, changing: owner, in: model.index[holder], model)
    else { return nil }
    (self.name, self.holder, self.node, self.owner) = (name, holder, node, owner)
  }

  /// Whether a change of a collection evaluates a view: `@Observable` tracks it, the view observes an object of
  /// its class, or the object through which it is reached also announces what others announce.
  private static func evaluates(
    _ view: TypeID, changing owner: TypeID, in holder: Declaration, _ model: SwiftUIModel
  ) -> Bool {
    if model.isObservable(owner) || !model.objects(of: owner, observedBy: view).isEmpty { return true }
    return model.heldObject(in: holder).map {
      !model.index.uses(of: "objectWillChange", inside: [$0.type]).isEmpty
    }
      ?? true
  }

  /// Whether a name is a part of what a call searches.
  static func searches(_ name: Node, _ model: SwiftUIModel) -> Bool {
    name.ancestors.prefix { $0.kind != .codeBlockItem && $0.kind != .closureExpr }.contains {
      searched(at: $0, model)?.contains(name) == true
    }
  }

  /// Whether a method checks whether something is selected: `isSelected(_:)`, `isSelectedForImport(_:)`.
  private static func asksForSelection(_ node: Node) -> Bool {
    guard let name = FunctionCallExprSyntax(node)?.calledName, name.hasPrefix("is") else { return false }
    return SwiftUIModel.tellsOfSelection(String(name.dropFirst(2)))
  }

  /// Whether a search is for something that differs between rows, rather than for a constant: not
  /// `contains("+")`, `contains { $0.isPrivate }`.
  private static func asksForItem(_ node: Node, _ model: SwiftUIModel) -> Bool {
    let call = FunctionCallExprSyntax(node)
    let values = call?.argumentValues ?? []
    let constants = ConstantExpressions(model.index)
    return (values + (call?.trailingClosures ?? [])).contains { value in
      value.kind == .closureExpr ? Renewals(model).captures(value) : constants.variablePart(of: value) != nil
    }
  }

  /// What a call searches from its start: the base of `contains` and similar methods. Sets and dictionaries find
  /// a value by its hash; only a closure is called for one element after another.
  private static func searched(at node: Node, _ model: SwiftUIModel) -> Node? {
    guard let call = FunctionCallExprSyntax(node).flatMap({ MemberCall($0) }), searches(call) else {
      return nil
    }
    let hasClosure = call.call.argumentLabels == ["where"] || call.call.trailingClosure != nil
    return hasClosure || collection(call.base, model).map(isArray) == true ? call.base : nil
  }

  private static func searches(_ call: MemberCall) -> Bool {
    switch call.name {
    case "contains", "firstIndex": true
    case "first": call.call.argumentLabels == ["where"] || call.call.trailingClosure != nil
    default: false
    }
  }

  /// What a method of a class searches in its own object: `isFavorite(_:)`.
  private static func searchedByMethod(at node: Node, _ model: SwiftUIModel) -> Node? {
    guard let call = FunctionCallExprSyntax(node).flatMap({ MemberCall($0) }),
      !call.call.labeledArguments.isEmpty,
      let name = call.access.declName?.node
    else { return nil }
    let found = model.index.declarations(referencedBy: name)
    guard found.count == 1, model.index[found[0]].kind == .function,
      let body = model.index[found[0]].body?.node,
      model.index.type(of: found[0]).map({ model.index[$0].kind == .class }) == true
    else { return nil }
    return body.subtree.lazy.compactMap { searched(at: $0, model) }.first { collection($0, model) != nil }
  }

  /// The stored collection of an object that an expression names: `model.favorites`, in the class itself
  /// `favorites`.
  private static func collection(_ expression: Node, _ model: SwiftUIModel) -> Declaration? {
    let found = model.index.declarations(
      referencedBy: MemberAccessExprSyntax(expression)?.declName?.node ?? expression)
    guard found.count == 1 else { return nil }
    let property = model.index[found[0]]
    guard property.isStored, !property.isStatic, !property.traits.contains(.let), isCollection(property),
      let owner = model.index.type(of: property.id),
      model.isObservable(owner) || model.isObservableObject(owner) && property.attribute("Published") != nil
    else { return nil }
    return property
  }

  private static func isCollection(_ property: Declaration) -> Bool {
    if let type = property.typeAnnotation.map({ TypeShape($0).core }) {
      return type.kind == .arrayType || type.kind == .dictionaryType
        || ["Set<", "Array<", "Dictionary<", "OrderedSet<", "IdentifiedArray"].contains {
          type.text.hasPrefix($0)
        }
    }
    let value = property.initialValue
    return value?.kind == .arrayExpr || value?.kind == .dictionaryExpr
      || ["Set<", "["].contains { value?.text.hasPrefix($0) ?? false }
  }

  /// Whether a collection is an array, as far as its declaration shows.
  private static func isArray(_ property: Declaration) -> Bool {
    if let type = property.typeAnnotation.map({ TypeShape($0).core }) {
      return type.kind == .arrayType || ["Array<", "IdentifiedArray"].contains { type.text.hasPrefix($0) }
    }
    let value = FunctionCallExprSyntax(property.initialValue)?.calledExpression ?? property.initialValue
    return value?.kind == .arrayExpr || value?.text.hasPrefix("Array<") == true
  }

  /// The property of the view through which the object is reached, directly or one property deeper.
  private static func holder(
    of base: Node, from node: Node, in type: TypeID, _ model: SwiftUIModel
  ) -> DeclarationID? {
    let expression = node.contains(base) ? base : FunctionCallExprSyntax(node)?.calledExpression ?? base
    let root = ConstantExpressions.root(of: expression)
    let member = root.text == "self" ? MemberAccessExprSyntax(root.parent)?.declName?.node ?? root : root
    let found = model.index.declarations(referencedBy: member)
    guard found.count == 1, model.index.type(of: found[0]) == type,
      model.sharedObject(heldBy: model.index[found[0]]) != nil
    else { return nil }
    return found[0]
  }
}

extension SwiftUIModel {
  /// The collections of shared objects that the evaluation of a view searches outside of its own rows and of
  /// what it presents, each once.
  package func searchedCollections(of view: TypeID) -> [SearchedCollection] {
    guard SearchedCollection.mayStand(in: view, self) else { return [] }
    return memory.searchedCollections.answer(Int(view.rawValue)) {
      var found: [SearchedCollection] = []
      forEachBodyNode(of: view) { node, evaluation in
        guard !evaluation.inRow, !evaluation.isPresented,
          let searched = SearchedCollection(at: node, in: view, self),
          !found.contains(where: { $0.name == searched.name })
        else { return }
        found.append(searched)
      }
      return found
    }
  }

  /// Whether each row has a collection of its own: its list passes a part of the element for the object.
  package func isOfElement(_ search: SearchedCollection, of row: TypeID) -> Bool {
    let name = index[search.holder].name
    let showings = rowShowings(of: row)
    return !showings.isEmpty
      && showings.allSatisfy { showing in
        let argument = FunctionCallExprSyntax(showing.call)?.labeledArguments.first { $0.label?.name == name }
        let root = argument?.expression.map { ConstantExpressions.root(of: $0) }
        guard let root, case .local(let binding) = index.lookUp(root) else { return false }
        return showing.row.contains(binding.node)
      }
  }

  /// Whether a row would run at the same changes without a search: it observes the whole object and also reads
  /// it otherwise, or gets closures from a view that observes it.
  package func runsAnyway(_ search: SearchedCollection, in row: TypeID) -> Bool {
    guard !isObservable(search.owner), let held = heldObject(in: index[search.holder]),
      held.observation == .whole
    else { return false }
    let seen = objects(of: search.owner, observedBy: row)
    let types = seen.isEmpty ? [held.type] : seen.map(\.type)
    let owners = Set(types + types.flatMap(index.superclasses))
    let readsOthers = reads(of: row).contains { read in
      read.source == .published && index.type(of: read.property).map(owners.contains) == true
        && (index[read.property].name != search.name || isShown(read, in: row))
    }
    return readsOthers
      || rowShowings(of: row).contains { showing in
        let list = index.enclosingType(of: showing.call)
        return takesClosures(showing.call)
          && list.map { heldObjects(of: $0).contains { types.contains($0.type) && $0.observation == .whole } }
            == true
      }
  }

  /// The objects of a class or its subclasses that a view observes as wholes.
  func objects(of owner: TypeID, observedBy view: TypeID) -> [HeldObject] {
    heldObjects(of: view).filter { held in
      held.observation == .whole && (held.type == owner || index.superclasses(of: held.type).contains(owner))
    }
  }

  /// Whether a row reads a collection as a whole in its own code, rather than the element that it looks for.
  private func isShown(_ read: Read, in row: TypeID) -> Bool {
    let access = MemberAccessExprSyntax(read.node.parent)
    let whole = access?.declName?.node == read.node ? access?.node ?? read.node : read.node
    return index.enclosingType(of: read.node) == row && whole.parent?.kind != .subscriptCallExpr
      && !SearchedCollection.searches(read.node, self)
  }

  private func takesClosures(_ call: Node) -> Bool {
    FunctionCallExprSyntax(call).map { !ViewCall($0).closures.isEmpty } ?? false
  }

  /// The class of an object that a view shares with others and depends on: an observed object that it doesn't
  /// own, or any `@Observable` object that it doesn't store as state.
  package func sharedObject(heldBy property: Declaration) -> TypeID? {
    guard property.isStored, !property.isStatic, property.attribute("State") == nil,
      property.attribute("StateObject") == nil,
      case .instance(.known(let type), _) = index.typeOfVariable(property.id), index[type].kind == .class
    else { return nil }
    let isObserved =
      property.attribute("ObservedObject") != nil || property.attribute("EnvironmentObject") != nil
    return isObservable(type) || isObserved && isObservableObject(type) ? type : nil
  }
}
