import CodemodKit
import Rewriting
import SwiftCST

extension Migration {
  /// A migration that a file must not take part in can't be made at all.
  mutating func checkFiles() {
    for edit in edits {
      let file = context.project.files[edit.file]
      let isIgnored = file.suppressions.protect(
        edit.edit.range, from: ObservableMigration.metadata.id, [ObservableRules.migration], file.lines)
      guard isIgnored || !file.isEditable || !file.tree.errors.isEmpty else { continue }
      if isIgnored { protect(edit) }
      let reason =
        isIgnored ? "is to be ignored" : file.isEditable ? "has syntax errors" : "is not to be changed"
      record(
        ObservableRules.untouchedPlace, "a place that would have to change \(reason)", in: edit.file,
        at: edit.edit.range.lowerBound)
    }
  }
}
