package import SwiftCST
import Synchronization

/// The declarations and names of all files of a project.
///
/// Its results only depend on the syntax. If the syntax is insufficient, the result says so: a result that is
/// a declaration is never a guess.
package struct ProjectIndex: Sendable {
  private let storage: Storage

  /// The tables in one object, so that passing an index on takes a single retain.
  private final class Storage: Sendable {
    let tables: ProjectTables
    let memory: IndexMemory
    private let wasAsked = Atomic(false)

    init(_ tables: ProjectTables, _ memory: IndexMemory) {
      self.tables = tables
      self.memory = memory
    }

    /// Records that there was a query, which is usually already known.
    @inline(__always)
    func ask() {
      if !wasAsked.load(ordering: .relaxed) { askFirst() }
    }

    private func askFirst() {
      wasAsked.store(true, ordering: .relaxed)
      memory.wasAsked.store(true, ordering: .relaxed)
    }
  }

  init(_ tables: ProjectTables) { storage = Storage(tables, IndexMemory()) }

  private init(sharing storage: Storage) { self.storage = Storage(storage.tables, storage.memory) }

  /// The same index in a separate object, with the same tables and caches.
  ///
  /// Every copy of an index retains its object. If two threads update the same reference count, each waits
  /// for the other's cache line, which takes longer than most queries: so each unit of work has its own
  /// object.
  package func forOneThread() -> ProjectIndex { ProjectIndex(sharing: storage) }

  /// The tables, for results that may depend on any file.
  var tables: ProjectTables {
    _read {
      storage.ask()
      yield storage.tables
    }
  }

  /// The tables, for results that only depend on the file in question.
  var tablesOfOneFile: ProjectTables { _read { yield storage.tables } }

  /// Whether there was a query whose result may depend on other files.
  package var wasAsked: Bool { memory.wasAsked.load(ordering: .relaxed) }

  var memory: IndexMemory { storage.memory }

  /// A node as a cache key; nil if its tree is not one of the index.
  package func place(of node: Node) -> Int? {
    file(of: node).map { Int($0.rawValue) << 32 | node.id }
  }

  /// The files; ``FileID`` is a position among them.
  package var files: [FileFacts] { tables.files.facts }

  /// Deployment targets and language modes.
  package var settings: ProjectSettings { tables.builds.settings }

  /// The nominal types; ``TypeID`` is a position among them.
  package var types: [TypeInfo] { tables.types }
}

// MARK: - Declarations and names

extension ProjectIndex {
  /// A declaration.
  package subscript(id: DeclarationID) -> Declaration {
    _read { yield storage.tables.files.facts[Int(id.file.rawValue)].declarations[Int(id.index)] }
  }

  /// A type.
  package subscript(type: TypeID) -> TypeInfo {
    // The holder of a type's number has already made a query.
    _read { yield storage.tables.types[Int(type.rawValue)] }
  }

  /// A file.
  package subscript(file: FileID) -> FileFacts { tablesOfOneFile.files.facts[Int(file.rawValue)] }

  /// The symbol of a name; nil if it doesn't occur in the project.
  package func symbol(_ name: String) -> Symbol? { tables.files.symbols.symbol(name) }

  /// The symbol of a token's name; nil if the token is not a name.
  package func symbol(of token: Token) -> Symbol? {
    guard let file = tablesOfOneFile.files.file(of: token.tree), Mentions.isName(token) else {
      return nil
    }
    let source = token.tree.source.storage
    let bytes = source.span
    let range = token.tree.tokens.starts[token.index]..<token.tree.tokens.ends[token.index]
    let names = self[file].mentions.names
    guard let number = names.number(of: Mentions.nameRange(range, in: bytes), in: bytes, among: bytes) else {
      return nil
    }
    return tablesOfOneFile.files.symbols.symbols[Int(file.rawValue)][Int(number)]
  }

  /// The name of a symbol, without backticks.
  package func name(of symbol: Symbol) -> String { tables.files.symbols.spelling(of: symbol) }

  /// Every declaration with a name, in the order of files and lines; extensions are listed under the last
  /// name of the extended type.
  package func declarations(named name: String) -> Declarations {
    symbol(name).map(declarations) ?? Declarations([], in: self)
  }

  /// Every declaration with the name of a symbol.
  package func declarations(named symbol: Symbol) -> Declarations {
    Declarations(tables.declared[Int(symbol.rawValue)], in: self)
  }

