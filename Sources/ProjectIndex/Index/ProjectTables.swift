import SwiftCST

/// What a ``ProjectIndex`` knows, in tables.
struct ProjectTables: Sendable {
  var files: [FileFacts]
  /// How the files are built.
  let builds: FileBuilds
  let symbols: SymbolTable
  /// The file of each tree.
  let fileOfTree: [ObjectIdentifier: FileID]
  let imports: ImportTable
  /// Declarations by the symbol of their name.
  let declared: Grouped<DeclarationID>

  var types: [TypeInfo] = []
  /// For each type declaration and extension the number of the type whose members it holds, by file and
  /// declaration; -1 for all else. Numbers from `types.count` on are types that others declare.
  var owners: [[Int32]]
  /// The names of the extended types that others declare, by number after those of the project.
  var foreignOwners: [String] = []
  /// The extensions of types that others declare, by the name of the type.
  var foreignExtensions: [String: [DeclarationID]] = [:]
  /// Members by owner, each list in the order of the symbols of their names.
  var members = Grouped<Member>()
  /// What stands in types, extensions and functions, in the order of the symbols of their names.
  private let inner: Grouped<Inner>
  /// The types that name a type in their inheritance clauses, by that type.
  var subtypes: [TypeID: [TypeID]] = [:]
  /// The names of the aliases that stand for a type.
  var aliases: [TypeID: Set<String>] = [:]

  /// A member, filed under the type it belongs to.
  struct Member: Sendable {
    var symbol: UInt32
    var declaration: DeclarationID
  }

  /// A declaration inside another one.
  private struct Inner: Sendable {
    var symbol: UInt32
    var declaration: DeclarationID
    var parent: UInt32
  }

  /// The tables of what needs no resolving; `earlier` are those of the same files before some of them changed.
  init(files facts: [FileFacts], builds: FileBuilds, earlier: ProjectTables?, workers: Workers) {
    var files = earlier?.files ?? []
    var symbols = earlier?.symbols ?? SymbolTable()
    let changed = facts.indices.filter { files.isEmpty || files[$0].tree !== facts[$0].tree }
    if files.isEmpty { files = facts }
    symbols.update(facts, changed: changed)
    let numbers = symbols.symbols
    let adopted = workers.map(changed.count) { position in
      let file = changed[position]
      return facts[file].adopted(FileID(rawValue: UInt32(file)), numbers[file])
    }
    for (file, facts) in zip(changed, adopted) { files[file] = facts }
    self.files = files
    self.symbols = symbols
    self.builds = builds
    imports = ImportTable(facts, modules: builds.moduleOfFile)
    fileOfTree = Dictionary(
      facts.enumerated().map { (ObjectIdentifier($1.tree), FileID(rawValue: UInt32($0))) },
      uniquingKeysWith: { first, _ in first })
    var pairs: [(group: Int, value: DeclarationID)] = []
    var inner: [(group: Int, value: Inner)] = []
    for file in files {
      for declaration in file.declarations {
        let symbol = declaration.symbol?.rawValue
        if let symbol { pairs.append((Int(symbol), declaration.id)) }
        guard let parent = declaration.parent else { continue }
        let entry = Inner(symbol: symbol ?? .max, declaration: declaration.id, parent: parent.index)
        inner.append((symbol.map(Int.init) ?? symbols.count, entry))
      }
    }
    declared = Grouped(pairs, count: symbols.count)
    self.inner = Grouped(inner, count: symbols.count + 1)
    owners = files.map { Array(repeating: -1, count: $0.declarations.count) }
    declareTypes()
    fileMembers()
  }

  func owner(_ declaration: DeclarationID) -> Int {
    Int(owners[Int(declaration.file.rawValue)][Int(declaration.index)])
  }

  mutating func setOwner(_ declaration: DeclarationID, _ owner: Int) {
    owners[Int(declaration.file.rawValue)][Int(declaration.index)] = Int32(owner)
  }
}

extension FileFacts {
  /// The same facts with the numbers of the project in place of the file's own.
  fileprivate func adopted(_ file: FileID, _ symbols: [Symbol]) -> FileFacts {
    var facts = self
    facts.declarations = declarations.map { own in
      var declaration = own
      declaration.id = DeclarationID(file: file, index: own.id.index)
      declaration.parent = own.parent.map { DeclarationID(file: file, index: $0.index) }
      declaration.symbol = own.symbol.map { symbols[Int($0.rawValue)] }
      return declaration
    }
    return facts
  }
}

// MARK: - Types and members

extension ProjectTables {
  /// Makes one type of each nominal declaration; declarations of one name in clauses of `#if` share one.
  private mutating func declareTypes() {
    var split: [SplitKey: TypeID] = [:]
    for file in files {
      for declaration in file.declarations where declaration.kind.isNominal {
        let key = splitKey(declaration)
        if let key, let known = split[key] {
          types[Int(known.rawValue)].declarations.append(declaration.id)
          setOwner(declaration.id, Int(known.rawValue))
          continue
        }
        let id = TypeID(rawValue: UInt32(types.count))
        let name = declaration.name ?? ""
        types.append(TypeInfo(id: id, kind: declaration.kind, name: name, declarations: [declaration.id]))
        setOwner(declaration.id, types.count - 1)
        if let key { split[key] = id }
      }
    }
  }

  /// What declarations of one type in several clauses of `#if` have in common.
  private struct SplitKey: Hashable {
    var name: Symbol
    var parent: DeclarationID?
    var module: String?
  }

  private func splitKey(_ declaration: Declaration) -> SplitKey? {
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
      let owner = owners[Int(entry.declaration.file.rawValue)][Int(entry.parent)]
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
