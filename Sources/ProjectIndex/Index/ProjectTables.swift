import SwiftCST

/// What a ``ProjectIndex`` knows, in tables.
struct ProjectTables: Sendable {
  var files: [FileFacts]
  let settings: ProjectSettings
  let symbols: SymbolTable
  /// The file of each tree.
  let fileOfTree: [ObjectIdentifier: FileID]
  /// The module of each file, where the settings tell it.
  let moduleOfFile: [String?]
  /// How each file is built.
  let settingsOfFile: [BuildSettings]
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
  /// The types that name a type in their inheritance clauses, by that type.
  var subtypes: [TypeID: [TypeID]] = [:]
  /// The names of the aliases that stand for a type.
  var aliases: [TypeID: Set<String>] = [:]

  /// A member, filed under the type it belongs to.
  struct Member: Sendable {
    var symbol: UInt32
    var declaration: DeclarationID
  }

  /// The tables of what needs no resolving.
  init(files facts: [FileFacts], settings: ProjectSettings) {
    symbols = SymbolTable(facts)
    files = facts
    self.settings = settings
    moduleOfFile = facts.map { settings.module(ofFile: $0.path) }
    settingsOfFile = facts.map { settings.settings(forFile: $0.path) }
    imports = ImportTable(facts, modules: moduleOfFile)
    fileOfTree = Dictionary(
      facts.enumerated().map { (ObjectIdentifier($1.tree), FileID(rawValue: UInt32($0))) },
      uniquingKeysWith: { first, _ in first })
    var pairs: [(group: Int, value: DeclarationID)] = []
    for file in files.indices {
      files[file].adopt(FileID(rawValue: UInt32(file)), symbols.symbols[file])
      for index in files[file].declarations.indices {
        guard let symbol = files[file].declarations[index].symbol else { continue }
        pairs.append((Int(symbol.rawValue), files[file].declarations[index].id))
      }
    }
    declared = Grouped(pairs, count: symbols.count)
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
  /// Replaces the file's own numbers by those of the project.
  fileprivate mutating func adopt(_ file: FileID, _ symbols: [Symbol]) {
    for index in declarations.indices {
      declarations[index].id = DeclarationID(file: file, index: UInt32(index))
      if let parent = declarations[index].parent {
        declarations[index].parent = DeclarationID(file: file, index: parent.index)
      }
      if let symbol = declarations[index].symbol {
        declarations[index].symbol = symbols[Int(symbol.rawValue)]
      }
    }
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
    let module = moduleOfFile[Int(declaration.id.file.rawValue)]
    return SplitKey(name: name, parent: declaration.parent, module: module)
  }

  /// Files every member under the type it belongs to.
  mutating func fileMembers() {
    var pairs: [(group: Int, value: Member)] = []
    // Taken in the order of their symbols, the members of each type come out in that order.
    for symbol in 0..<symbols.count {
      for id in declared[symbol] { fileMember(id, UInt32(symbol), &pairs) }
    }
    for file in files.indices {
      for index in files[file].declarations.indices where files[file].declarations[index].symbol == nil {
        fileMember(files[file].declarations[index].id, .max, &pairs)
      }
    }
    members = Grouped(pairs, count: types.count + foreignOwners.count)
  }

  private func fileMember(
    _ id: DeclarationID, _ symbol: UInt32, _ pairs: inout [(group: Int, value: Member)]
  ) {
    guard let parent = files[Int(id.file.rawValue)].declarations[Int(id.index)].parent else { return }
    let owner = owner(parent)
    guard owner >= 0 else { return }
    pairs.append((owner, Member(symbol: symbol, declaration: id)))
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
