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

  package init(files: [ProjectFile], index: ProjectIndex) {
    self.files = files
    self.index = index
  }
}

/// Facts that are found once.
private final class LazyFacts: Sendable {
  private let facts = Mutex<FileFacts?>(nil)

  func value(path: String, tree: SyntaxTree) -> FileFacts {
    facts.withLock { facts in
      if let facts { return facts }
      let found = FileFacts(path: path, tree: tree)
      facts = found
      return found
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

  /// The places where the lines begin.
  package let lines: LineTable

  /// How the file is written.
  package let style: TextStyle

  /// What the comments of the file ask to be left alone.
  package let suppressions: Suppressions

  private let lazyFacts: LazyFacts

  package init(path: String, tree: SyntaxTree, isEditable: Bool) {
    self.path = path
    self.tree = tree
    self.isEditable = isEditable
    lines = LineTable(tree.source)
    style = TextStyle(of: tree.source, lines: lines)
    suppressions = Suppressions(tree, lines)
    lazyFacts = LazyFacts()
  }

  /// The same file, which fixes may change or not; what is known of it is not found anew.
  package init(_ file: ProjectFile, isEditable: Bool) {
    path = file.path
    tree = file.tree
    self.isEditable = isEditable
    lines = file.lines
    style = file.style
    suppressions = file.suppressions
    lazyFacts = file.lazyFacts
  }

  /// What the file declares and mentions, found when it is first asked for.
  package var facts: FileFacts { lazyFacts.value(path: path, tree: tree) }

  /// A place for a person: `path:line:column`.
  package func place(of offset: Int) -> String {
    let location = lines.location(of: offset)
    return "\(path):\(location.line):\(location.column)"
  }
}
