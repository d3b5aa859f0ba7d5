package import ProjectIndex
package import SwiftCST

/// Computes the maximum number of items in the data of a `ForEach`.
package struct ItemCount {
  private let model: SwiftUIModel
  private var index: ProjectIndex { model.index }

  /// Creates a counter for collections in a project.
  package init(index: ProjectIndex) { model = SwiftUIModel(index) }

  /// The maximum number of items that the syntax allows; nil if there is no limit.
  package func limit(of data: Node) -> Int? { limit(of: data, depth: 0) }

  private func limit(of data: Node, depth: Int) -> Int? {
    guard depth < 8 else { return nil }
    switch data.kind {
    case .sequenceExpr: return range(data) ?? operation(data, depth + 2)
    case .tupleExpr: return onlyElement(of: data).flatMap { limit(of: $0, depth: depth + 1) }
    case .arrayExpr: return ArrayExprSyntax(data)?.elements.map { Array($0.children).count } ?? 0
    case .dictionaryExpr:
      let elements = DictionaryExprSyntax(data)?.content
      return elements?.kind == .dictionaryElementList ? elements.map { Array($0.children).count } : 0
    case .functionCallExpr: return call(FunctionCallExprSyntax(unchecked: data), depth + 1)
    case .memberAccessExpr: return member(MemberAccessExprSyntax(unchecked: data), depth + 1)
    case .declReferenceExpr: return constant(index.lookUp(data), depth + 1)
    case .optionalChainingExpr, .forceUnwrapExpr:
      return data.children.first.flatMap { limit(of: $0, depth: depth + 1) }
    default: return nil
    }
  }

  private func onlyElement(of tuple: Node) -> Node? {
    LabeledExprSyntax(TupleExprSyntax(tuple)?.elements?.children.only)?.expression
  }

  /// `0..<20`, `1...49`.
  private func range(_ sequence: Node) -> Int? {
    let parts = SequenceExprSyntax(sequence)?.elements.map { Array($0.children) } ?? []
    guard parts.count == 3, let low = integer(parts[0]), let high = integer(parts[2]) else { return nil }
    switch parts[1].text {
    case "..<": return max(0, high - low)
    case "...": return high < .max ? max(0, high + 1 - low) : nil
    default: return nil
    }
  }

  /// `isOpen ? a : b` and `a ?? b` have as many items as one of the two, `a + b` as many as both.
  private func operation(_ sequence: Node, _ depth: Int) -> Int? {
    let parts = SequenceExprSyntax(sequence)?.elements.map { Array($0.children) } ?? []
    let ternaries = parts.indices.filter { parts[$0].kind == .unresolvedTernaryExpr }
    if let ternary = ternaries.only, ternary == parts.count - 2 {
      let then = UnresolvedTernaryExprSyntax(parts[ternary])?.thenExpression
      return most(of: [then, parts.last].compactMap(\.self), depth)
    }
    guard parts.count == 3 else { return nil }
    if parts[1].text == "??" { return most(of: [parts[0], parts[2]], depth) }
    guard parts[1].text == "+", let first = limit(of: parts[0], depth: depth),
      let second = limit(of: parts[2], depth: depth)
    else { return nil }
    return first + second
  }

  /// The maximum number of items in any of several collections; nil if one of them has no limit.
  private func most(of collections: [Node], _ depth: Int) -> Int? {
    let limits = collections.compactMap { limit(of: $0, depth: depth) }
    return limits.count == collections.count ? limits.max() : nil
  }

  private func integer(_ node: Node) -> Int? {
    node.kind == .integerLiteralExpr ? Int(node.text.filter { $0 != "_" }) : nil
  }

  /// The maximum value of expressions like `6` and `min(items.count, 6)`.
  private func bound(_ number: Node) -> Int? {
    guard let call = FunctionCallExprSyntax(number), call.calledExpression?.text == "min" else {
      return integer(number)
    }
    return ViewCall(call).arguments.compactMap { integer($0.value) }.min()
  }

  /// `Array(x)`, `Set(x)`, and functions that return no more items than they get.
  private func call(_ call: FunctionCallExprSyntax, _ depth: Int) -> Int? {
    let arguments = ViewCall(call).arguments
    let callee = DeclReferenceExprSyntax(call.calledExpression)?.baseName?.text
    if callee == "Array" || callee == "Set", arguments.count == 1 {
      return limit(of: arguments[0].value, depth: depth)
    }
    guard let access = MemberAccessExprSyntax(call.calledExpression), let base = access.base,
      let name = access.declName?.baseName?.text
    else { return nil }
    let all = limit(of: base, depth: depth)
    if name == "prefix" || name == "suffix", arguments.count == 1, arguments[0].label == nil,
      let count = bound(arguments[0].value)
    {
      return min(count, all ?? count)
    }
    return Self.shrinking.contains(name) ? all : nil
  }

  private static let shrinking: Set<String> = [
    "enumerated", "reversed", "sorted", "shuffled", "filter", "dropFirst", "dropLast", "prefix", "suffix",
    "map", "compactMap",
  ]

  private func member(_ access: MemberAccessExprSyntax, _ depth: Int) -> Int? {
    guard let name = access.declName?.baseName?.name, let base = access.base else { return nil }
    if ["indices", "keys", "values", "lazy"].contains(name), let all = limit(of: base, depth: depth) {
      return all
    }
    if base.text == "self" { return constant(index.lookUp(name, at: base), depth) }
    if name == "allCases", case .type(.parameter(let parameter)) = index.lookUp(base) {
      return cases(ofParameter: parameter, depth)
    }
    guard let type = type(named: base) else { return nil }
    if name == "allCases" { return cases(of: type, depth) }
    let found = index.members(named: name, of: type).filter(\.isStatic)
    return constant(found.map(\.id), depth)
  }

  /// The type that an expression names; one inside an external type is found by its last name.
  private func type(named expression: Node) -> TypeID? {
    if case .metatype(.known(let type)) = index.typeOfExpression(expression) { return type }
    guard let name = MemberAccessExprSyntax(expression)?.declName?.baseName?.name else { return nil }
    let found = index.declarations(named: name).filter(\.kind.isNominal)
    return found.count == 1 ? index.declaredType(found[0].id) : nil
  }

  /// The number of cases of an enum that doesn't define `allCases` itself, or the maximum for the types that
  /// conform to a protocol.
  private func cases(of type: TypeID, _ depth: Int) -> Int? {
    if index[type].kind == .protocol { return mostCases(of: index.subtypes(of: type), depth) }
    guard index[type].kind == .enum else { return nil }
    let written = index.ownMembers(named: "allCases", of: type)
    guard written.isEmpty else { return constant(written.map(\.id), depth) }
    return index.members(of: type).count { $0.kind == .enumCase }
  }

  /// The maximum number of cases for the possible types of a generic parameter, as far as the project
  /// declares them.
  private func cases(ofParameter parameter: Node, _ depth: Int) -> Int? {
    guard let bound = GenericParameterSyntax(parameter)?.inheritedType else { return nil }
    let bounds = CompositionTypeSyntax(bound)?.elements?.children.compactMap {
      CompositionTypeElementSyntax($0)?.type
    }
    let protocols = (bounds ?? [bound]).map(index.resolve)
    for case .known(let type) in protocols { return cases(of: type, depth) }
    return protocols.contains(.foreign("CaseIterable"))
      ? mostCases(of: index.types(conformingToForeign: "CaseIterable"), depth) : nil
  }

  /// The query for each type may lead to all others again, so the depth is limited further.
  private func mostCases(of types: [TypeID], _ depth: Int) -> Int? {
    let concrete = types.filter { index[$0].kind != .protocol }
    let counts = concrete.compactMap { index[$0].kind == .enum ? cases(of: $0, depth + 4) : nil }
    return counts.count == concrete.count ? counts.max() : nil
  }

  private func constant(_ name: NameResolution, _ depth: Int) -> Int? {
    if case .local(let binding) = name {
      guard [.variable, .condition].contains(binding.kind), !binding.isMutable, let value = binding.value
      else { return nil }
      return limit(of: value, depth: depth)
    }
    return constant(name.declarations, depth)
  }

  /// A stored property with a known number of items, or a getter of a struct or enum.
  private func constant(_ found: [DeclarationID], _ depth: Int) -> Int? {
    guard found.count == 1 else { return nil }
    let declaration = index[found[0]]
    guard declaration.kind == .variable else { return nil }
    if declaration.isStored { return stored(declaration, depth) }
    guard let type = index.type(of: declaration.id), [.struct, .enum].contains(index[type].kind),
      let getter = declaration.getterStatements
    else { return nil }
    return limit(ofGetter: getter, depth)
  }

  /// The maximum number of items that a getter returns: by its `return` statements, or by the only expression
  /// of each branch. If there are several, the depth is limited further.
  private func limit(ofGetter statements: Node, _ depth: Int) -> Int? {
    let returned = ViewBuilderContext.returns(in: statements)
    guard returned.isEmpty else {
      return most(of: returned.compactMap(\.expression), returned.count > 1 ? depth + 2 : depth)
    }
    guard let item = CodeBlockItemSyntax(statements.children.only)?.item else { return nil }
    guard case .branches(let lists, isExhaustive: true)? = BuilderItem.all(in: statements).first else {
      return limit(of: item, depth: depth)
    }
    let limits = lists.compactMap { limit(ofGetter: $0, depth + 2) }
    return limits.count == lists.count ? limits.max() : nil
  }
}

