/// Finds the lines that differ between two versions of a file.
struct LineDiff {
  let old: DiffLines
  let new: DiffLines

  /// All changes, ascending and not adjacent.
  func changes() -> [LineChange] {
    changes(in: LineChange(old: 0..<old.count, new: 0..<new.count))
  }

  /// The changes that `edits` make, ascending and not adjacent. Only lines near an edit are compared.
  ///
  /// The edits are those from the old version to the new one, in order and separate.
  func changes(near edits: [TextEdit]) -> [LineChange] {
    regions(of: edits).flatMap(changes(in:))
  }

  /// The whole lines that the edits touch.
  private func regions(of edits: [TextEdit]) -> [LineChange] {
    var result: [LineChange] = []
    var growth = 0
    for edit in edits {
      let newStart = edit.range.lowerBound + growth
      let newRange = newStart..<(newStart + edit.replacement.count)
      growth += edit.replacement.count - edit.range.count
      let region = LineChange(old: old.lines(touching: edit.range), new: new.lines(touching: newRange))
      guard let last = result.last, region.old.lowerBound <= last.old.upperBound else {
        result.append(region)
        continue
      }
      result[result.count - 1] = LineChange(
        old: last.old.lowerBound..<max(last.old.upperBound, region.old.upperBound),
        new: last.new.lowerBound..<max(last.new.upperBound, region.new.upperBound))
    }
    return result
  }

  private func changes(in region: LineChange) -> [LineChange] {
    let region = trimmed(region)
    guard !region.old.isEmpty, !region.new.isEmpty else {
      return region.old.isEmpty && region.new.isEmpty ? [] : [region]
    }
    if isComparable(region) { return compared(region) }
    return split(region).flatMap { part in
      let part = trimmed(part)
      if isComparable(part) { return compared(part) }
      return [part]
    }
  }

  /// The region without equal lines at its start and its end.
  private func trimmed(_ region: LineChange) -> LineChange {
    var (oldStart, newStart) = (region.old.lowerBound, region.new.lowerBound)
    var (oldEnd, newEnd) = (region.old.upperBound, region.new.upperBound)
    while oldStart < oldEnd, newStart < newEnd, old[oldStart] == new[newStart] {
      oldStart += 1
      newStart += 1
    }
    while oldStart < oldEnd, newStart < newEnd, old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    return LineChange(old: oldStart..<oldEnd, new: newStart..<newEnd)
  }

  /// Whether the region is small enough to compare its lines with each other, which takes quadratic time and
  /// memory.
  private func isComparable(_ region: LineChange) -> Bool {
    region.old.count * region.new.count <= 500 * 500
  }

  private func compared(_ region: LineChange) -> [LineChange] {
    // The lines are compared with each other many times: compare numbers instead, which are equal for equal
    // lines.
    var numbers: [DiffLine: Int] = [:]
    for line in region.old { numbers[DiffLine(old[line])] = line }
    for line in region.new { numbers[DiffLine(new[line])] = old.count + line }
    let oldLines = region.old.map { numbers[DiffLine(old[$0])] }
    let newLines = region.new.map { numbers[DiffLine(new[$0])] }
    var isRemoved = Array(repeating: false, count: oldLines.count)
    var isInserted = Array(repeating: false, count: newLines.count)
    for change in newLines.difference(from: oldLines) {
      switch change {
      case .remove(let offset, _, _): isRemoved[offset] = true
      case .insert(let offset, _, _): isInserted[offset] = true
      }
    }
    return Self.runs(isRemoved, isInserted).map { run in
      LineChange(
        old: (run.old.lowerBound + region.old.lowerBound)..<(run.old.upperBound + region.old.lowerBound),
        new: (run.new.lowerBound + region.new.lowerBound)..<(run.new.upperBound + region.new.lowerBound))
    }
  }

  /// The runs of marked lines; the lines between them are equal in both versions.
  private static func runs(_ isRemoved: [Bool], _ isInserted: [Bool]) -> [LineChange] {
    var result: [LineChange] = []
    var (oldEnd, newEnd) = (0, 0)
    while oldEnd < isRemoved.count || newEnd < isInserted.count {
      let (oldStart, newStart) = (oldEnd, newEnd)
      while oldEnd < isRemoved.count, isRemoved[oldEnd] { oldEnd += 1 }
      while newEnd < isInserted.count, isInserted[newEnd] { newEnd += 1 }
      guard (oldStart, newStart) == (oldEnd, newEnd) else {
        result.append(LineChange(old: oldStart..<oldEnd, new: newStart..<newEnd))
        continue
      }
      oldEnd += 1
      newEnd += 1
    }
    return result
  }

  /// The parts of a large region between lines that occur once in both versions, in the same order.
  private func split(_ region: LineChange) -> [LineChange] {
    var parts: [LineChange] = []
    var (oldStart, newStart) = (region.old.lowerBound, region.new.lowerBound)
    for anchor in LineAnchors.find(old: old, new: new, in: region) {
      parts.append(LineChange(old: oldStart..<anchor.old, new: newStart..<anchor.new))
      (oldStart, newStart) = (anchor.old + 1, anchor.new + 1)
    }
    parts.append(LineChange(old: oldStart..<region.old.upperBound, new: newStart..<region.new.upperBound))
    return parts
  }
}
