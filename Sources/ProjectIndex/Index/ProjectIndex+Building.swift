import SwiftCST

extension ProjectIndex {
  /// Combines the facts about all files.
  package init(files: [FileFacts], settings: ProjectSettings = ProjectSettings()) {
    self.init(files: files, builds: FileBuilds(files.map(\.path), settings: settings))
  }

  /// Combines the facts about all files; `builds` is in the same order.
  ///
  /// - Parameters:
  ///   - earlier: An index of the same files, built in the same way, before some of them changed; its results
  ///     are reused.
  ///   - workers: The workers for parallel computations.
  package init(
    files: [FileFacts], builds: FileBuilds, after earlier: ProjectIndex? = nil, workers: Workers = .serial
  ) {
    if let tables = ProjectTables(files: files, following: earlier?.tables, workers: workers) {
      self.init(tables)
      return
    }
    var tables = ProjectTables(files: files, builds: builds, earlier: earlier?.tables, workers: workers)
    Self.addExtensions(to: &tables, workers)
    tables.fileMembers()
    Self.addInheritances(to: &tables, workers)
    Self.addSubtypes(to: &tables)
    Self.addAliases(to: &tables, workers)
    self.init(tables)
  }

  // MARK: Extensions

  /// The extended type of an extension.
  private enum Extended {
    case type(TypeID)
    case foreign(String)
    case undecided
  }

  /// Finds the extended types of all extensions. An extension may declare a type that another one extends, so
  /// this is repeated until nothing new is found.
  private static func addExtensions(to tables: inout ProjectTables, _ workers: Workers) {
    var open: [DeclarationID] = []
    for file in tables.files.facts {
      let declarations = file.declarations
      for index in declarations.indices where declarations[index].kind == .extension {
        open.append(declarations[index].id)
      }
    }
    while !open.isEmpty {
      let left = addExtensions(open, isLast: false, to: &tables, workers)
      if left.count == open.count {
        _ = addExtensions(left, isLast: true, to: &tables, workers)
        return
      }
      open = left
      if !open.isEmpty { tables.fileMemberTypes() }
    }
  }

  /// Adds the extensions that can be resolved now, and returns the others.
  private static func addExtensions(
    _ open: [DeclarationID], isLast: Bool, to tables: inout ProjectTables, _ workers: Workers
  ) -> [DeclarationID] {
    let found = ProjectIndex(tables).extendedTypes(open, isLast: isLast, workers)
    var left: [DeclarationID] = []
    for (id, extended) in zip(open, found) {
      switch extended {
      case .type(let type): tables.addExtension(id, of: type)
      case .foreign(let name): tables.addExtension(id, ofForeign: name)
      case .undecided: left.append(id)
      }
    }
    return left
  }

  private func extendedTypes(_ open: [DeclarationID], isLast: Bool, _ workers: Workers) -> [Extended] {
    workers.mapRuns(open.count) { run in
      let index = forOneThread()
      return run.map { index.extendedType(open[$0], isLast: isLast) }
    }
  }

  private func extendedType(_ id: DeclarationID, isLast: Bool) -> Extended {
    guard let extended = ExtensionDeclSyntax(self[id].node)?.extendedType else { return .undecided }
    switch resolve(extended, depth: 0) {
    case .known(let type): return .type(type)
    // `A.B` may be declared in an extension of `A` that has not been added yet.
    case .foreign(let name) where isLast || !name.contains("."): return .foreign(name)
    default: return .undecided
    }
  }

  // MARK: Inheritance

  /// Finds the supertypes of each type. Inherited types can affect the meaning of a name in another
  /// inheritance clause, so such clauses are resolved again with the results of the first time.
  private static func addInheritances(to tables: inout ProjectTables, _ workers: Workers) {
    let all = ProjectIndex(tables).inheritances(workers)
    for (number, inheritances) in all.enumerated() { tables.types[number].inheritances = inheritances }
    let again = ProjectIndex(tables).dependentInheritances(workers)
    for (number, inheritances) in again.enumerated() {
      if let inheritances { tables.types[number].inheritances = inheritances }
    }
  }

