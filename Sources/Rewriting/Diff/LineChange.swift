/// Lines of the old file that became lines of the new one.
package struct LineChange: Hashable, Sendable {
  /// The lines that go, by number from 0; empty where lines are only added.
  package var old: Range<Int>
  /// The lines that come, by number from 0; empty where lines are only removed.
  package var new: Range<Int>
}
