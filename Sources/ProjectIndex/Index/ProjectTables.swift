import SwiftCST

/// The tables of a ``ProjectIndex``.
struct ProjectTables: Sendable {
  private(set) var files: NumberedFiles
  /// How the files are built.
  let builds: FileBuilds
  let imports: ImportTable
  /// Declarations by the symbol of their name.
  let declared: Grouped<DeclarationID>
  private(set) var inner: InnerDeclarations

  var types: [TypeInfo]
  /// For each type declaration and extension, the number of the type that owns its members, ordered by file;
  /// -1 for all other declarations. Numbers from `types.count` on are external types.
  private var owners: [Int32]
  /// The names of the extended external types; their numbers follow those of the project.
  private(set) var foreignOwners: [String] = []
  /// The extensions of external types, by the name of the type.
  private(set) var foreignExtensions: [String: [DeclarationID]] = [:]
  /// Members by owner, each list sorted by the symbols of their names.
  private(set) var members = Grouped<Member>()
  /// The types that name a type in their inheritance clauses, by the number of that type.
  var subtypes: [[TypeID]] = []
  /// The names of the aliases of a type.
  var aliases: [TypeID: Set<String>] = [:]

  /// A member, with its type.
  struct Member: Sendable {
    var symbol: UInt32
    var declaration: DeclarationID
  }

  /// Creates the tables that don't depend on name resolution; `earlier` are those of the same files before
  /// some of them changed.
  init(files facts: [FileFacts], builds: FileBuilds, earlier: ProjectTables?, workers: Workers) {
    let files = NumberedFiles(facts, after: earlier?.files, workers: workers)
    let nominal: NominalTypes
    (inner, nominal, declared, imports) = workers.all {
      InnerDeclarations(of: files)
    } and: {
      NominalTypes(of: files, builds)
    } and: {
      Self.declared(in: files)
    } and: {
      ImportTable(facts, modules: builds.moduleOfFile)
    }
    types = nominal.types
    owners = nominal.numbers
    self.files = files
    self.builds = builds
    fileMemberTypes()
  }

  /// Updates the tables after edits that keep the outlines of the files; nil if an outline has changed. The
  /// build settings of the files must be the same.
  init?(files facts: [FileFacts], following earlier: ProjectTables?, workers: Workers) {
    guard let earlier, facts.count == earlier.files.facts.count else { return nil }
    let old = earlier.files.facts
    let changed = facts.indices.filter { facts[$0].tree !== old[$0].tree }
    guard changed.allSatisfy({ facts[$0].hasSameOutline(as: old[$0]) }) else { return nil }
    self = earlier
    files = NumberedFiles(facts, after: earlier.files, workers: workers)
    inner.follow(files.symbols)
    for file in changed {
      guard followEntries(of: old[file], files.facts[file]) else { return nil }
    }
  }

  /// Replaces the inheritance entries in an edited file; returns false if something else refers to a part of
  /// the old file.
  private mutating func followEntries(of old: FileFacts, _ new: FileFacts) -> Bool {
    for (before, now) in zip(old.declarations, new.declarations)
    where now.kind.isNominal || now.kind == .extension {
      let owner = owner(now.id)
      guard types.indices.contains(owner) else { continue }
      let entries = Dictionary(
        zip(before.inheritanceEntries, now.inheritanceEntries), uniquingKeysWith: { first, _ in first })
      types[owner].inheritances = types[owner].inheritances.map { inheritance in
        guard inheritance.declaration == now.id, let node = entries[inheritance.node] else {
          return inheritance
        }
        return Inheritance(
          resolution: inheritance.resolution, node: node, declaration: now.id,
          inExtension: inheritance.inExtension, isConditional: inheritance.isConditional)
      }
    }
    return !types.contains { type in
      type.inheritances.contains { inheritance in
        guard case .parameter(let node) = inheritance.resolution else { return false }
        return node.tree === old.tree
      }
    }
  }

  /// All declarations by the symbols of their names.
  private static func declared(in files: NumberedFiles) -> Grouped<DeclarationID> {
    var pairs: [(group: Int, value: DeclarationID)] = []
    pairs.reserveCapacity(files.declarationCount)
    for file in files.facts {
      let declarations = file.declarations
      for index in declarations.indices {
        guard let symbol = declarations[index].symbol else { continue }
        pairs.append((Int(symbol.rawValue), declarations[index].id))
      }
    }
    return Grouped(pairs, count: files.symbols.count)
  }

  /// The number of the type whose members a declaration contains, or -1.
  func owner(_ declaration: DeclarationID) -> Int { Int(owners[files.position(of: declaration)]) }
}

// MARK: - Extensions and members

extension ProjectTables {
  /// Adds an extension of a type of the project.
  mutating func addExtension(_ id: DeclarationID, of type: TypeID) {
    types[Int(type.rawValue)].extensions.append(id)
    setOwner(id, Int(type.rawValue))
  }

  /// Adds an extension of an external type.
  mutating func addExtension(_ id: DeclarationID, ofForeign name: String) {
    if let first = foreignExtensions[name]?.first {
      setOwner(id, owner(first))
    } else {
      setOwner(id, types.count + foreignOwners.count)
      foreignOwners.append(name)
    }
    foreignExtensions[name, default: []].append(id)
  }

  private mutating func setOwner(_ declaration: DeclarationID, _ owner: Int) {
    owners[files.position(of: declaration)] = Int32(owner)
  }

  /// Adds every member to its type.
  mutating func fileMembers() { file(inner.all) }

  /// Adds only the types among the members: written types can't refer to other members.
  mutating func fileMemberTypes() { file(inner.types) }

  private mutating func file(_ entries: [InnerDeclarations.Entry]) {
    var pairs: [(group: Int, value: Member)] = []
    pairs.reserveCapacity(entries.count)
    // Since they are added in the order of their symbols, the members of each type are sorted.
    for entry in entries {
      let owner = owners[Int(entry.parent)]
      guard owner >= 0 else { continue }
      pairs.append((Int(owner), Member(symbol: entry.symbol, declaration: entry.declaration)))
    }
    members = Grouped(pairs, count: types.count + foreignOwners.count)
  }
}
