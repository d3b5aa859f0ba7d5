package import SwiftCST

extension ProjectIndex {
  /// The meaning of a name in an expression at `node`.
  ///
  /// `$name` and `_name` refer to parts of the property wrapper of the property `name`, and return its
  /// declaration, unless there is a declaration with that very name. A parameter or local `name` without a
  /// wrapper has no such parts, and hides nothing.
  package func lookUp(_ name: String, at node: Node) -> NameResolution {
    guard let place = place(of: node) else { return .unknown }
    guard let symbol = symbol(name) else { return resolution(of: name, at: node) }
    return memory.lookUps.answer(place, symbol) { resolution(of: name, at: node) }
  }

  /// The meaning of a token's name in an expression at `node`.
  private func lookUp(_ name: Token, at node: Node) -> NameResolution {
    guard let symbol = symbol(of: name), let place = place(of: node) else {
      return lookUp(name.name, at: node)
    }
    return memory.lookUps.answer(place, symbol) { resolution(of: name.name, at: node) }
  }

  private func resolution(of name: String, at node: Node) -> NameResolution {
    let found = lookUpExactly(name, at: node)
    guard case .unknown = found, name.count > 1, let first = name.first, first == "$" || first == "_" else {
      return found
    }
    let property = lookUpExactly(String(name.dropFirst()), at: node, where: \.isWrapped)
    switch property {
    case .local: return property
    case .members(let declarations, _):
      let isWrapped = declarations.contains { self[$0].kind == .variable && self[$0].attributeList != nil }
      return isWrapped ? property : .unknown
    case .moduleLevel(let declarations, _):
      return declarations.contains { self[$0].attributeList != nil } ? property : .unknown
    default: return .unknown
    }
  }

  /// Whether a name without a base refers to nothing that the project declares: neither at module level nor
  /// in the enclosing types.
  package func isForeign(_ reference: Node) -> Bool {
    switch lookUp(reference) {
    case .unknown, .type(.foreign): true
    default: false
    }
  }

  /// The meaning of a `declReferenceExpr` without a base, or of the name in `[x]` and `if let x`.
  package func lookUp(_ reference: Node) -> NameResolution {
    let name =
      ClosureCaptureSyntax(reference)?.name ?? IdentifierPatternSyntax(reference)?.identifier
      ?? DeclReferenceExprSyntax(reference).flatMap { $0.moduleSelector == nil ? $0.baseName : nil }
    guard let name, Mentions.isName(name.kind) else { return .unknown }
    let found = lookUp(name, at: reference)
    guard let call = reference.callAsCallee else { return found }
    switch found {
    // A call that matches none of them refers to an external member with that name.
    case .members(let declarations, _) where !declarations.contains(where: { self[$0].mayTake(call) }):
      return .unknown
    // A model may be named as a view of SwiftUI: the call that gives content makes the view.
    case .type(.known(let type))
    where call.trailingClosure != nil && SwiftUIViews.contain(name.name) && !mayTakeClosure(type):
      return .type(.foreign(name.name))
    default: return found
    }
  }

  /// The meaning of a name with exactly this spelling; local bindings that don't satisfy a condition hide
  /// nothing.
  func lookUpExactly(
    _ name: String, at node: Node, where isMeant: (LocalBinding) -> Bool = { _ in true }
  ) -> NameResolution {
    guard let file = file(of: node) else { return .unknown }
    let local = LocalLookup(name) { items(of: $0, binding: name) }
    let symbol = symbol(name)
    var mayBeShadowed = false
    for (scope, from) in Scopes(around: node) {
      if mayBind(scope, in: file), let found = local.binding(in: scope, from: from), isMeant(found) {
        return .local(found)
      }
      if let symbol, let found = self.type(symbol, in: scope, from: from, file),
        !scope.kind.hasMembers || from.kind != .memberBlock
      {
        return .type(resolution(of: found))
      }
      if from.kind == .memberBlock, let declaration = declarationID(at: scope) {
        let owner = owner(declaration)
        if let symbol, let found = member(symbol, in: scope, owner, from: file) { return found }
        if hasUnseenMembers(owner) { mayBeShadowed = true }
      }
    }
    return moduleLevel(symbol, from: file, mayBeShadowed: mayBeShadowed)
  }

  /// Whether a scope may bind names that are not declarations of the module: the statements of a file do so
  /// in scripts.
  private func mayBind(_ scope: Node, in file: FileID) -> Bool {
    scope.kind != .codeBlockItemList || scope.parentKind != .sourceFile || self[file].hasModuleLevelGuard
  }

  private func resolution(of binding: TypeBinding) -> TypeResolution {
    switch binding {
    case .declarations(let found): follow(found, depth: 0)
    case .parameter(let node): .parameter(node)
    case .unknown: .unknown
    }
  }

  /// The meaning of a name as a member of an enclosing type.
  private func member(_ symbol: Symbol, in scope: Node, _ owner: Int, from file: FileID) -> NameResolution? {
    let values = inheritedMembers(symbol, of: owner).filter {
      isVisible($0, from: file) && !self[$0].kind.isType && self[$0].kind != .extension
    }
    if !values.isEmpty {
      let type = owner < types.count ? TypeID(rawValue: UInt32(owner)) : nil
      return .members(values, of: type)
    }
    guard let declaration = declaration(at: scope) else { return nil }
    let block = declaration.memberBlock?.node ?? scope
    return self.type(symbol, in: scope, from: block, file).map { .type(resolution(of: $0)) }
  }

