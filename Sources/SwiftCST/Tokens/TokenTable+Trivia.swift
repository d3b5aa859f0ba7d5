extension TokenTable {
  /// The bytes between the previous token and the token at `index` (UTF-8 offsets, 0-based).
  public func gap(before index: Int) -> Range<Int> {
    (index > 0 ? Int(ends[index - 1]) : 0)..<Int(starts[index])
  }

  /// The trailing trivia of a token by SwiftSyntax's rule: up to the first line end that is not inside a
  /// comment (UTF-8 offsets, 0-based).
  ///
  /// In a multi-line string literal, it includes the line end.
  public func trailingTrivia(of index: Int, in source: SourceText) -> Range<Int> {
    guard index + 1 < count else { return Int(ends[index])..<Int(ends[index]) }
    let gap = gap(before: index + 1)
    guard !gap.isEmpty else { return gap }
    let isInString = isInMultilineString(gap, after: index, in: source)
    for piece in TriviaPieces(of: gap, in: source) where piece.kind.isNewline {
      guard isInString else { return gap.lowerBound..<piece.range.lowerBound }
      let length = piece.kind == .carriageReturnLineFeeds ? 2 : 1
      return gap.lowerBound..<(piece.range.lowerBound + length)
    }
    // In a string, the trivia after a line end that is part of a segment is the indentation of the next one.
    return isInString ? gap.lowerBound..<gap.lowerBound : gap
  }

  /// The leading trivia of a token by SwiftSyntax's rule: all that is not trailing trivia of the previous
  /// token (UTF-8 offsets, 0-based).
  public func leadingTrivia(of index: Int, in source: SourceText) -> Range<Int> {
    let start = index > 0 ? trailingTrivia(of: index - 1, in: source).upperBound : 0
    return start..<Int(starts[index])
  }

  /// Whether the trivia after a token is the indentation or the escaped line end of a multi-line string.
  ///
  /// No other trivia precedes a segment. Two consecutive quotes count as an empty literal. Other tokens may
  /// also follow a segment: those after a single-line literal without its end.
  private func isInMultilineString(_ gap: Range<Int>, after index: Int, in source: SourceText) -> Bool {
    switch (kinds[index], kinds[index + 1]) {
    case (_, .stringSegment): true
    case (.stringSegment, .multilineStringQuote), (.multilineStringQuote, .multilineStringQuote): true
    case (.stringSegment, _): source.bytes[gap.lowerBound] == UInt8(ascii: "\\")
    default: false
    }
  }
}
