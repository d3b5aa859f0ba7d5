package import SwiftCST

/// One occurrence of a name.
package struct Use: Sendable {
  /// The role of the name at the place.
  package enum Role: Hashable, Sendable {
    /// An expression without a base: `x`, `x()`, `$x`. In `[x]` of a capture list and `if let x`, the name
    /// refers to one declaration and introduces another; the node is then a `closureCapture` or an
    /// `identifierPattern`.
    case reference
    /// A member of an expression: `a.x`; the base is nil for an implicit member `.x`.
    case member(base: Node?)
    /// A type, or the first part of one: `x`, `x.Inner`, `x<Int>`.
    case type
    /// A later part of a type: `Outer.x`.
    case typeMember(base: Node)
    /// The name of an attribute: `@x`.
    case attribute
    /// A part of a key path, `\.x`.
    case keyPath
    /// The name that a declaration, parameter, pattern or capture introduces.
    case declaration
    /// A label of an argument, a parameter, a tuple or a statement.
    case label
    /// The name of a macro: `#x`.
    case macro
    /// Something else: a modifier, a module, a part of an attribute's arguments.
    case other
  }

  /// The file.
  package let file: FileID

  /// The token.
  package let token: Token

  /// The innermost node that contains the token: a `declReferenceExpr`, `identifierType`, `memberType`,
  /// `labeledExpr`, `identifierPattern` …. For members, the `memberAccessExpr` is its parent.
  package let node: Node

  /// The role of the name.
  package let role: Role

  /// Whether it names a type, or a part of one.
  package var namesType: Bool {
    switch role {
    case .type, .typeMember: true
    default: false
    }
  }

  /// The whole expression: for a member, its `memberAccessExpr`; otherwise the node.
  package var expression: Node {
    guard case .member = role, let parent = node.parent else { return node }
    return parent
  }
}

extension ProjectIndex {
  /// Every occurrence of a name in the project, in the order of files and lines. `$name` and `_name` are
  /// separate names.
  package func uses(of name: String) -> [Use] {
    guard let symbol = symbol(name) else { return [] }
    return memory.uses.answer(Int(symbol.rawValue)) {
      tables.files.symbols.occurrences(of: symbol).flatMap { uses($0) }
    }
  }

  /// The occurrences of a name in the project whose file and token are wanted, in the order of files and
  /// lines.
  ///
  /// Determining the role of a name is far more expensive than checking the adjacent tokens.
  package func uses(
    of name: String, in isWantedFile: (FileID) -> Bool = { _ in true }, where isWanted: (Token) -> Bool
  ) -> [Use] {
    guard let symbol = symbol(name) else { return [] }
    var found: [Use] = []
    for occurrence in tables.files.symbols.occurrences(of: symbol)
    where isWantedFile(FileID(rawValue: occurrence.file)) {
      found += uses(occurrence, where: isWanted)
    }
    return found
  }

  /// Every occurrence of a name in one file.
  package func uses(of name: String, in file: FileID) -> [Use] {
    occurrence(of: name, in: file).map { uses($0) } ?? []
  }

  /// Every occurrence of a name inside a node whose token is wanted.
  package func uses(
    of name: String, in node: Node, where isWanted: (Token) -> Bool = { _ in true }
  ) -> [Use] {
    guard let file = file(of: node), let occurrence = occurrence(of: name, in: file) else { return [] }
    return uses(occurrence, within: node.tokenIndices, where: isWanted)
  }

  /// Every occurrence of a name in the declarations and extensions of some types, in the order of files and
  /// lines.
  package func uses(of name: String, inside types: some Sequence<TypeID>) -> [Use] {
    let declarations = types.flatMap { self[$0].declarations + self[$0].extensions }
    guard let symbol = symbol(name) else { return [] }
    let fileCount = tables.files.symbols.occurrences(of: symbol).count
    if declarations.count > Self.manyDeclarations * fileCount {
      return uses(of: name, sortedOutBy: Set(types))
    }
    var last: Node?
    return declarations.sorted(on: \.order).flatMap { id -> [Use] in
      let node = self[id].node
      // A type can be nested in another one, or be listed twice.
      if let last, last.contains(node) { return [] }
      last = node
      return uses(of: name, in: node)
    }
  }

  /// The number of declarations in a file from which on the occurrences of a name are grouped: fewer
  /// declarations are searched individually.
  private static var manyDeclarations: Int { 16 }

  /// The same for types that are sorted already: of many, not each is looked at for each name.
  package func uses(of name: String, inside types: Set<TypeID>) -> [Use] {
    guard let symbol = symbol(name) else { return [] }
    let fileCount = tables.files.symbols.occurrences(of: symbol).count
    guard types.count > Self.manyDeclarations * fileCount else { return uses(of: name, inside: Array(types)) }
    return uses(of: name, sortedOutBy: types)
  }

  private func uses(of name: String, sortedOutBy types: Set<TypeID>) -> [Use] {
    uses(of: name).filter { use in
      declarationID(at: use.node).flatMap(declaredType).map(types.contains) == true
        || enclosingTypes(of: use.node).contains(where: types.contains)
    }
  }

  /// Whether a name occurs in a file.
  package func isMentioned(_ name: String, in file: FileID) -> Bool { occurrence(of: name, in: file) != nil }

  private func occurrence(of name: String, in file: FileID) -> SymbolTable.Occurrence? {
    let symbols = tablesOfOneFile.files.symbols
    return symbols.symbol(name).flatMap { symbols.occurrence(of: $0, in: file) }
  }

  /// The files in which a name occurs.
  package func files(mentioning name: String) -> [FileID] {
    guard let symbol = symbol(name) else { return [] }
    return tables.files.symbols.occurrences(of: symbol).map { FileID(rawValue: $0.file) }
  }

  /// The classes of the project whose names occur in a file, in the order of their declarations.
  package func classes(mentionedIn file: FileID) -> [TypeID] {
    let classes = memory.classes.answer(0) {
      var classes: [Symbol: [TypeID]] = [:]
      for type in types where type.kind == .class {
        if let symbol = self[type.primary].symbol { classes[symbol, default: []].append(type.id) }
      }
      return classes
    }
    return tables.files.symbols.symbols[Int(file.rawValue)].flatMap { classes[$0] ?? [] }
      .sorted { $0.rawValue < $1.rawValue }
  }

  private func uses(
    _ occurrence: SymbolTable.Occurrence, within range: Range<Int> = 0..<Int.max,
    where isWanted: (Token) -> Bool = { _ in true }
  ) -> [Use] {
    let file = FileID(rawValue: occurrence.file)
    let facts = self[file]
    var found: [Use] = []
    facts.mentions.forEachToken(of: occurrence.name, in: range) { index in
      let token = facts.tree.token(at: index)
      guard isWanted(token) else { return }
      let node = facts.tree.innermostNode(coveringToken: index)
      found.append(Use(file: file, token: token, node: node, role: UseRoles.role(of: token, in: node)))
    }
    return found
  }
}
