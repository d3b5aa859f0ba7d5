import CSTParser
package import ProjectIndex
package import Rewriting
package import SwiftCST

/// A file of a run.
package final class ProjectFile: Sendable {
  /// The path as shown to the user.
  package let path: String

  /// The text.
  package let source: SourceText

  /// Whether fixes may change the file. Other files are only read for information about the project.
  package let isEditable: Bool

  /// The ranges of the text that fixes of the run have written.
  package let written: WrittenText

  private let knowledge: Knowledge

  /// Data derived from the text. Most files have no findings, and most of this data is never needed.
  private final class Knowledge: Sendable {
    let tree = LazyValue<SyntaxTree>()
    let isSound = LazyValue<Bool>()
    let digest = LazyValue<TextDigest>()
    let lines = LazyValue<LineTable>()
    let style = LazyValue<TextStyle>()
    let comments = LazyValue<[TriviaPiece]>()
    let suppressions = LazyValue<Suppressions>()
    let facts = LazyValue<FileFacts>()
  }

  /// Creates a file whose text is parsed on first access to its tree.
  package init(
    path: String, source: SourceText, isEditable: Bool, written: WrittenText = WrittenText()
  ) {
    self.path = path
    self.written = written
    self.source = source
    self.isEditable = isEditable
    knowledge = Knowledge()
  }

  /// The same file with another editability; derived data is shared.
  package init(_ file: ProjectFile, isEditable: Bool) {
    path = file.path
    source = file.source
    self.isEditable = isEditable
    written = file.written
    knowledge = file.knowledge
  }

  /// The parsed text.
  package var tree: SyntaxTree { knowledge.tree.value { SyntaxTree.parse(source) } }

  /// Whether the text has no syntax errors.
  package var isSound: Bool { knowledge.isSound.value { tree.errors.isEmpty } }

  /// Records whether the text has no syntax errors, so that it need not be parsed to find out.
  package func note(isSound: Bool) { _ = knowledge.isSound.value { isSound } }

  /// The digest of the text.
  package var digest: TextDigest { knowledge.digest.value { TextDigest(of: source.bytes) } }

  /// The lines of the file.
  package var lines: LineTable { knowledge.lines.value { LineTable(source) } }

  /// The style of the file.
  package var style: TextStyle { knowledge.style.value { TextStyle(of: source, lines: lines) } }

  /// All comments, in source order.
  private var comments: [TriviaPiece] {
    knowledge.comments.value { tree.comments(in: 0..<source.count) }
  }

  /// The comments that overlap a byte range (UTF-8, 0-based), in source order, for ranges of many tokens.
  package func comments(in range: Range<Int>) -> ArraySlice<TriviaPiece> {
    let comments = comments
    guard !range.isEmpty else { return [] }
    let first = comments.indices.partitionPoint { comments[$0].range.upperBound <= range.lowerBound }
    return comments[first...].prefix { $0.range.lowerBound < range.upperBound }
  }

  /// The comments of the file that ignore findings.
  package var suppressions: Suppressions { knowledge.suppressions.value { Suppressions(tree, lines) } }

  /// The declarations and names in the file.
  package var facts: FileFacts { knowledge.facts.value { FileFacts(path: path, tree: tree) } }

  /// The place of a byte offset (UTF-8, 0-based) for people: `path:line:column`.
  package func place(of offset: Int) -> String {
    let location = lines.location(of: offset)
    return "\(path):\(location.line):\(location.column)"
  }

  /// The place of a byte offset (UTF-8, 0-based) for use within a message: `path:line`.
  package func shortPlace(of offset: Int) -> String { "\(path):\(lines.location(of: offset).line)" }

  /// The same file after edits, which must be in order and separate.
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
