/// The changes of a file as a unified diff for `git apply`.
package struct UnifiedDiff: Sendable {
  /// The bytes of the file's path relative to the folder in which the diff is to be applied, with `/` between
  /// its components.
  package let path: [UInt8]

  /// The groups of changes, ascending; empty if nothing changed.
  package let hunks: [DiffHunk]

  let old: DiffLines
  let new: DiffLines

  /// The diff between two versions of a file.
  package init(path: some Sequence<UInt8>, old: [UInt8], new: [UInt8]) {
    let diff = LineDiff(old: DiffLines(old), new: DiffLines(new))
    self.init(path: Array(path), diff, diff.changes())
  }

  /// The diff of `edits`, in order and separate. Only the lines near them are compared.
  package init(path: some Sequence<UInt8>, old: [UInt8], edits: [TextEdit]) {
    let diff = LineDiff(old: DiffLines(old), new: DiffLines(TextEdit.apply(edits, to: old)))
    self.init(path: Array(path), diff, diff.changes(near: edits))
  }

  private init(path: [UInt8], _ diff: LineDiff, _ changes: [LineChange]) {
    self.path = path
    old = diff.old
    new = diff.new
    hunks = DiffHunk.hunks(of: changes, oldCount: diff.old.count)
  }

  /// Whether nothing changed.
  package var isEmpty: Bool { hunks.isEmpty }
}
