import ProjectIndex
import SwiftCST

/// The imports at the top of each file of a project; a file is analyzed once, however many classes it has.
final class TopLevelImports: Sendable {
  private let index: ProjectIndex
  private let known = Memory<FileID, [ImportDeclSyntax]>()

  init(_ index: ProjectIndex) { self.index = index }

  /// The imports in the statements of a file, in order.
  func imports(of file: FileID) -> [ImportDeclSyntax] {
    known.answer(file) { Self.imports(in: SourceFileSyntax(index[file].tree.root)?.statements) }
  }

  /// The imports in a list of statements.
  static func imports(in statements: Node?) -> [ImportDeclSyntax] {
    statements?.children.compactMap { ImportDeclSyntax(CodeBlockItemSyntax($0)?.item) } ?? []
  }
}
