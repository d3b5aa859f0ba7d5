extension TokenTable {
  /// The bytes between the token before `index` and that token (UTF-8 offsets, 0-based).
  public func gap(before index: Int) -> Range<Int> {
    (index > 0 ? Int(ends[index - 1]) : 0)..<Int(starts[index])
  }

  /// The trivia after a token that belongs to it as SwiftSyntax has it: up to the first line end that is
  /// not inside a comment (UTF-8 offsets, 0-based).
  ///
  /// Inside a multi-line string literal the line end belongs to it too.
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
    // In a string what follows a line end that is part of a segment is the indentation of the next one.
    return isInString ? gap.lowerBound..<gap.lowerBound : gap
  }

  /// The trivia before a token that belongs to it as SwiftSyntax has it: all that the token before it
  /// leaves (UTF-8 offsets, 0-based).
  public func leadingTrivia(of index: Int, in source: SourceText) -> Range<Int> {
    let start = index > 0 ? trailingTrivia(of: index - 1, in: source).upperBound : 0
    return start..<Int(starts[index])
  }

  /// Whether what follows a token is the indentation or the escaped line end of a multi-line string.
  ///
  /// No other trivia stands before a segment. Two quotes in a row are taken for an empty literal. After a
  /// segment other tokens can stand too: a literal of one line whose end is missing.
  private func isInMultilineString(_ gap: Range<Int>, after index: Int, in source: SourceText) -> Bool {
    switch (kinds[index], kinds[index + 1]) {
    case (_, .stringSegment): true
    case (.stringSegment, .multilineStringQuote), (.multilineStringQuote, .multilineStringQuote): true
    case (.stringSegment, _): source.bytes[gap.lowerBound] == UInt8(ascii: "\\")
    default: false
    }
  }
}
