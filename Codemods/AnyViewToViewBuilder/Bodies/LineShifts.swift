import Rewriting
import SwiftCST

/// Lines that are indented or outdented, and edits within them.
struct LineShifts {
  private var levels: [Int: Int] = [:]
  private var removed: [Int: Int] = [:]

  /// Indents the lines of a range by levels; its first line only if `includesFirst`.
  mutating func indent(_ range: Range<Int>, by count: Int, includesFirst: Bool, _ layout: Layout) {
    for line in lines(range, includesFirst, layout) { levels[line, default: 0] += count }
  }

  /// Removes `count` bytes of indentation from all lines of a range except the first.
  mutating func outdent(_ range: Range<Int>, by count: Int, _ layout: Layout) {
    guard count > 0 else { return }
    for line in lines(range, false, layout) { removed[line, default: 0] += count }
  }

  private func lines(_ range: Range<Int>, _ includesFirst: Bool, _ layout: Layout) -> Range<Int> {
    let first = layout.lines.lineIndex(of: range.lowerBound) + (includesFirst ? 0 : 1)
    let last = layout.lines.lineIndex(of: range.upperBound)
    return first..<max(first, last + 1)
  }

  /// The edits of the indentation, except inside multi-line strings and where `edits` replace it.
  func edits(besides edits: [TextEdit], _ layout: Layout) -> [TextEdit] {
    let all = Set(levels.keys).union(removed.keys).ascending()
    guard let first = all.first, let last = all.last else { return [] }
    let strings = protectedLines(first...last, layout)
    return all.compactMap { line in
      guard !strings.contains(line) else { return nil }
      return edit(ofLine: line, layout).flatMap { edit in
        edits.contains { $0.overlaps(edit) || touches($0, edit) } ? nil : edit
      }
    }
  }

  /// Whether an edit removes the start of a line.
  private func touches(_ other: TextEdit, _ edit: TextEdit) -> Bool {
    other.range.lowerBound < edit.range.lowerBound && edit.range.lowerBound < other.range.upperBound
  }

  private func edit(ofLine line: Int, _ layout: Layout) -> TextEdit? {
    let content = layout.lines.content(ofLine: line, in: layout.tree.source)
    let indentation = layout.lines.indentationRange(at: content.lowerBound, in: layout.tree.source)
    guard indentation.upperBound < content.upperBound else { return nil }
    let isDirective = layout.tree.source.bytes[indentation.upperBound] == UInt8(ascii: "#")
    guard !(isDirective && indentation.isEmpty) else { return nil }
    let taken = min(removed[line, default: 0], indentation.count)
    let added = layout.style.indentUnit.bytes(levels: levels[line, default: 0])
    let old = Array(layout.tree.source.bytes[indentation.lowerBound..<indentation.lowerBound + taken])
    guard old != added else { return nil }
    return TextEdit(indentation.lowerBound..<indentation.lowerBound + taken, with: added)
  }

  /// The lines that begin inside a multi-line string.
  private func protectedLines(_ range: ClosedRange<Int>, _ layout: Layout) -> Set<Int> {
    let tree = layout.tree
    let start = layout.lines.lineStarts[range.lowerBound]
    let end = layout.lines.content(ofLine: range.upperBound, in: tree.source).upperBound
    var found: Set<Int> = []
    for literal in tree.multilineStrings(in: start..<end) {
      let first = layout.lines.lineIndex(of: literal.lowerBound)
      let last = layout.lines.lineIndex(of: literal.upperBound)
      found.formUnion((first..<last).map { $0 + 1 })
    }
    return found
  }
}
