package import SwiftCST

extension LineTable {
  /// The edit that removes a statement, a member or a link of a chain.
  ///
  /// Code that occupies whole lines is removed with its lines, and with blank lines that would otherwise
  /// remain at the start or end of its block, or be doubled. Other code is removed with the spaces before it,
  /// or after it at the start of a line, and with a semicolon that follows.
  ///
  /// - Parameters:
  ///   - range: The code to remove (UTF-8 byte offsets, 0-based), without the trivia around it.
  ///   - start: The start of code directly above that is removed by other edits; nil if there is none.
  package func removal(
    of range: Range<Int>, afterRemovalFrom start: Int? = nil, in source: SourceText
  ) -> TextEdit {
    let bytes = source.bytes
    let rest = bytes[range.upperBound...].drop(while: \.isSpaceOrTab)
    let isFirst = isFirstOnLine(range.lowerBound, in: source)
    if isFirst, isLastOnLine(range.upperBound, in: source) {
      let lines = lineIndex(of: range.lowerBound)...lineIndex(of: max(range.lowerBound, range.upperBound - 1))
      let top = start.map(lineIndex) ?? lines.lowerBound
      return .deleting(offsets(of: withBlankLines(lines, below: top, in: source), in: source))
    }
    let hasSemicolon = rest.first == UInt8(ascii: ";")
    let end = hasSemicolon ? rest.startIndex + 1 : range.upperBound
    let next = bytes[end...].firstIndex { !$0.isSpaceOrTab } ?? bytes.count
    if isFirst { return .deleting(range.lowerBound..<next) }
    let blanks = bytes[..<range.lowerBound].reversed().prefix(while: \.isSpaceOrTab).count
    return .deleting(range.lowerBound - blanks..<end)
  }

  /// The lines, with the blank lines around them that are also removed. Those from `top` on, above them, are
  /// removed, too.
  private func withBlankLines(
    _ lines: ClosedRange<Int>, below top: Int, in source: SourceText
  ) -> Range<Int> {
    let before = (0..<top).reversed().prefix { isBlank($0, in: source) }.count
    let after = (lines.upperBound + 1..<lineStarts.count).prefix { isBlank($0, in: source) }.count
    let above = top - before - 1
    let below = lines.upperBound + 1 + after
    if above < 0 || source.bytes[content(ofLine: above, in: source)].endsBlockHead {
      return lines.lowerBound..<below
    }
    let isLast = below >= lineStarts.count || lineStarts[below] == source.count
    if isLast || source.bytes[content(ofLine: below, in: source)].beginsWithBrace {
      return (top < lines.lowerBound ? lines.lowerBound : above + 1)..<lines.upperBound + 1
    }
    return lines.lowerBound..<lines.upperBound + 1 + min(before, after)
  }

  private func isBlank(_ line: Int, in source: SourceText) -> Bool {
    // After the last line end, there is no line to remove.
    lineStarts[line] < source.count
      && source.bytes[content(ofLine: line, in: source)].allSatisfy(\.isSpaceOrTab)
  }

  private func offsets(of lines: Range<Int>, in source: SourceText) -> Range<Int> {
    let end = lines.upperBound < lineStarts.count ? lineStarts[lines.upperBound] : source.count
    return lineStarts[lines.lowerBound]..<end
  }
}

extension ArraySlice<UInt8> {
  /// Whether the last character of a line opens a block, or the line ends with the parameters of a closure.
  fileprivate var endsBlockHead: Bool {
    let text = reversed().drop(while: \.isSpaceOrTab)
    return text.first == UInt8(ascii: "{") || text.starts(with: " in".utf8.reversed())
  }

  fileprivate var beginsWithBrace: Bool { drop(while: \.isSpaceOrTab).first == UInt8(ascii: "}") }
}

extension LineTable {
  /// The edit that removes an attribute and the whitespace after it; a comment there is kept.
  package func removal(ofAttribute attribute: Node) -> TextEdit {
    guard let next = attribute.lastToken.next else { return .deleting(attribute.range) }
    let hasComment = attribute.tree.tokens.flags[next.index].contains(.hasCommentBefore)
    return .deleting(
      attribute.range.lowerBound..<(hasComment ? attribute.range.upperBound : next.range.lowerBound))
  }
}
