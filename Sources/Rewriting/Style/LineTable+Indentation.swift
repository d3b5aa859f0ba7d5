package import SwiftCST

extension LineTable {
  /// The byte range of a line without its line end (UTF-8 offsets, 0-based); `index` is a position in
  /// ``LineTable/lineStarts``.
  package func content(ofLine index: Int, in source: SourceText) -> Range<Int> {
    let start = lineStarts[index]
    var end = index + 1 < lineStarts.count ? lineStarts[index + 1] : source.count
    if end > start, source.bytes[end - 1] == UInt8(ascii: "\n") { end -= 1 }
    if end > start, source.bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return start..<end
  }

  /// The byte range of the leading spaces and tabs of the line that contains `offset` (UTF-8 offsets,
  /// 0-based).
  package func indentationRange(at offset: Int, in source: SourceText) -> Range<Int> {
    let content = content(ofLine: lineIndex(of: offset), in: source)
    let end = source.bytes[content].firstIndex { !$0.isSpaceOrTab } ?? content.upperBound
    return content.lowerBound..<end
  }

  /// The leading spaces and tabs of the line that contains a byte offset (UTF-8, 0-based).
  package func indentation(at offset: Int, in source: SourceText) -> [UInt8] {
    Array(source.bytes[indentationRange(at: offset, in: source)])
  }

  /// Whether only spaces and tabs precede a byte offset (UTF-8, 0-based) on its line.
  package func isFirstOnLine(_ offset: Int, in source: SourceText) -> Bool {
    offset <= indentationRange(at: offset, in: source).upperBound
  }

  /// Whether only spaces and tabs are between a byte offset (UTF-8, 0-based) and the end of its line.
  package func isLastOnLine(_ offset: Int, in source: SourceText) -> Bool {
    source.bytes[offset...].first { !$0.isSpaceOrTab }?.isLineEnd ?? true
  }
}
