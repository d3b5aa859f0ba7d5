package import ProjectIndex
package import Rewriting
package import SwiftCST
import Synchronization

/// A file as a pass sees it: its tree, how it is written, and the project around it.
package struct FileContext: Sendable {
  /// What is known of the whole project.
  package let project: ProjectContext

  /// The number of the file in the project.
  package let number: Int

  /// The settings of the pass that hold here.
  package let options: CodemodOptions

  /// What the passes before this one have found here that is not told.
  package let silence: Silence

  package init(
    project: ProjectContext, number: Int, options: CodemodOptions, silence: Silence = Silence()
  ) {
    self.project = project
    self.number = number
    self.options = options
    self.silence = silence
  }

  /// The file itself.
  package var file: ProjectFile { project.files[number] }

  /// The parsed file.
  package var tree: SyntaxTree { file.tree }

  /// The places where the lines of the file begin.
  package var lines: LineTable { file.lines }

  /// How the file is written: its newline and its indentation.
  package var style: TextStyle { file.style }

  /// Declarations, conformances and uses over all files.
  package var index: ProjectIndex { project.index }

  /// The white space before the line that holds a byte offset (UTF-8, 0-based).
  package func indentation(at offset: Int) -> [UInt8] {
    lines.indentation(at: offset, in: tree.source)
  }

  /// A place for a person: `path:line:column`.
  package func place(of offset: Int) -> String { file.place(of: offset) }
}

/// All files of a run, and what is known of them together.
package final class ProjectContext: Sendable {
  /// The files, in the order of their numbers.
  package let files: [ProjectFile]

  /// Declarations, conformances and uses over all files.
  package let index: ProjectIndex

  /// A value of each type that was asked for, few as they are.
  private let sharedValues = Mutex<[(type: ObjectIdentifier, value: any Sendable)]>([])

  package init(files: [ProjectFile], index: ProjectIndex) {
    self.files = files
    self.index = index
  }

  /// What a pass works out about the project as a whole: made for the first file that asks for a value of
  /// this type, and the same for all others. It must depend on the project alone; `make` must not ask for
  /// another such value.
  package func shared<Value: Sendable>(_ make: (ProjectIndex) -> Value) -> Value {
    sharedValues.withLock { known in
      let type = ObjectIdentifier(Value.self)
      if let value = known.first(where: { $0.type == type })?.value as? Value { return value }
      let value = make(index)
      known.append((type, value))
      return value
    }
  }
}

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

  /// A place for a person: `path:line:column`.
  package func place(of offset: Int) -> String {
    let location = lines.location(of: offset)
    return "\(path):\(location.line):\(location.column)"
  }
}
