import CSTParser
package import ProjectIndex
package import Rewriting
package import SwiftCST

/// A parsed file of a run.
package final class ProjectFile: Sendable {
  /// The path as the user knows it.
  package let path: String

  /// The parsed text.
  package let tree: SyntaxTree

  /// Whether fixes may change the file. Others are only read, so that the project is known.
  package let isEditable: Bool

  private let knowledge: Knowledge

  /// What follows from the text. Most files have nothing to tell, and nobody asks most of it.
  private final class Knowledge: Sendable {
    let lines = OnDemand<LineTable>()
    let style = OnDemand<TextStyle>()
    let suppressions = OnDemand<Suppressions>()
    let facts = OnDemand<FileFacts>()
  }

  package init(path: String, tree: SyntaxTree, isEditable: Bool) {
    self.path = path
    self.tree = tree
    self.isEditable = isEditable
    knowledge = Knowledge()
  }

  /// The same file, which fixes may change or not; what is known of it is not found anew.
  package init(_ file: ProjectFile, isEditable: Bool) {
    path = file.path
    tree = file.tree
    self.isEditable = isEditable
    knowledge = file.knowledge
  }

  /// The places where the lines begin.
  package var lines: LineTable { knowledge.lines.value { LineTable(tree.source) } }

  /// How the file is written.
  package var style: TextStyle { knowledge.style.value { TextStyle(of: tree.source, lines: lines) } }

  /// What the comments of the file ask to be left alone.
  package var suppressions: Suppressions { knowledge.suppressions.value { Suppressions(tree, lines) } }

  /// What the file declares and mentions.
  package var facts: FileFacts { knowledge.facts.value { FileFacts(path: path, tree: tree) } }

  /// The place of a byte offset (UTF-8, 0-based) for a person: `path:line:column`.
  package func place(of offset: Int) -> String {
    let location = lines.location(of: offset)
    return "\(path):\(location.line):\(location.column)"
  }

  /// The place of a byte offset (UTF-8, 0-based) within a message about another: `path:line`.
  package func shortPlace(of offset: Int) -> String { "\(path):\(lines.location(of: offset).line)" }

  /// The same file after edits, which must be in the order of their places and apart.
  func applying(_ edits: [TextEdit]) -> ProjectFile {
    let bytes = TextEdit.apply(edits, to: tree.source.bytes)
    return ProjectFile(path: path, tree: SyntaxTree.parse(SourceText(bytes: bytes)), isEditable: isEditable)
  }
}

extension FileID {
  /// The number of the file in the project.
  package var number: Int { Int(rawValue) }
}
