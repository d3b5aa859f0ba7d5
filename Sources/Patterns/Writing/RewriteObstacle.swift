/// Why a rewrite can't be applied to a match.
package enum RewriteObstacle: Error, Hashable, Sendable {
  /// A comment would be lost: its bytes in the file (UTF-8 offsets, 0-based).
  case comment(Range<Int>)
  /// The bound code can't be written where the rewrite places it: the reason, as a part of a sentence.
  case misplaced(String)
}
