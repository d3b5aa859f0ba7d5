package import SwiftCST

/// The declarations and names of one file, computed without any other file.
///
/// This takes one scan over the tokens and one walk over the declarations, so that files can be processed in
/// parallel; ``ProjectIndex`` combines them. It is an immutable object, so that passing it on takes a single
/// retain.
package final class FileFacts: Sendable {
  /// The path of the file, as given by the caller.
  package let path: String

  /// The parsed file.
  package let tree: SyntaxTree

  /// Every declaration of the file except for local variables, each before those inside it.
  package let declarations: [Declaration]

  /// The modules that the file imports, in source order.
  package let imports: [Import]

  /// Whether a `guard` at module level may bind names for later statements, as in scripts.
  let hasModuleLevelGuard: Bool

  let mentions: Mentions

  /// Computes the facts about a parsed file.
  package init(path: String, tree: SyntaxTree) {
    let mentions = Mentions(tree)
    var collector = Collector(tree: tree, names: mentions.names)
    collector.collect()
    self.path = path
    self.tree = tree
    self.mentions = mentions
    declarations = collector.declarations
    imports = collector.imports
    hasModuleLevelGuard = collector.hasModuleLevelGuard
  }

  /// The same facts, with the numbers of a project in place of the file's own: the file ID, and the symbols
  /// of its names.
  init(_ facts: FileFacts, as file: FileID, _ symbols: [Symbol]) {
    path = facts.path
    tree = facts.tree
    imports = facts.imports
    hasModuleLevelGuard = facts.hasModuleLevelGuard
    mentions = facts.mentions
    var declarations = facts.declarations
    for index in declarations.indices {
      declarations[index].id = DeclarationID(file: file, index: UInt32(index))
      if let parent = declarations[index].parent {
        declarations[index].parent = DeclarationID(file: file, index: parent.index)
      }
      if let symbol = declarations[index].symbol {
        declarations[index].symbol = symbols[Int(symbol.rawValue)]
      }
    }
    self.declarations = declarations
  }
}

/// A file of the project: its position among ``ProjectIndex/files``.
package struct FileID: Hashable, Sendable, Comparable {
  /// The position.
  package let rawValue: UInt32

  /// Whether `left` is before `right` in the index.
  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// A declaration of the project: its file, and its position among the declarations of that file.
package struct DeclarationID: Hashable, Sendable, Comparable {
  /// The file.
  package let file: FileID
  /// The position in ``FileFacts/declarations``.
  package let index: UInt32

  /// A number that increases with the file and the position in it.
  package var order: Int { Int(file.rawValue) << 32 | Int(index) }

  /// Whether `left` is before `right`: earlier file, or earlier in the same file.
  package static func < (left: Self, right: Self) -> Bool {
    left.order < right.order
  }
}

/// A name that occurs in the project. Equal names have equal symbols within one index.
package struct Symbol: Hashable, Sendable, Comparable {
  package let rawValue: UInt32

  /// An order that is stable within one index, but not alphabetical.
  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
