package import SwiftCST

/// Moves lines of source text from one indentation to another.
package struct IndentShift: Hashable, Sendable {
  /// The current indentation: spaces and tabs.
  package var old: [UInt8]
  /// The new indentation.
  package var new: [UInt8]

  /// The shift from the indentation `old` to `new`.
  package init(from old: [UInt8], to new: [UInt8]) {
    self.old = old
    self.new = new
  }

  /// The bytes of a range of `source` with shifted lines.
  ///
  /// Text before the first line end is shifted only if `range` begins at the start of a line. Lines that
  /// begin inside one of the `protected` ranges (ascending, separate) remain unchanged, as the lines of a
  /// multi-line string literal must, including the one with its closing quotes. Empty lines remain empty. All
  /// offsets are UTF-8 bytes, 0-based.
  package func apply(
    to range: Range<Int>, of source: SourceText, lines: LineTable, protecting protected: [Range<Int>] = []
  ) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(range.count + range.count / 4)
    var ranges = ProtectedRanges(protected)
    var index = lines.lineIndex(of: range.lowerBound)
    var position = range.lowerBound
    while position < range.upperBound {
      let start = lines.lineStarts[index]
      index += 1
      let end = min(index < lines.lineStarts.count ? lines.lineStarts[index] : source.count, range.upperBound)
      let line = source.bytes[position..<end]
      let isMoved = position == start && !ranges.contain(lineStart: start)
      result.append(contentsOf: isMoved ? moved(line) : line)
      position = end
    }
    return result
  }

  /// A shifted line, with or without its line end.
  ///
  /// A line that is indented less than the others keeps its relative indentation as far as possible. A line
  /// without indentation remains unchanged: `#if` is often written this way.
  private func moved(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let indentation = line.prefix { $0.isSpaceOrTab }
    let rest = line[indentation.endIndex...]
    let isEmpty = indentation.isEmpty && (rest.first?.isLineEnd ?? true)
    guard !isEmpty else { return line }
    if indentation.starts(with: old) { return new + line.dropFirst(old.count) }
    guard !indentation.isEmpty else { return line }
    if new.starts(with: old) { return new.dropFirst(old.count) + line }
    if old.starts(with: new) { return line.dropFirst(min(old.count - new.count, indentation.count)) }
    return line
  }
}
