package import ProjectIndex
package import Rewriting
package import SwiftCST
package import SwiftUIModel

/// A file in the context of a pass: its tree, its style, and the project around it.
package struct FileContext: Sendable {
  /// The whole project.
  package let project: ProjectContext

  /// The number of the file in the project.
  package let number: Int

  /// The options of the pass in this file.
  package let options: CodemodOptions

  /// The findings of earlier passes in this file that comments ignore.
  package let suppressed: SuppressedFindings

  /// Whether hints of the pass may be reported in this file. If not, the pass needn't look for them.
  package let wantsHints: Bool

  package init(
    project: ProjectContext, number: Int, options: CodemodOptions,
    suppressed: SuppressedFindings = SuppressedFindings(), wantsHints: Bool = true
  ) {
    self.project = project
    self.number = number
    self.options = options
    self.suppressed = suppressed
    self.wantsHints = wantsHints
  }

  /// The file itself.
  package var file: ProjectFile { project.files[number] }

  /// The parsed file.
  package var tree: SyntaxTree { file.tree }

  /// The lines of the file.
  package var lines: LineTable { file.lines }

  /// The style of the file: its newline and its indentation.
  package var style: TextStyle { file.style }

  /// Declarations, conformances and uses in all files.
  package var index: ProjectIndex { project.index }

  /// The model of the SwiftUI code in all files.
  package var model: SwiftUIModel { project.model }

  /// The indentation of the line that contains a byte offset (UTF-8, 0-based).
  package func indentation(at offset: Int) -> [UInt8] {
    lines.indentation(at: offset, in: file.source)
  }

  /// The place of a byte offset (UTF-8, 0-based) for people: `path:line:column`.
  package func place(of offset: Int) -> String { file.place(of: offset) }
}