  /// The supertypes of each type.
  private func inheritances(_ workers: Workers) -> [[Inheritance]] {
    workers.mapRuns(types.count) { run in
      let index = forOneThread()
      return run.map { index.inheritances(of: TypeID(rawValue: UInt32($0))) }
    }
  }

  /// The supertypes of each type for which they may have changed; nil for all others.
  private func dependentInheritances(_ workers: Workers) -> [[Inheritance]?] {
    workers.mapRuns(types.count) { run in
      let index = forOneThread()
      return run.map { number in
        let type = TypeID(rawValue: UInt32(number))
        return index.dependsOnInheritances(type) ? index.inheritances(of: type) : nil
      }
    }
  }

  private func inheritances(of type: TypeID) -> [Inheritance] {
    (self[type].declarations + self[type].extensions).flatMap { inheritances($0) }
  }

  /// Whether the supertypes of other types can affect the names in the inheritance clauses of a type.
  ///
  /// They can't affect a plain name in a clause at module level that refers to a type or to nothing in the
  /// project: that name is only looked up among the module-level types.
  private func dependsOnInheritances(_ type: TypeID) -> Bool {
    (self[type].declarations + self[type].extensions).contains {
      self[$0].parent != nil || !self[$0].selfRequirements.isEmpty
    }
      || self[type].inheritances.contains { inheritance in
        guard let name = IdentifierTypeSyntax(inheritance.node)?.name?.name else { return true }
        switch inheritance.resolution {
        case .known(let parent):
          return self[parent].name != name || self.type(of: self[parent].primary) != nil
        case .foreign(let foreign): return foreign != name
        default: return true
        }
      }
  }

  /// The entries of the inheritance clause of a declaration.
  private func inheritances(_ id: DeclarationID) -> [Inheritance] {
    let declaration = self[id]
    let isExtension = declaration.kind == .extension
    let isConstrained = isExtension && declaration.genericWhereClause != nil
    return declaration.inheritanceEntries.flatMap { entry in
      components(of: entry, depth: 0).map { resolution in
        Inheritance(
          resolution: resolution, node: entry, declaration: id, inExtension: isExtension,
          isConditional: isConstrained || declaration.traits.contains(.conditional))
      }
    }
  }

  /// The types that a written type refers to, with compositions split, including those behind aliases.
  private func components(of type: Node, depth: Int) -> [TypeResolution] {
    let type = TypeNames.stripped(type)
    if let elements = CompositionTypeSyntax(type)?.elements {
      return elements.children.flatMap { element in
        CompositionTypeElementSyntax(element)?.type.map { components(of: $0, depth: depth) } ?? []
      }
    }
    guard type.kind != .suppressedType, type.kind != .classRestrictionType else { return [] }
    let resolution = resolve(type, depth: 0)
    if resolution == .unknown, depth < 16, let value = aliasedType(type) {
      return components(of: value, depth: depth + 1)
    }
    return [resolution]
  }

  private static func addSubtypes(to tables: inout ProjectTables) {
    tables.subtypes = Array(repeating: [], count: tables.types.count)
    for type in tables.types {
      for inheritance in type.inheritances {
        guard let parent = inheritance.resolution.known, parent != type.id,
          tables.subtypes[Int(parent.rawValue)].last != type.id
        else { continue }
        tables.subtypes[Int(parent.rawValue)].append(type.id)
      }
    }
  }

  // MARK: Aliases

  private static func addAliases(to tables: inout ProjectTables, _ workers: Workers) {
    let index = ProjectIndex(tables)
    let aliases = workers.mapInRuns(index.files.count) { index.writtenAliases(in: index.files[$0]) }
    for (type, name) in aliases.joined()
    where tables.types[Int(type.rawValue)].name != name {
      tables.aliases[type, default: []].insert(name)
    }
  }

  private func writtenAliases(in file: FileFacts) -> [(TypeID, String)] {
    var result: [(TypeID, String)] = []
    let declarations = file.declarations
    for index in declarations.indices where declarations[index].kind == .typealias {
      let declaration = declarations[index]
      guard let value = TypeAliasDeclSyntax(declaration.node)?.initializer?.value,
        let type = resolve(value, depth: 0).known, let name = declaration.name
      else { continue }
      result.append((type, name))
    }
    return result
  }
}
