import CSTParser
package import ProjectIndex
package import Rewriting
package import SwiftCST

/// A file of a run.
package final class ProjectFile: Sendable {
  /// The path as the user knows it.
  package let path: String

  /// The text.
  package let source: SourceText

  /// Whether fixes may change the file. Others are only read, so that the project is known.
  package let isEditable: Bool

  /// What fixes of the run have written of the text.
  package let written: WrittenText

  private let knowledge: Knowledge

  /// What follows from the text. Most files have nothing to tell, and nobody asks most of it.
  private final class Knowledge: Sendable {
    let tree = OnDemand<SyntaxTree>()
    let isSound = OnDemand<Bool>()
    let digest = OnDemand<TextDigest>()
    let lines = OnDemand<LineTable>()
    let style = OnDemand<TextStyle>()
    let suppressions = OnDemand<Suppressions>()
    let facts = OnDemand<FileFacts>()
  }

  /// A file with a text that is parsed when somebody asks for its tree.
  package init(
    path: String, source: SourceText, isEditable: Bool, written: WrittenText = WrittenText()
  ) {
    self.path = path
    self.written = written
    self.source = source
    self.isEditable = isEditable
    knowledge = Knowledge()
  }

  /// The same file, which fixes may change or not; what is known of it is not found again.
  package init(_ file: ProjectFile, isEditable: Bool) {
    path = file.path
    source = file.source
    self.isEditable = isEditable
    written = file.written
    knowledge = file.knowledge
  }

  /// The parsed text.
  package var tree: SyntaxTree { knowledge.tree.value { SyntaxTree.parse(source) } }

  /// Whether the text is free of syntax errors.
  package var isSound: Bool { knowledge.isSound.value { tree.errors.isEmpty } }

  /// Takes somebody's word for whether the text is free of syntax errors: then nobody has to parse it.
  package func note(isSound: Bool) { _ = knowledge.isSound.value { isSound } }

  /// What tells the text from any other.
  package var digest: TextDigest { knowledge.digest.value { TextDigest(of: source.bytes) } }

  /// The places where the lines begin.
  package var lines: LineTable { knowledge.lines.value { LineTable(source) } }

  /// How the file is written.
  package var style: TextStyle { knowledge.style.value { TextStyle(of: source, lines: lines) } }

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
  package func applying(_ edits: [TextEdit]) -> ProjectFile {
    let bytes = TextEdit.apply(edits, to: source.bytes)
    return ProjectFile(
      path: path, source: SourceText(bytes: bytes), isEditable: isEditable, written: written.after(edits))
  }
}

extension FileID {
  /// The number of the file in the project.
  package var number: Int { Int(rawValue) }
}
