import SwiftCST

/// Lines that certainly correspond: they occur once in both versions, in the same order.
enum LineAnchors {
  /// A line of the old version and an equal line of the new version (0-based).
  struct Anchor {
    let old: Int
    let new: Int
  }

  /// The longest ascending sequence of such lines in a region.
  static func find(old: DiffLines, new: DiffLines, in region: LineChange) -> [Anchor] {
    let oldLines = uniqueLines(of: old, in: region.old)
    let newLines = uniqueLines(of: new, in: region.new)
    let pairs = oldLines.compactMap { line, number in newLines[line].map { Anchor(old: number, new: $0) } }
    return longestAscending(pairs.sorted(on: \.old))
  }

  /// The lines that occur once in a range, with their numbers.
  private static func uniqueLines(of file: DiffLines, in range: Range<Int>) -> [DiffLine: Int] {
    var lines: [DiffLine: Int?] = [:]
    lines.reserveCapacity(range.count)
    for number in range {
      let line = DiffLine(file[number])
      // A line that is already present occurs more than once, and gets no number.
      lines.updateValue(lines[line] == nil ? number : nil, forKey: line)
    }
    return lines.compactMapValues { $0 }
  }

  /// The longest subsequence of `pairs`, which ascend in the old file, that also ascends in the new file.
  private static func longestAscending(_ pairs: [Anchor]) -> [Anchor] {
    // For each length, the pair with the lowest end of such a sequence, and for each pair its predecessor.
    var ends: [Int] = []
    var previous = Array(repeating: -1, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      let length = ends.indices.partitionPoint { pairs[ends[$0]].new < pair.new }
      if length > 0 { previous[index] = ends[length - 1] }
      if length < ends.count { ends[length] = index } else { ends.append(index) }
    }
    var result: [Anchor] = []
    var index = ends.last ?? -1
    while index >= 0 {
      result.append(pairs[index])
      index = previous[index]
    }
    return result.reversed()
  }
}
