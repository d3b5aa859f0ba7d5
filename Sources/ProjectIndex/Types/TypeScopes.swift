import SwiftCST

extension ProjectIndex {
  /// The innermost declaration of a type name in scope at `node`; nil if the project has none.
  func typeInScope(_ symbol: Symbol, at node: Node) -> TypeBinding? {
    guard let file = file(of: node) else { return nil }
    for (scope, from) in Scopes(around: node) {
      if let found = type(symbol, in: scope, from: from, file) { return found }
    }
    return moduleLevelType(symbol, from: file)
  }

  /// The declaration of a name in a scope itself; `from` is the child of the scope that contains the place.
  func type(_ symbol: Symbol, in scope: Node, from: Node, _ file: FileID) -> TypeBinding? {
    switch scope.kind {
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl:
      return type(symbol, inNominal: scope, from: from)
    case .extensionDecl:
      guard from.kind == .memberBlock || from.kind == .genericWhereClause,
        let declaration = declaration(at: scope)
      else { return nil }
      let found = type(symbol, inOwner: owner(declaration.id))
      if case .parameter? = found, declaration.sameType(as: name(of: symbol)) != nil { return .unknown }
      return found
    case .functionDecl, .initializerDecl, .subscriptDecl, .typeAliasDecl, .macroDecl:
      return genericParameter(symbol, of: scope).map(TypeBinding.parameter)
    case .codeBlockItemList:
      let found = localTypes(symbol, in: scope, file)
      return found.isEmpty ? nil : .declarations(found)
    default:
      return nil
    }
  }

  private func type(_ symbol: Symbol, inNominal scope: Node, from: Node) -> TypeBinding? {
    if let parameter = genericParameter(symbol, of: scope) { return .parameter(parameter) }
    let seesMembers = from.kind == .memberBlock || from.kind == .genericWhereClause
    guard seesMembers, let declaration = declarationID(at: scope) else { return nil }
    if let member = memberType(symbol, of: owner(declaration)) { return member }
    return self[declaration].symbol == symbol ? .declarations([declaration]) : nil
  }

  /// The declarations that are visible in an extension of a type: its nested types, its generic parameters
  /// and those of the enclosing types; but not the other declarations of these.
  private func type(_ symbol: Symbol, inOwner owner: Int) -> TypeBinding? {
    guard owner >= 0 else { return mayBeNested(symbol) ? .unknown : nil }
    if owner < types.count {
      for id in tables.types[owner].declarations {
        if let parameter = genericParameter(symbol, around: id) { return .parameter(parameter) }
      }
    } else if ForeignTypes.genericParameterNames.contains(name(of: symbol)) {
      return .unknown
    }
    return memberType(symbol, of: owner)
  }

  /// Whether any type of the project may contain a type or a generic parameter with a name.
  private func mayBeNested(_ symbol: Symbol) -> Bool {
    ForeignTypes.genericParameterNames.contains(name(of: symbol))
      || tables.declared[Int(symbol.rawValue)].contains { self[$0].kind.isType && self[$0].parent != nil }
  }

  /// The generic parameter with a name of a declaration or an enclosing type.
  private func genericParameter(_ symbol: Symbol, around id: DeclarationID) -> Node? {
    let declaration = self[id]
    if let own = genericParameter(symbol, of: declaration.node) { return own }
    guard let parent = declaration.parent else { return nil }
    guard self[parent].kind == .extension, let type = declaredType(parent) else {
      return genericParameter(symbol, around: parent)
    }
    return genericParameter(symbol, around: self[type].primary)
  }

  /// The generic parameter with a name of a declaration.
  private func genericParameter(_ symbol: Symbol, of node: Node) -> Node? {
    guard let clause = node.child(.genericParameterClause) else { return nil }
    let parameters = GenericParameterClauseSyntax(unchecked: clause).parameters
    return parameters?.children.first { parameter in
      GenericParameterSyntax(parameter)?.name.flatMap(self.symbol(of:)) == symbol
    }
  }

  /// The types that a list of statements declares.
  private func localTypes(_ symbol: Symbol, in list: Node, _ file: FileID) -> [DeclarationID] {
    guard tables.inner.mayBeLocalType(symbol) else { return [] }
    return tables.declared[Int(symbol.rawValue)].filter { id in
      guard id.file == file else { return false }
      let declaration = self[id]
      guard declaration.traits.contains(.local), declaration.kind.isType else { return false }
      return LocalScopes.list(of: declaration.node) == list
    }
  }
}

// MARK: - Members

