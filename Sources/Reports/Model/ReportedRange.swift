package import CodemodKit
import SwiftCST

/// A position in a file, in the units that the formats need.
package struct ReportedPosition: Hashable, Sendable {
  /// The byte offset (UTF-8, 0-based; a byte order mark counts).
  package let offset: Int

  /// The line, 1-based; a line ends at LF, CRLF or a lone CR.
  package let line: Int

  /// The column, 1-based, in UTF-8 bytes as swiftc counts them.
  package let column: Int

  /// The column, 1-based, in UTF-16 code units; a byte order mark doesn't count.
  package let utf16Column: Int

  /// The position of a byte offset in a file.
  package init(_ offset: Int, in file: ProjectFile) {
    let source = file.source
    let offset = min(offset, source.count)
    let location = file.lines.location(of: offset)
    let lineStart = offset - (location.column - 1)
    let textStart = lineStart == 0 ? min(source.textStart, offset) : lineStart
    self.offset = offset
    line = location.line
    column = location.column
    utf16Column = source.string(in: textStart..<offset).utf16.count + 1
  }
}

/// A range in a file.
package struct ReportedRange: Hashable, Sendable {
  /// The start of the range.
  package let start: ReportedPosition

  /// The end: the position after the last byte.
  package let end: ReportedPosition

  /// Creates the range of a range of byte offsets (UTF-8, 0-based) in a file.
  init(_ range: Range<Int>, in file: ProjectFile) {
    start = ReportedPosition(range.lowerBound, in: file)
    end = ReportedPosition(range.upperBound, in: file)
  }
}
