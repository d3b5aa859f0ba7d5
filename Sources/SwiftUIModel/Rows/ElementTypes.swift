package import ProjectIndex
package import SwiftCST

extension SwiftUIModel {
  /// The type of the elements of a collection, as far as it is declared: `Trail` for a property `[Trail]`,
  /// for `trails.filter { … }`, for `Trail.allCases`, for `$trails`. Nil if it is unknown.
  package func elementType(of collection: Node) -> TypeResolution? {
    guard let place = index.place(of: collection) else { return nil }
    return memory.elementTypes.answer(place) { ElementTypes(self).element(of: collection, depth: 0) }
  }
}

/// Finds the types of the elements of collections.
private struct ElementTypes {
  private let model: SwiftUIModel
  private var index: ProjectIndex { model.index }

  init(_ model: SwiftUIModel) { self.model = model }

  func element(of collection: Node, depth: Int) -> TypeResolution? {
    guard depth < 12 else { return nil }
    switch collection.kind {
    case .declReferenceExpr: return element(ofName: collection, depth + 1)
    case .memberAccessExpr: return element(of: MemberAccessExprSyntax(unchecked: collection), depth + 1)
    case .functionCallExpr: return element(of: FunctionCallExprSyntax(unchecked: collection), depth + 1)
    case .arrayExpr: return element(ofLiteral: collection)
    case .sequenceExpr: return element(ofSequence: SequenceExprSyntax(unchecked: collection), depth + 1)
    case .tupleExpr:
      let only = LabeledExprSyntax(TupleExprSyntax(collection)?.elements?.children.only)?.expression
      return only.flatMap { element(of: $0, depth: depth + 1) }
    case .forceUnwrapExpr, .optionalChainingExpr, .tryExpr, .awaitExpr:
      return collection.children.first.flatMap { element(of: $0, depth: depth + 1) }
    default: return nil
    }
  }

  /// The elements of a value with a declared type.
  func element(ofType type: Node, depth: Int) -> TypeResolution? {
    guard depth < 12 else { return nil }
    let core = TypeShape(type).core
    if let element = ArrayTypeSyntax(core)?.element { return index.resolve(TypeShape(element).core) }
    if let constraint = SomeOrAnyTypeSyntax(core)?.constraint {
      return element(ofType: constraint, depth: depth + 1)
    }
    if let aliased = index.aliasedType(core) { return element(ofType: aliased, depth: depth + 1) }
    guard let name = IdentifierTypeSyntax(core)?.name?.name,
      let first = TypeShape(core).genericArguments.first
    else {
      return nil
    }
    if name == "Binding" || name == "Published" || name == "State" {
      return element(ofType: first, depth: depth + 1)
    }
    guard Collections.holdElements(name), index.resolve(core).known == nil else { return nil }
    return index.resolve(TypeShape(first).core)
  }

  // MARK: - Names

  private func element(ofName name: Node, _ depth: Int) -> TypeResolution? {
    switch index.lookUp(name) {
    case .local(let binding):
      if let type = binding.writtenType { return element(ofType: type, depth: depth) }
      if let property = model.propertyPublished(as: binding, named: name.text) {
        return element(of: [property.id], depth)
      }
      return binding.value.flatMap { element(of: $0, depth: depth) }
    case .members(let found, _), .moduleLevel(let found, _):
      return element(of: model.narrowed(found, at: name), depth)
    default: return nil
    }
  }

  private func element(of found: [DeclarationID], _ depth: Int) -> TypeResolution? {
    guard let id = found.only else { return nil }
    let declaration = index[id]
    if let type = declaration.resultType { return element(ofType: type, depth: depth) }
    guard declaration.kind == .variable else { return nil }
    let value = declaration.initialValue ?? declaration.onlyValue
    return value.flatMap { element(of: $0, depth: depth) }
  }

  private func element(of access: MemberAccessExprSyntax, _ depth: Int) -> TypeResolution? {
    guard let name = access.declName?.baseName?.name, let base = access.base else { return nil }
    if let reference = access.declName?.node, let found = declared(reference) ?? projected(name, of: base),
      let type = element(of: found, depth)
    {
      return type
    }
    switch name {
    case "indices": return .foreign("Int")
    case "allCases": return index.typeOfExpression(base).resolution
    case "lazy", "publisher", "wrappedValue", "projectedValue": return element(of: base, depth: depth)
    default: return nil
    }
  }