extension ProjectIndex {
  /// The nested type, alias or associated type with a name: one of the type itself, of its extensions, or of
  /// its supertypes.
  func memberType(_ symbol: Symbol, of owner: Int) -> TypeBinding? {
    // Most type names are not members of any type.
    guard tables.inner.mayBeType(symbol) else { return nil }
    var visited: Set<Int> = []
    return memberType(symbol, of: owner, &visited)
  }

  private func memberType(_ symbol: Symbol, of owner: Int, _ visited: inout Set<Int>) -> TypeBinding? {
    let own = ownMembers(symbol, of: owner).filter { self[$0].kind.isType }
    let declared = own.filter { self[$0].kind != .associatedtype }
    if !declared.isEmpty { return .declarations(declared) }
    if let associated = own.first { return .parameter(self[associated].node) }
    guard owner < types.count, !types[owner].inheritances.isEmpty, visited.insert(owner).inserted else {
      return nil
    }
    for inheritance in types[owner].inheritances {
      if let found = memberType(symbol, inheritedBy: owner, inheritance, &visited) { return found }
    }
    return nil
  }

  private func memberType(
    _ symbol: Symbol, inheritedBy owner: Int, _ inheritance: Inheritance, _ visited: inout Set<Int>
  ) -> TypeBinding? {
    switch inheritance.resolution {
    case .known(let parent):
      guard let found = memberType(symbol, of: Int(parent.rawValue), &visited) else { return nil }
      // A concrete type infers the associated types of its protocols.
      if case .parameter = found, types[owner].kind != .protocol { return .unknown }
      return found
    case .foreign(let name):
      guard tables.inner.mayBeForeignType(symbol) else { return nil }
      let names = ForeignTypes.associatedTypes[name]
      return names?.contains(self.name(of: symbol)) == true ? .unknown : nil
    default:
      return nil
    }
  }

  /// The members with a name that a type and its extensions declare themselves, without inherited ones.
  func ownMembers(_ symbol: Symbol, of owner: Int) -> [DeclarationID] {
    guard tables.inner.mayBeMember(symbol) else { return [] }
    let all = tables.members[owner]
    let first = all.indices.partitionPoint { all[$0].symbol < symbol.rawValue }
    return all[first...].prefix { $0.symbol == symbol.rawValue }.map(\.declaration)
  }
}

// MARK: - Module level

extension ProjectIndex {
  /// The module-level types and aliases with a name, in all files.
  func moduleLevelTypes(_ symbol: Symbol) -> [DeclarationID] {
    tables.declared[Int(symbol.rawValue)].filter { id in
      let declaration = self[id]
      return declaration.parent == nil && declaration.kind.isType && !declaration.traits.contains(.local)
    }
  }

  /// The meaning of a type name in a file at module level; nil if the project has none in scope.
  func moduleLevelType(_ symbol: Symbol, from file: FileID) -> TypeBinding? {
    switch narrow(moduleLevelTypes(symbol), from: file) {
    case .none: nil
    case .some(let found): .declarations(found)
    case .undecided: .unknown
    }
  }

  /// The declarations among several that a file can refer to.
  enum Candidates {
    case none
    case some([DeclarationID])
    case undecided
  }

  /// The declarations among `found` that a file can refer to: no other file's private ones, and its own
  /// module's before those of imported ones. A declaration of a module that the file doesn't import may be
  /// visible through another module, if any file imports it.
  func narrow(_ found: [DeclarationID], from file: FileID) -> Candidates {
    let visible = found.filter { isVisible($0, from: file) }
    guard !visible.isEmpty else { return .none }
    let own = visible.filter { !self[$0].traits.isDisjoint(with: [.private, .fileprivate]) }
    if !own.isEmpty { return .some(own) }
    guard let module = tables.builds.moduleOfFile[Int(file.rawValue)] else { return .some(visible) }
    let same = visible.filter { tables.builds.moduleOfFile[Int($0.file.rawValue)] == module }
    if !same.isEmpty { return .some(same) }
    let imported = visible.filter { id in
      tables.builds.moduleOfFile[Int(id.file.rawValue)].map { tables.imports.reaches($0, from: file) } ?? true
    }
    if !imported.isEmpty { return .some(imported) }
    let isReachable = visible.contains { id in
      tables.builds.moduleOfFile[Int(id.file.rawValue)].map(tables.imports.all.contains) ?? true
    }
    return isReachable ? .undecided : .none
  }

  /// Whether a file can see a declaration at all.
  func isVisible(_ id: DeclarationID, from file: FileID?) -> Bool {
    id.file == file || self[id].traits.isDisjoint(with: [.private, .fileprivate])
  }
}
