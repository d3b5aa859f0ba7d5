import Rewriting
import SwiftCST

/// Converts positions of the protocol to byte offsets of a text, and back.
struct PositionTable: Sendable {
  private let text: SourceText
  private let lines: LineTable
  private let encoding: PositionEncoding
  /// The offset at which the first line begins.
  private let origin: Int

  /// Creates the positions of a text whose lines are known.
  ///
  /// A file on disk is counted from the end of its byte order mark, which editors hide; the text of an open
  /// document is counted as the editor sent it.
  init(_ text: SourceText, _ lines: LineTable, _ encoding: PositionEncoding, isOnDisk: Bool = false) {
    self.text = text
    self.lines = lines
    self.encoding = encoding
    origin = isOnDisk ? text.textStart : 0
  }

  /// The byte offset (UTF-8, 0-based) of a position. A position past the end of its line maps to the end of
  /// the line, one past the last line to the end of the text, and one inside a character to the start of the
  /// character.
  func offset(of position: Position) -> Int {
    guard position.line >= 0 else { return origin }
    guard position.line < lines.lineStarts.count else { return text.count }
    let start = start(ofLine: position.line)
    let end = max(start, lines.content(ofLine: position.line, in: text).upperBound)
    let content = text.bytes[start..<end]
    switch encoding {
    case .utf8:
      var offset = start + max(0, min(position.character, content.count))
      while offset > start, offset < end, Self.isContinuation(content[offset]) { offset -= 1 }
      return offset
    case .utf16:
      var units = 0
      for offset in content.indices where !Self.isContinuation(content[offset]) {
        units += Self.unitCount(content[offset])
        if units > position.character { return offset }
      }
      return end
    }
  }

  /// Whether a position lies inside a character.
  func isInsideCharacter(_ position: Position) -> Bool {
    let offset = offset(of: position)
    let end = lines.content(ofLine: lines.lineIndex(of: offset), in: text).upperBound
    return offset < end && self.position(of: offset).character < position.character
  }

  /// The byte offsets (UTF-8, 0-based) of a range; an empty range at its start if it ends before that.
  func offsets(of range: PositionRange) -> Range<Int> {
    let start = offset(of: range.start)
    return start..<max(start, offset(of: range.end))
  }

  /// The position of a byte offset (UTF-8, 0-based).
  func position(of offset: Int) -> Position {
    let line = lines.lineIndex(of: offset)
    let start = start(ofLine: line)
    guard offset > start else { return Position(line: line, character: 0) }
    switch encoding {
    case .utf8: return Position(line: line, character: offset - start)
    case .utf16:
      let units = text.bytes[start..<min(offset, text.count)].reduce(0) { $0 + Self.unitCount($1) }
      return Position(line: line, character: units)
    }
  }

  /// The positions of a range of byte offsets (UTF-8, 0-based).
  func range(of offsets: Range<Int>) -> PositionRange {
    PositionRange(start: position(of: offsets.lowerBound), end: position(of: offsets.upperBound))
  }

  private func start(ofLine line: Int) -> Int { line == 0 ? origin : lines.lineStarts[line] }

  private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

  /// The number of UTF-16 units of the character that begins with this byte; 0 for continuation bytes.
  private static func unitCount(_ byte: UInt8) -> Int {
    isContinuation(byte) ? 0 : byte >= 0xF0 ? 2 : 1
  }
}
