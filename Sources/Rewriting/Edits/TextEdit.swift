/// One change of a file: a byte range of the original text, and the bytes to put there.
package struct TextEdit: Hashable, Sendable {
  /// What is replaced (UTF-8 byte offsets of the original, 0-based); empty for an insertion.
  package var range: Range<Int>

  /// The bytes to put there; empty for a deletion.
  package var replacement: [UInt8]

  /// Whether several fixes may need this very change, and it is then made only once.
  ///
  /// An import that two fixes add to one file is such a change. Only edits that are equal and both shared
  /// are merged.
  package var isShared: Bool

  /// Whether what is inserted is complete in itself, so that others of its kind may be before or after it.
  ///
  /// A declaration with its line ends is, an attribute of what follows is not. Complete insertions
  /// come in the order of their fixes where they meet at one place; any others are in conflict there.
  package var standsAlone: Bool

  /// The parts of the replacement that are copies of the original (offsets in it, ascending): they are not
  /// text that the fix has written.
  package var copies: [Range<Int>] = []

  /// Code beside the edit that counts as written, too (UTF-8 byte offsets of the original, 0-based, ascending):
  /// the fix would have put it there, and it was there.
  package var confirmed: [Range<Int>] = []

  /// Replaces a byte range of the original (UTF-8 offsets, 0-based) with `replacement`.
  package init(
    _ range: Range<Int>, with replacement: [UInt8], isShared: Bool = false, standsAlone: Bool = false
  ) {
    self.range = range
    self.replacement = replacement
    self.isShared = isShared
    self.standsAlone = standsAlone
  }

  /// Replaces a byte range of the original (UTF-8 offsets, 0-based) with `text`.
  package init(_ range: Range<Int>, with text: String, isShared: Bool = false) {
    self.init(range, with: Array(text.utf8), isShared: isShared)
  }

  /// Puts `text` before the byte at `offset` of the original (UTF-8, 0-based).
  package static func inserting(_ text: String, at offset: Int, isShared: Bool = false) -> TextEdit {
    TextEdit(offset..<offset, with: text, isShared: isShared)
  }

  /// Removes a byte range of the original (UTF-8 offsets, 0-based).
  package static func deleting(_ range: Range<Int>) -> TextEdit {
    TextEdit(range, with: [UInt8]())
  }

  /// Whether nothing of the original is replaced.
  package var isInsertion: Bool { range.isEmpty }

  /// Whether both want to change the same bytes, or one inserts inside what the other replaces.
  ///
  /// Edits that only touch don't overlap, and neither do insertions: whether two of them can be at one
  /// place depends on whose they are.
  package func overlaps(_ other: TextEdit) -> Bool {
    guard !(isInsertion && other.isInsertion) else { return false }
    return range.lowerBound < other.range.upperBound && other.range.lowerBound < range.upperBound
  }

  /// Whether both insert at the same place, and nothing says which of the texts comes first.
  package func competes(with other: TextEdit) -> Bool {
    isInsertion && range == other.range && !(standsAlone && other.standsAlone)
  }
}
