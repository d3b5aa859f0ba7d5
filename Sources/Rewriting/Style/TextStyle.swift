package import SwiftCST

/// How a file is laid out: what new code in it has to follow.
package struct TextStyle: Hashable, Sendable {
  /// How most lines of the file end; LF where it has one line only.
  package var newline: Newline
  /// What a level of indentation is; four spaces where the file doesn't show it.
  package var indentUnit: IndentUnit
  /// Whether the last line has a line end.
  package var endsWithNewline: Bool

  /// The style with the given parts.
  package init(
    newline: Newline = .lineFeed, indentUnit: IndentUnit = .spaces(4), endsWithNewline: Bool = true
  ) {
    self.newline = newline
    self.indentUnit = indentUnit
    self.endsWithNewline = endsWithNewline
  }

  /// Finds the style of a file.
  ///
  /// Lines that begin inside one of the `protected` ranges (UTF-8 byte offsets, 0-based, ascending, apart),
  /// as multi-line string literals and block comments are, say nothing about the indentation.
  package init(of source: SourceText, lines: LineTable, ignoring protected: [Range<Int>] = []) {
    let last = source.bytes.last
    endsWithNewline = last == UInt8(ascii: "\n") || last == UInt8(ascii: "\r")
    newline = Self.majorityNewline(of: source, lines: lines)
    var tally = IndentTally()
    var ranges = ProtectedRanges(protected)
    for index in lines.lineStarts.indices where !ranges.contain(lineStart: lines.lineStarts[index]) {
      tally.add(source.bytes[lines.content(ofLine: index, in: source)])
    }
    indentUnit = tally.unit ?? .spaces(4)
  }

  private static func majorityNewline(of source: SourceText, lines: LineTable) -> Newline {
    var counts = (lineFeed: 0, both: 0, carriageReturn: 0)
    for start in lines.lineStarts.dropFirst() {
      if source.bytes[start - 1] == UInt8(ascii: "\r") {
        counts.carriageReturn += 1
      } else if start > 1, source.bytes[start - 2] == UInt8(ascii: "\r") {
        counts.both += 1
      } else {
        counts.lineFeed += 1
      }
    }
    if counts.lineFeed >= max(counts.both, counts.carriageReturn) { return .lineFeed }
    return counts.both >= counts.carriageReturn ? .carriageReturnLineFeed : .carriageReturn
  }
}
