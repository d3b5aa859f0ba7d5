package import SwiftCST

/// The layout of a file, which new code in it has to follow.
package struct TextStyle: Hashable, Sendable {
  /// The most frequent line end of the file; LF if it has only one line.
  package var newline: Newline
  /// The indentation unit; four spaces if the file doesn't show it.
  package var indentUnit: IndentUnit

  /// The style with the given parts.
  package init(newline: Newline = .lineFeed, indentUnit: IndentUnit = .spaces(4)) {
    self.newline = newline
    self.indentUnit = indentUnit
  }

  /// Finds the style of a file.
  package init(of source: SourceText, lines: LineTable) {
    newline = Self.majorityNewline(of: source, lines: lines)
    var tally = IndentTally()
    for index in lines.lineStarts.indices {
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
