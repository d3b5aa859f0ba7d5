/// A change of one of the project's files.
package struct FileEdit: Hashable, Sendable {
  /// The number of the file, as defined by the reader of the files.
  package var file: Int

  /// The change.
  package var edit: TextEdit

  /// The change `edit` of the file with the number `file`.
  package init(file: Int, edit: TextEdit) {
    self.file = file
    self.edit = edit
  }

  /// The changes `edits` of the file with the number `file`.
  package static func all(_ edits: [TextEdit], in file: Int) -> [FileEdit] {
    edits.map { FileEdit(file: file, edit: $0) }
  }
}