  private func declared(_ reference: Node) -> [DeclarationID]? {
    let found = model.narrowed(index.declarations(referencedBy: reference), at: reference)
    guard found.isEmpty, isMemberOfElement(reference) else { return found.isEmpty ? nil : found }
    return model.declarations(referencedBy: reference)
  }

  /// Whether a name is a member of an element of another collection: `files` in `ForEach(folder.files)` inside
  /// `ForEach(folders) { folder in … }`. That collection is outside, so that the search for its type ends.
  private func isMemberOfElement(_ name: Node) -> Bool {
    guard let base = MemberAccessExprSyntax(name.parent)?.base, base.kind == .declReferenceExpr,
      case .local(let binding) = index.lookUp(base)
    else { return false }
    return [.closureParameter, .shorthand, .loop].contains(binding.kind)
  }

  /// The member of an object in a binding to it: `items` in `$model.items`.
  private func projected(_ name: String, of base: Node) -> [DeclarationID]? {
    guard DeclReferenceExprSyntax(base)?.baseName?.isProjection == true else { return nil }
    let object: TypeResolution? =
      switch index.lookUp(base) {
      case .local(let binding): binding.value.flatMap { index.typeOfExpression($0).resolution }
      case .members(let found, _), .moduleLevel(let found, _):
        found.only.flatMap { index.typeOfVariable($0).resolution }
      default: nil
      }
    return object?.known.map { type in index.members(named: name, of: type).map(\.id) }
  }

  // MARK: - Calls and literals

  private func element(of call: FunctionCallExprSyntax, _ depth: Int) -> TypeResolution? {
    guard let callee = call.calledExpression else { return nil }
    // `[Trail]()`
    if let type = ArrayExprSyntax(callee)?.elements?.children.only.flatMap({
      ArrayElementSyntax($0)?.expression
    }),
      call.argumentValues.isEmpty
    {
      return index.typeOfExpression(type).resolution
    }
    guard let access = MemberAccessExprSyntax(callee), let base = access.base,
      let name = access.declName?.baseName?.name
    else {
      let isCopy = ["Array", "Set", "ContiguousArray", "ArraySlice"].contains(callee.text)
      if isCopy, let source = call.argumentValues.only { return element(of: source, depth: depth) }
      return declared(callee).flatMap { element(of: $0, depth) }
    }
    if let reference = access.declName?.node, let found = declared(reference) {
      return element(of: found, depth)
    }
    if Collections.keepsElements(name) { return element(of: base, depth: depth) }
    return name == "map" || name == "compactMap" ? element(mappedBy: call) : nil
  }

  private func element(mappedBy call: FunctionCallExprSyntax) -> TypeResolution? {
    guard let statements = ClosureExprSyntax(call.trailingClosures.first)?.statements,
      let value = CodeBlockItemSyntax(statements.children.only)?.item
    else { return nil }
    return index.typeOfExpression(value).resolution
  }

  private func element(ofLiteral literal: Node) -> TypeResolution? {
    let values =
      ArrayExprSyntax(literal)?.elements?.children.compactMap { ArrayElementSyntax($0)?.expression } ?? []
    guard let first = values.first else { return nil }
    if first.kind == .stringLiteralExpr || first.kind == .simpleStringLiteralExpr {
      return .foreign("String")
    }
    if first.kind == .integerLiteralExpr { return .foreign("Int") }
    return index.typeOfExpression(first).resolution
  }

  /// `items ?? []`, `first + second`, `0..<count`.
  private func element(ofSequence sequence: SequenceExprSyntax, _ depth: Int) -> TypeResolution? {
    let parts = sequence.elements?.children.map(\.self) ?? []
    guard parts.count == 3 else { return nil }
    switch parts[1].text {
    case "..<", "...": return .foreign("Int")
    case "??", "+": return element(of: parts[0], depth: depth) ?? element(of: parts[2], depth: depth)
    default: return nil
    }
  }
}

extension Declaration {
  /// The expression whose value a getter or function returns, if it is the only statement.
  package var onlyValue: Node? {
    let statements = getterStatements ?? body?.statements
    guard let item = CodeBlockItemSyntax(statements?.children.only)?.item else { return nil }
    return ReturnStmtSyntax(item)?.expression ?? ExpressionStmtSyntax(item)?.expression ?? item
  }
}
