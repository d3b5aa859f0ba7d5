/// Nearby changes, with the lines around them.
package struct DiffHunk: Hashable, Sendable {
  /// The changes, ascending and not adjacent.
  package let changes: [LineChange]
  /// The lines of the old file that the hunk covers (0-based).
  package let old: Range<Int>
  /// The lines of the new file that the hunk covers (0-based).
  package let new: Range<Int>

  /// The number of unchanged lines shown before and after a change.
  private static let contextLineCount = 3

  /// The hunks of `changes`, which ascend, in a file that had `oldCount` lines.
  ///
  /// As in git, changes share a hunk if the lines shown around them meet.
  static func hunks(of changes: [LineChange], oldCount: Int) -> [DiffHunk] {
    var result: [DiffHunk] = []
    var start = changes.startIndex
    for index in changes.indices {
      let next = index + 1
      if next < changes.endIndex,
        changes[next].old.lowerBound - changes[index].old.upperBound <= 2 * contextLineCount
      {
        continue
      }
      result.append(DiffHunk(Array(changes[start..<next]), oldCount: oldCount))
      start = next
    }
    return result
  }

  private init(_ changes: [LineChange], oldCount: Int) {
    let (first, last) = (changes[0], changes[changes.count - 1])
    let before = min(first.old.lowerBound, Self.contextLineCount)
    let after = min(oldCount - last.old.upperBound, Self.contextLineCount)
    self.changes = changes
    old = (first.old.lowerBound - before)..<(last.old.upperBound + after)
    new = (first.new.lowerBound - before)..<(last.new.upperBound + after)
  }
}
