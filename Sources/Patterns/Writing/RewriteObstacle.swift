/// Why a rewrite can't be written in a place.
package enum RewriteObstacle: Error, Hashable, Sendable {
  /// A comment would be lost: its bytes in the file (UTF-8 offsets, 0-based).
  case comment(Range<Int>)
  /// What is bound can't be where the rewrite puts it: why, as a part of a sentence.
  case misplaced(String)
}