  private func moduleLevel(_ symbol: Symbol?, from file: FileID, mayBeShadowed: Bool) -> NameResolution {
    guard let symbol else { return .unknown }
    let all = tables.declared[Int(symbol.rawValue)].filter { id in
      let declaration = self[id]
      return declaration.parent == nil && declaration.kind != .extension
        && !declaration.traits.contains(.local)
    }
    guard case .some(let found) = narrow(all, from: file) else { return .unknown }
    if found.allSatisfy({ self[$0].kind.isType }) { return .type(follow(found, depth: 0)) }
    return .moduleLevel(found, mayBeShadowed: mayBeShadowed)
  }

  /// Whether a type may have members that no file of the project shows: it is external, or inherits from an
  /// external class, or has an attribute that may be a macro which adds some.
  func hasUnseenMembers(_ owner: Int) -> Bool {
    memory.unseenMembers.answer(owner) { findsUnseenMembers(owner) }
  }

  private func findsUnseenMembers(_ owner: Int) -> Bool {
    guard owner >= 0, owner < tables.types.count else { return true }
    let type = TypeID(rawValue: UInt32(owner))
    if foreignSuperclass(of: type) != nil { return true }
    return ([type] + superclasses(of: type)).contains(where: mayHaveMacro)
  }

  /// Whether a type has an attribute that may be a macro, which sees all of its members and may add some.
  package func mayHaveMacro(_ type: TypeID) -> Bool {
    self[type].declarations.contains { id in
      self[id].attributes.contains { !ForeignTypes.plainAttributes.contains($0.name) }
    }
  }
}

// MARK: - Members

extension ProjectIndex {
  /// The members with a name that a type and its extensions declare; if there are none, those of the nearest
  /// of the project's classes and protocols that it inherits from. Includes all overloads.
  package func members(named name: String, of type: TypeID) -> [Declaration] {
    guard let symbol = symbol(name) else { return [] }
    return inheritedMembers(symbol, of: Int(type.rawValue)).map { self[$0] }
  }

  /// Whether a type certainly has no member with a name: all possible sources are visible, or known to add
  /// none with that name.
  package func lacksMember(_ name: String, _ type: TypeID) -> Bool {
    guard members(named: name, of: type).isEmpty, !hasUnseenMembers(Int(type.rawValue)),
      !hasUndecidedInheritance(type)
    else { return false }
    let isDynamic = ([type] + supertypes(of: type)).contains {
      !self[$0].attributesNamed("dynamicMemberLookup", self).isEmpty
    }
    return !isDynamic
      && foreignSupertypes(of: type).allSatisfy {
        ForeignTypes.membersOfPlainProtocols[$0]?.contains(name) == false
      }
  }

  /// The members with a name that a type and its extensions declare themselves.
  package func ownMembers(named name: String, of type: TypeID) -> [Declaration] {
    guard let symbol = symbol(name) else { return [] }
    return ownMembers(symbol, of: Int(type.rawValue)).map { self[$0] }
  }

  /// All members that a type and its extensions declare themselves, in the order of files and lines.
  package func members(of type: TypeID) -> [Declaration] {
    tables.members[Int(type.rawValue)].map(\.declaration).sorted(on: \.order).map { self[$0] }
  }

  /// All members that the project declares in extensions of an external type: `View`, `Date`.
  package func members(ofForeign type: String) -> [Declaration] {
    guard let first = tables.foreignExtensions[type]?.first else { return [] }
    return tables.members[owner(first)].map(\.declaration).sorted(on: \.order).map { self[$0] }
  }

  /// The members with a name that the project declares in extensions of an external type.
  package func members(named name: String, ofForeign type: String) -> [Declaration] {
    guard let symbol = symbol(name), let first = tables.foreignExtensions[type]?.first else { return [] }
    return ownMembers(symbol, of: owner(first)).map { self[$0] }
  }

  /// The extensions of an external type.
  package func extensions(ofForeign type: String) -> [Declaration] {
    (tables.foreignExtensions[type] ?? []).map { self[$0] }
  }

  func inheritedMembers(_ symbol: Symbol, of owner: Int) -> [DeclarationID] {
    guard tables.inner.mayBeMember(symbol) else { return [] }
    let own = ownMembers(symbol, of: owner)
    guard own.isEmpty else { return own }
    var level = parents(owner)
    guard !level.isEmpty else { return [] }
    var visited: Set<Int> = [owner]
    while !level.isEmpty {
      level = level.filter { visited.insert($0).inserted }
      let found = level.flatMap { ownMembers(symbol, of: $0) }
      if !found.isEmpty { return found }
      level = level.flatMap(parents)
    }
    return []
  }

  /// The owners whose members a type inherits: its superclass and protocols, and the extensions of external
  /// ones.
  private func parents(_ owner: Int) -> [Int] {
    guard owner >= 0, owner < types.count else { return [] }
    return types[owner].inheritances.compactMap { inheritance in
      switch inheritance.resolution {
      case .known(let parent): Int(parent.rawValue)
      case .foreign(let name): tables.foreignExtensions[name]?.first.map(self.owner)
      default: nil
      }
    }
  }
}
