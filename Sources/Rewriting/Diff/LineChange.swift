/// Lines of the old file that were replaced by lines of the new one.
package struct LineChange: Hashable, Sendable {
  /// The removed lines (0-based); empty if lines are only added.
  package var old: Range<Int>
  /// The added lines (0-based); empty if lines are only removed.
  package var new: Range<Int>
}
