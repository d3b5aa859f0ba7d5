/// One edit of a file: a byte range of the original text, and its replacement.
package struct TextEdit: Hashable, Sendable {
  /// The replaced range (UTF-8 byte offsets of the original, 0-based); empty for an insertion.
  package var range: Range<Int>

  /// The new bytes; empty for a deletion.
  package var replacement: [UInt8]

  /// Whether several fixes may contain this edit, which is then applied only once.
  ///
  /// For example, two fixes may add the same import to a file. Only edits that are equal and both shared are
  /// merged.
  package var isShared: Bool

  /// Whether the inserted text is complete, so that others of its kind may precede or follow it.
  ///
  /// A declaration with its line ends is complete; an attribute of the following code is not. Complete
  /// insertions at the same place are applied in the order of their fixes; other ones conflict.
  package var standsAlone: Bool

  /// The parts of the replacement that are copies of the original (offsets in the replacement, ascending):
  /// the fix has not written this text.
  package var copies: [Range<Int>] = []

  /// Code next to the edit that also counts as written (UTF-8 byte offsets of the original, 0-based,
  /// ascending): the fix would have inserted it, but it was already there.
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

  /// Inserts `text` before the byte at `offset` of the original (UTF-8, 0-based).
  package static func inserting(_ text: String, at offset: Int, isShared: Bool = false) -> TextEdit {
    TextEdit(offset..<offset, with: text, isShared: isShared)
  }

  /// Removes a byte range of the original (UTF-8 offsets, 0-based).
  package static func deleting(_ range: Range<Int>) -> TextEdit {
    TextEdit(range, with: [UInt8]())
  }

  /// Whether the edit replaces nothing of the original.
  package var isInsertion: Bool { range.isEmpty }

  /// Whether both edits change the same bytes, or one inserts inside a range that the other replaces.
  ///
  /// Edits that only touch don't overlap, and neither do insertions: whether two of them may share a place
  /// depends on their fixes.
  package func overlaps(_ other: TextEdit) -> Bool {
    guard !(isInsertion && other.isInsertion) else { return false }
    return range.lowerBound < other.range.upperBound && other.range.lowerBound < range.upperBound
  }

  /// Whether both insert at the same place, and the order of their texts is undefined.
  package func competes(with other: TextEdit) -> Bool {
    isInsertion && range == other.range && !(standsAlone && other.standsAlone)
  }
}
