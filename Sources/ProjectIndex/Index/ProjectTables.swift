import SwiftCST

/// What a ``ProjectIndex`` knows, in tables.
struct ProjectTables: Sendable {
  var files: [FileFacts]
  /// How the files are built.
  let builds: FileBuilds
  let symbols: SymbolTable
  /// The file of each tree.
  private let fileOfTree: [Int: FileID]
  let imports: ImportTable
  /// Declarations by the symbol of their name.
  let declared: Grouped<DeclarationID>

  /// What a name is known to be besides one at module level.
  private let membership: ContiguousArray<Membership>

  var types: [TypeInfo]
  /// For each type declaration and extension the number of the type whose members it holds, file after file; -1 for
  /// all other declarations. Numbers from `types.count` on are types that others declare.
  private var owners: [Int32]
  /// Where the declarations of each file begin in `owners`.
  private let ownerStarts: [Int]
  /// The names of the extended types that others declare, by number after those of the project.
  var foreignOwners: [String] = []
  /// The extensions of types that others declare, by the name of the type.
  var foreignExtensions: [String: [DeclarationID]] = [:]
  /// Members by owner, each list in the order of the symbols of their names.
  var members = Grouped<Member>()
  /// What stands in types, extensions and functions, in the order of the symbols of their names.
  private let inner: Grouped<Inner>
  /// The types that name a type in their inheritance clauses, by the number of that type.
  var subtypes: [[TypeID]] = []
  /// The names of the aliases that stand for a type.
  var aliases: [TypeID: Set<String>] = [:]

  /// A member, filed under the type it belongs to.
  struct Member: Sendable {
    var symbol: UInt32
    var declaration: DeclarationID
  }

  /// What members can have a name.
  private struct Membership: OptionSet, Sendable {
    let rawValue: UInt8

    /// Something that stands in a type, an extension or a function.
    static let declared = Self(rawValue: 1)
    /// A type that does.
    static let type = Self(rawValue: 2)
    /// An associated type of a protocol of others.
    static let foreignType = Self(rawValue: 4)
  }

  /// A declaration inside another one.
  private struct Inner: Sendable {
    var symbol: UInt32
    var declaration: DeclarationID
    /// The position in `owners` of the declaration around it.
    var parent: UInt32
  }

  /// The tables of what needs no resolving; `earlier` are those of the same files before some of them changed.
  init(files facts: [FileFacts], builds: FileBuilds, earlier: ProjectTables?, workers: Workers) {
    var files = earlier?.files ?? []
    var symbols = earlier?.symbols ?? SymbolTable()
    let changed = facts.indices.filter { files.isEmpty || files[$0].tree !== facts[$0].tree }
    if files.isEmpty { files = facts }
    symbols.update(facts, changed: changed, workers: workers)
    let numbers = symbols.symbols
    let (adopted, imports) = workers.map(changed.count) { position in
      let file = changed[position]
      return FileFacts(facts[file], as: FileID(rawValue: UInt32(file)), numbers[file])
    } beside: {
      ImportTable(facts, modules: builds.moduleOfFile)
    }
    for (file, facts) in zip(changed, adopted) { files[file] = facts }
    self.files = files
    self.symbols = symbols
    self.builds = builds
    self.imports = imports
    fileOfTree = Dictionary(
      facts.enumerated().map { (Int(bitPattern: ObjectIdentifier($1.tree)), FileID(rawValue: UInt32($0))) },
      uniquingKeysWith: { first, _ in first })
    var count = 0
    let starts = files.map { file in
      defer { count += file.declarations.count }
      return count
    }
    ownerStarts = starts
    let (numbered, total, symbolCount) = (files, count, symbols.count)
    var membership: ContiguousArray<Membership>
    ((inner, membership), declared, (types, owners)) = workers.all {
      Self.inner(of: numbered, starts, count: total, symbolCount: symbolCount)
    } and: {
      Self.declared(in: numbered, count: total, symbolCount: symbolCount)
    } and: {
      Self.types(of: numbered, starts, count: total, builds)
    }
    let (text, places) = ForeignTypes.associatedTypeNames
    for place in places {
      guard let symbol = symbols.symbol(at: place, in: text.span) else { continue }
      membership[Int(symbol.rawValue)].insert(.foreignType)
    }
    self.membership = membership
    fileMembers()
  }

  /// All declarations by the symbols of their names.
  private static func declared(
    in files: [FileFacts], count: Int, symbolCount: Int
  ) -> Grouped<DeclarationID> {
    var pairs: [(group: Int, value: DeclarationID)] = []
    pairs.reserveCapacity(count)
    for file in files {
      // To take each declaration out of the array would count the references that it holds.
      let declarations = file.declarations
      for index in declarations.indices {
        guard let symbol = declarations[index].symbol else { continue }
        pairs.append((Int(symbol.rawValue), declarations[index].id))
      }
    }
    return Grouped(pairs, count: symbolCount)
  }