// MARK: - Stored properties

extension ItemCount {
  private func stored(_ property: Declaration, _ depth: Int) -> Int? {
    let isConstant = property.traits.contains(.let)
    guard let value = property.initialValue else { return isConstant ? given(property, depth) : nil }
    return isConstant || isNeverChanged(property) ? limit(of: value, depth: depth) : nil
  }

  /// Whether no code outside of its file can change a variable, and no code in the file does: there isn't
  /// even a binding of it.
  private func isNeverChanged(_ variable: Declaration) -> Bool {
    guard !variable.traits.isDisjoint(with: [.private, .fileprivate]), variable.name != nil,
      variable.attributes.allSatisfy({ $0.name == "State" })
    else { return false }
    return model.uses(of: variable).allSatisfy { use in
      guard let first = use.token.text.first, first != "$", first != "_" else { return false }
      let around = use.expression.ancestors.prefix { $0.kind != .codeBlockItem && $0.kind != .closureExpr }
      return ([use.expression] + around).allSatisfy { node in
        model.change(at: node)?.target.contains(use.expression) != true
      }
    }
  }

  /// The maximum number of items that callers pass for a constant, if all callers and their numbers are
  /// known.
  private func given(_ constant: Declaration, _ depth: Int) -> Int? {
    guard depth < 8, index.access(of: constant.id) < .public, let type = index.type(of: constant.id),
      index[type].kind == .struct, index.ownMembers(named: "init", of: type).isEmpty,
      index.references(to: type).possible.isEmpty
    else { return nil }
    let arguments = model.arguments(for: constant, of: type).filter(model.isLookedAt)
    let limits = arguments.compactMap { limit(of: $0, depth: depth + 1) }
    // An empty literal tells nothing: it is a placeholder for later values.
    guard limits.count == arguments.count, let most = limits.max(), most > 0 else { return nil }
    return most
  }
}
