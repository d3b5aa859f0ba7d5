package import ProjectIndex
import SwiftCST

extension SwiftUIModel {
  /// The property that a binding to a member is created for: `name` in `$model.name`, `$model.item.name` and
  /// `Bindable(model).name`; nil if the expression before the period isn't known to be a projection.
  func projectedProperty(at name: Node) -> DeclarationID? {
    guard let access = MemberAccessExprSyntax(name.parent), access.declName?.node == name,
      let base = access.base, let word = access.declName?.baseName?.name,
      let type = typeProjected(by: base, depth: 0)
    else { return nil }
    let found = index.members(named: word, of: type).filter { $0.kind == .variable && !$0.isStatic }
    return found.count == 1 ? found[0].id : nil
  }

  /// The property of the elements of a collection that a key path reads: `name` in `items.map(\.name)` and
  /// `ForEach(items, id: \.name)`; nil if the type of the elements isn't known.
  func keyedProperty(at name: Node) -> DeclarationID? {
    guard let path = name.enclosing({ $0 == .keyPathExpr }),
      let components = path.children.first(where: { $0.kind == .keyPathComponentList })?.children,
      components.only?.contains(name) == true, let word = DeclReferenceExprSyntax(name)?.baseName?.name,
      let call = ClosureArgument(ofValue: path)?.call,
      let collection = MemberCall(call)?.base ?? call.argumentValues.first,
      case .known(let type)? = elementType(of: collection)
    else { return nil }
    let found = index.members(named: word, of: type).filter { $0.kind == .variable && !$0.isStatic }
    return found.count == 1 ? found[0].id : nil
  }

  /// The type of the value behind a projection: `Model` for `$model` and `Bindable(model)`.
  func typeProjected(by expression: Node, depth: Int) -> TypeID? {
    guard depth < 8 else { return nil }
    switch expression.kind {
    case .declReferenceExpr:
      guard DeclReferenceExprSyntax(expression)?.baseName?.isProjection == true else { return nil }
      return typeOfProjected(expression)
    case .memberAccessExpr:
      guard let access = MemberAccessExprSyntax(expression), let base = access.base,
        let name = access.declName
      else { return nil }
      if name.baseName?.isProjection == true { return typeOfProjected(name.node) }
      guard let owner = typeProjected(by: base, depth: depth + 1), let word = name.baseName?.name else {
        return nil
      }
      let found = index.members(named: word, of: owner).filter { $0.kind == .variable && !$0.isStatic }
      return found.count == 1 ? index.typeOfVariable(found[0].id).resolution?.known : nil
    case .functionCallExpr:
      guard let call = FunctionCallExprSyntax(expression), call.calledName == "Bindable",
        call.calledExpression.map(index.isForeign) == true, let value = call.argumentValues.only
      else { return nil }
      return index.typeOfExpression(value).resolution?.known
    default: return nil
    }
  }

  /// The type of the property, or of the local variable, whose projection a name is.
  private func typeOfProjected(_ name: Node) -> TypeID? {
    if let property = declarations(referencedBy: name).only {
      return index.typeOfVariable(property).resolution?.known
    }
    guard case .local(let binding) = index.lookUp(name) else { return nil }
    if let written = binding.writtenType { return index.resolve(TypeShape(written).core).known }
    return binding.value.flatMap { index.typeOfExpression($0).resolution?.known }
  }
}

extension SwiftUIModel {
  /// The stored properties of instances that the code of a computed property names, also through other
  /// computed properties and functions, in the order of the code.
  package func storedProperties(readBy property: Declaration) -> [DeclarationID] {
    var found: [DeclarationID] = []
    var visited: Set<DeclarationID> = [property.id]
    var open = [property]
    while let member = open.popLast() {
      for code in BodyReach.code(of: member) {
        for name in code.subtree where name.namesValue {
          for id in declarations(referencedBy: name) where visited.insert(id).inserted {
            if index[id].isStored, !index[id].isStatic, !index[id].traits.contains(.let) { found.append(id) }
            if BodyReach.isHelper(index[id]) { open.append(index[id]) }
          }
        }
      }
    }
    return found
  }
}
