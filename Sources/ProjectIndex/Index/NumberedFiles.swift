import SwiftCST

/// The declarations and names of a project's files, with the project's numbers in place of each file's own:
/// the file ID, and the symbols of its names.
struct NumberedFiles: Sendable {
  /// The facts about each file; ``FileID`` is a position among them.
  let facts: [FileFacts]

  /// The names of all files.
  let symbols: SymbolTable

  /// The position of each file's first declaration among those of all files.
  let starts: [Int]

  /// The number of declarations in all files.
  let declarationCount: Int

  /// The file of each tree.
  private let trees: TreeNumbers

  /// Numbers files; `earlier` contains the same files before some of them changed, which keep their numbers.
  init(_ facts: [FileFacts], after earlier: NumberedFiles?, workers: Workers) {
    var numbered = earlier?.facts ?? facts
    var symbols = earlier?.symbols ?? SymbolTable()
    let changed = facts.indices.filter { earlier?.facts[$0].tree !== facts[$0].tree }
    symbols.update(facts, changed: changed, workers: workers)
    let symbolsOfFile = symbols.symbols
    let adopted = workers.map(changed.count) { position in
      let file = changed[position]
      return FileFacts(facts[file], as: FileID(rawValue: UInt32(file)), symbolsOfFile[file])
    }
    for (file, facts) in zip(changed, adopted) { numbered[file] = facts }
    var count = 0
    starts = numbered.map { file in
      defer { count += file.declarations.count }
      return count
    }
    declarationCount = count
    trees = TreeNumbers(of: facts.map(\.tree))
    self.facts = numbered
    self.symbols = symbols
  }

  /// The file of a tree; nil if it is not one of the project.
  func file(of tree: SyntaxTree) -> FileID? { trees.file(of: tree) }

  /// The position of a declaration among those of all files.
  func position(of declaration: DeclarationID) -> Int {
    starts[Int(declaration.file.rawValue)] + Int(declaration.index)
  }
}
