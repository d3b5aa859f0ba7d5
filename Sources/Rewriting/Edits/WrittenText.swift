import SwiftCST

/// The text of a file that fixes have written and that was not there before.
package struct WrittenText: Hashable, Sendable {
  /// The ranges of the text (UTF-8 byte offsets, 0-based), ascending; ranges may touch.
  private var ranges: [Range<Int>] = []

  /// No text.
  package init() {}

  /// Whether fixes have written the byte at an offset (UTF-8, 0-based).
  package func contains(_ offset: Int) -> Bool {
    let behind = ranges.indices.partitionPoint { ranges[$0].lowerBound <= offset }
    return behind > 0 && ranges[behind - 1].contains(offset)
  }

  /// The written text after more edits, which are sorted by place.
  package func after(_ edits: [TextEdit]) -> WrittenText {
    var result = WrittenText()
    let old = (ranges + edits.flatMap(\.confirmed)).sorted(on: \.lowerBound)
    var next = 0
    var (position, shift) = (0, 0)
    func keep(upTo end: Int) {
      while next < old.count, old[next].lowerBound < end {
        let kept = max(old[next].lowerBound, position)..<max(min(old[next].upperBound, end), position)
        if !kept.isEmpty { result.ranges.append(kept.lowerBound + shift..<kept.upperBound + shift) }
        guard old[next].upperBound <= end else { return }
        next += 1
      }
    }
    for edit in edits {
      keep(upTo: edit.range.lowerBound)
      position = edit.range.upperBound
      let start = edit.range.lowerBound + shift
      var end = 0
      for copy in edit.copies + [edit.replacement.count..<edit.replacement.count] {
        if end < copy.lowerBound { result.ranges.append(start + end..<start + copy.lowerBound) }
        end = copy.upperBound
      }
      shift += edit.replacement.count - edit.range.count
    }
    keep(upTo: .max)
    return result
  }
}
