/// One fix: edits in one or more files that are applied all or not at all.
package struct EditGroup: Hashable, Sendable {
  /// The edits, sorted by file and place; at the same place, insertions come first, in their given order.
  package let edits: [FileEdit]

  /// Why edits can't form a group: two of them change the same bytes.
  package struct Overlap: Error, Hashable, Sendable {
    /// The edit that starts first.
    package let first: FileEdit
    /// The edit that overlaps it.
    package let second: FileEdit
  }

  /// Creates a group of `edits`, which may be in any order but must not overlap. Equal shared edits are
  /// merged.
  package init(_ edits: [FileEdit]) throws(Overlap) {
    let sorted = edits.enumerated().sorted { $0.element.precedes($1.element) ?? ($0.offset < $1.offset) }
      .map(\.element)
    let kept = sorted.reduce(into: [FileEdit]()) { kept, edit in
      if !edit.edit.isShared || !edit.stands(inLastPlaceOf: kept) { kept.append(edit) }
    }
    // An insertion inside a replacement is sorted directly after it, so comparing neighbors suffices: an edit
    // that extends beyond its neighbor also overlaps it.
    for (first, second) in zip(kept, kept.dropFirst())
    where first.file == second.file && first.edit.overlaps(second.edit) {
      throw Overlap(first: first, second: second)
    }
    self.edits = kept
  }

  /// Creates a group of `edits` in the file with the number `file`; they must not overlap.
  package init(_ edits: [TextEdit], in file: Int) throws(Overlap) {
    try self.init(FileEdit.all(edits, in: file))
  }

  /// The ranges that the group changes in a file (UTF-8 byte offsets, 0-based).
  package func ranges(in file: Int) -> [Range<Int>] {
    edits.lazy.filter { $0.file == file }.map(\.edit.range)
  }

  /// The numbers of the files that the group changes, each once, ascending.
  package var files: [Int] {
    edits.reduce(into: []) { files, edit in
      if files.last != edit.file { files.append(edit.file) }
    }
  }
}

extension FileEdit {
  /// Whether an equal edit is among those at the last place of `edits`, which are in order.
  fileprivate func stands(inLastPlaceOf edits: [FileEdit]) -> Bool {
    edits.reversed().prefix { precedes($0) == nil }.contains(self)
  }

  /// Whether this edit comes before `other` by file and place; nil if both are at the same place.
  func precedes(_ other: FileEdit) -> Bool? {
    let own = (file, edit.range.lowerBound, edit.range.upperBound)
    let others = (other.file, other.edit.range.lowerBound, other.edit.range.upperBound)
    return own == others ? nil : own < others
  }
}