  /// The declarations that stand in others, and what members can have each name.
  private static func inner(
    of files: [FileFacts], _ starts: [Int], count: Int, symbolCount: Int
  ) -> (Grouped<Inner>, ContiguousArray<Membership>) {
    var inner: [(group: Int, value: Inner)] = []
    inner.reserveCapacity(count)
    var membership = ContiguousArray(repeating: Membership(), count: symbolCount)
    for (file, start) in zip(files, starts) {
      let declarations = file.declarations
      for index in declarations.indices {
        guard let parent = declarations[index].parent else { continue }
        let symbol = declarations[index].symbol?.rawValue
        let entry = Inner(
          symbol: symbol ?? .max, declaration: declarations[index].id, parent: UInt32(start) + parent.index)
        inner.append((symbol.map(Int.init) ?? symbolCount, entry))
        guard let symbol else { continue }
        membership[Int(symbol)].formUnion(declarations[index].kind.isType ? [.declared, .type] : .declared)
      }
    }
    return (Grouped(inner, count: symbolCount + 1), membership)
  }

  /// Whether any type of the project may have a member of a name.
  func isMember(_ symbol: Symbol) -> Bool { membership[Int(symbol.rawValue)].contains(.declared) }

  /// Whether any type of the project may have a type of a name among its members, declared or inherited.
  func isMemberType(_ symbol: Symbol) -> Bool {
    !membership[Int(symbol.rawValue)].isDisjoint(with: [.type, .foreignType])
  }

  /// Whether a protocol of others may have an associated type of a name.
  func isForeignMemberType(_ symbol: Symbol) -> Bool {
    membership[Int(symbol.rawValue)].contains(.foreignType)
  }

  /// The file of a tree, or nil where it is not one of the project.
  func file(of tree: SyntaxTree) -> FileID? { fileOfTree[Int(bitPattern: ObjectIdentifier(tree))] }

  func owner(_ declaration: DeclarationID) -> Int {
    Int(owners[ownerStarts[Int(declaration.file.rawValue)] + Int(declaration.index)])
  }

  mutating func setOwner(_ declaration: DeclarationID, _ owner: Int) {
    owners[ownerStarts[Int(declaration.file.rawValue)] + Int(declaration.index)] = Int32(owner)
  }
}

// MARK: - Types and members

extension ProjectTables {
  /// One type of each nominal declaration, and the numbers of the types by declaration; declarations of one name in
  /// clauses of `#if` share one.
  private static func types(
    of files: [FileFacts], _ starts: [Int], count: Int, _ builds: FileBuilds
  ) -> ([TypeInfo], [Int32]) {
    var types: [TypeInfo] = []
    var owners = Array(repeating: Int32(-1), count: count)
    var split: [SplitKey: TypeID] = [:]
    for (file, start) in zip(files, starts) {
      let declarations = file.declarations
      for index in declarations.indices where declarations[index].kind.isNominal {
        let declaration = declarations[index]
        let key = splitKey(declaration, builds)
        if let key, let known = split[key] {
          types[Int(known.rawValue)].declarations.append(declaration.id)
          owners[start + index] = Int32(known.rawValue)
          continue
        }
        let id = TypeID(rawValue: UInt32(types.count))
        let name = declaration.name ?? ""
        types.append(TypeInfo(id: id, kind: declaration.kind, name: name, declarations: [declaration.id]))
        owners[start + index] = Int32(id.rawValue)
        if let key { split[key] = id }
      }
    }
    return (types, owners)
  }

  /// What declarations of one type in several clauses of `#if` have in common.
  private struct SplitKey: Hashable {
    var name: Symbol
    var parent: DeclarationID?
    var module: String?
  }

  private static func splitKey(_ declaration: Declaration, _ builds: FileBuilds) -> SplitKey? {
    guard declaration.traits.contains(.conditional), !declaration.traits.contains(.local),
      let name = declaration.symbol
    else { return nil }
    let module = builds.moduleOfFile[Int(declaration.id.file.rawValue)]
    return SplitKey(name: name, parent: declaration.parent, module: module)
  }

  /// Files every member under the type it belongs to.
  mutating func fileMembers() {
    var pairs: [(group: Int, value: Member)] = []
    pairs.reserveCapacity(inner.values.count)
    // Taken in the order of their symbols, the members of each type come out in that order.
    for entry in inner.values {
      let owner = owners[Int(entry.parent)]
      guard owner >= 0 else { continue }
      pairs.append((Int(owner), Member(symbol: entry.symbol, declaration: entry.declaration)))
    }
    members = Grouped(pairs, count: types.count + foreignOwners.count)
  }

  mutating func addExtension(_ id: DeclarationID, of type: TypeID) {
    types[Int(type.rawValue)].extensions.append(id)
    setOwner(id, Int(type.rawValue))
  }

  mutating func addExtension(_ id: DeclarationID, ofForeign name: String) {
    if let first = foreignExtensions[name]?.first {
      setOwner(id, owner(first))
    } else {
      setOwner(id, types.count + foreignOwners.count)
      foreignOwners.append(name)
    }
    foreignExtensions[name, default: []].append(id)
  }
}
