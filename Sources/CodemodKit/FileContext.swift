package import ProjectIndex
package import Rewriting
package import SwiftCST
package import SwiftUIModel

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

  /// What the SwiftUI code of all files means.
  package var model: SwiftUIModel { project.model }

  /// The white space before the line that holds a byte offset (UTF-8, 0-based).
  package func indentation(at offset: Int) -> [UInt8] {
    lines.indentation(at: offset, in: file.source)
  }

  /// The place of a byte offset (UTF-8, 0-based) for a person: `path:line:column`.
  package func place(of offset: Int) -> String { file.place(of: offset) }
}