  /// The declarations with a name at module level: functions, variables, types, aliases; no extensions.
  package func moduleLevelDeclarations(named name: String) -> [Declaration] {
    declarations(named: name).filter {
      $0.parent == nil && $0.kind != .extension && !$0.traits.contains(.local)
    }
  }

  /// Every alias of a type, in the order of files and lines.
  package var typeAliases: [Declaration] {
    files.flatMap { file in
      // Copying each declaration out of the array would retain its references.
      let declarations = file.declarations
      return declarations.indices.filter { declarations[$0].kind == .typealias }.map { declarations[$0] }
    }
  }

  /// The file of a node; nil if its tree is not one of the index.
  package func file(of node: Node) -> FileID? { tablesOfOneFile.files.file(of: node.tree) }

  /// The declaration of a node: a type, extension, function, variable …. For a `variableDecl` that declares
  /// several names, it is the first one; their `patternBinding` nodes have one each.
  package func declaration(at node: Node) -> Declaration? { declarationID(at: node).map { self[$0] } }

  /// The ID of a node's declaration; see ``declaration(at:)``.
  package func declarationID(at node: Node) -> DeclarationID? {
    guard Collector.mayDeclare(node.kind), let file = file(of: node) else { return nil }
    let all = self[file].declarations
    if node.kind == .patternBinding { return binding(node, in: all) }
    let first = all.indices.partitionPoint { all[$0].node.id < node.id }
    return first < all.endIndex && all[first].node.id == node.id ? all[first].id : nil
  }

  /// Whether nodes of a kind are declarations; see ``declaration(at:)``.
  package static func mayDeclare(_ kind: SyntaxKind) -> Bool { Collector.mayDeclare(kind) }

  private func binding(_ node: Node, in all: [Declaration]) -> DeclarationID? {
    guard let variable = node.parent?.parent, let first = declarationID(at: variable) else { return nil }
    return all[Int(first.index)...].lazy
      .prefix { $0.node.id <= node.id }
      .first { $0.bindingNode == Int32(node.id) }?.id
  }

  /// The innermost declaration that contains a node, except for the node itself.
  package func enclosingDeclaration(of node: Node) -> Declaration? {
    var current = node.parent
    var binding: Node?
    while let node = current {
      if node.kind == .patternBinding { binding = node }
      if let found = declaration(at: node) {
        return binding.flatMap { declaration(at: $0) } ?? found
      }
      current = node.parent
    }
    return nil
  }

  /// The type that a member belongs to: the enclosing nominal type, or the type that the enclosing extension
  /// extends. Nil for module-level and local declarations, and for members of external types.
  package func type(of declaration: DeclarationID) -> TypeID? {
    guard let parent = self[declaration].parent else { return nil }
    return declaredType(parent)
  }

  /// The type that a declaration declares or extends; nil if it does neither, or extends an external type.
  package func declaredType(_ declaration: DeclarationID) -> TypeID? {
    let owner = owner(declaration)
    return owner >= 0 && owner < types.count ? TypeID(rawValue: UInt32(owner)) : nil
  }

  /// The innermost type around a node, which may be in its declaration or in an extension.
  package func enclosingType(of node: Node) -> TypeID? {
    guard let around = node.nearestTypeDeclaration, let declaration = declarationID(at: around) else {
      return nil
    }
    return declaredType(declaration)
  }

  /// The types around a node, innermost first.
  package func enclosingTypes(of node: Node) -> [TypeID] {
    var types: [TypeID] = []
    var inner = node
    while let around = inner.nearestTypeDeclaration {
      if let type = declarationID(at: around).flatMap(declaredType) { types.append(type) }
      inner = around
    }
    return types
  }

  /// The files in which a type is declared or extended.
  package func files(of type: TypeID) -> Set<FileID> {
    Set((self[type].declarations + self[type].extensions).map(\.file))
  }

  func owner(_ declaration: DeclarationID) -> Int { tables.owner(declaration) }

  /// The name of a type with its enclosing types, outermost first, as in code: `Outer.Inner`.
  package func qualifiedName(of type: TypeID) -> String {
    let info = self[type]
    let name = IdentifierText.written(info.name)
    guard let parent = self.type(of: info.primary) else { return name }
    return qualifiedName(of: parent) + "." + name
  }
}
