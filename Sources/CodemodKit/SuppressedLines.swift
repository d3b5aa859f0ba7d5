import SwiftCST

/// For each line of a file, the first comment that ignores something there.
struct SuppressedLines: Sendable {
  /// Ranges of lines that don't overlap, in order, and the position of the comment of each.
  private var parts: [(lines: Range<Int>, comment: Int)] = []

  /// The position of the first comment for the whole file.
  private var commentOnFile: Int?

  /// Adds the lines of one more comment. Those for less than the `whole` file are added in the order of their
  /// first lines.
  mutating func add(_ lines: Range<Int>, of whole: Range<Int>, by comment: Int) {
    guard lines != whole else {
      commentOnFile = commentOnFile ?? comment
      return
    }
    let start = max(lines.lowerBound, parts.last?.lines.upperBound ?? 0)
    if start < lines.upperBound { parts.append((start..<lines.upperBound, comment)) }
  }

  /// The position of the first comment for a line.
  func first(at line: Int) -> Int? {
    let next = parts.indices.partitionPoint { parts[$0].lines.upperBound <= line }
    guard next < parts.endIndex, parts[next].lines.contains(line) else { return commentOnFile }
    return min(parts[next].comment, commentOnFile ?? .max)
  }
}
