import SwiftCST

extension Lexer {
  /// Turns the indentation of a multi-line literal into trivia, once its closing quote is reached.
  ///
  /// The segment before the quote contains only that indentation, so it is removed; the newline before it is
  /// not part of the string.
  mutating func trimIndentation(_ literal: StringLiteralState) {
    let own = literal.firstSegment..<segments.count
    defer { segments.removeSubrange(literal.firstSegment...) }
    checkCode(in: literal, own)
    guard let last = segments[own].last, isIndentation(last, literal) else {
      report("multi-line string literal closing delimiter must begin on a new line", at: position)
      return
    }
    let indentation = tokens.range(of: last)
    tokens.removeLast()
    let middle = own.dropLast()
    if let final = middle.last { dropNewline(of: segments[final], literal) }
    for segment in middle where startsLine(segments[segment], literal) {
      trim(segments[segment], indentation)
    }
  }

  /// Whether a segment is the last one, begins a line and contains only whitespace.
  private func isIndentation(_ segment: Int, _ literal: StringLiteralState) -> Bool {
    guard segment == tokens.count - 1, startsLine(segment, literal) else { return false }
    return tokens.range(of: segment).allSatisfy { ASCII.isHorizontalSpace(source[$0]) }
  }

  private func startsLine(_ segment: Int, _ literal: StringLiteralState) -> Bool {
    let start = Int(tokens.starts[segment])
    if start == literal.contentStart { return literal.startsOnNewLine }
    return ASCII.isNewline(source[start - 1])
  }

  private mutating func dropNewline(of segment: Int, _ literal: StringLiteralState) {
    let range = tokens.range(of: segment)
    var end = range.upperBound
    if end > range.lowerBound, source[end - 1] == 0x0A { end -= 1 }
    if end > range.lowerBound, source[end - 1] == 0x0D { end -= 1 }
    if end == range.upperBound, literal.delimiterLength == 0 {
      report("escaped newline at the last line is not allowed", at: end)
    }
    tokens.ends[segment] = UInt32(end)
  }

  /// Removes the indentation from a segment that begins a line; a line without text needs none.
  private mutating func trim(_ segment: Int, _ indentation: Range<Int>) {
    let range = tokens.range(of: segment)
    var length = 0
    while length < indentation.count, length < range.count,
      source[range.lowerBound + length] == source[indentation.lowerBound + length]
    {
      length += 1
    }
    if length < indentation.count {
      let isBlank = range.isEmpty || range.allSatisfy { ASCII.isNewline(source[$0]) }
      let isEscaped = byte(at: range.upperBound) == UInt8(ascii: "\\")
      if isBlank, !(range.isEmpty && isEscaped) { return }
      report("insufficient indentation of line in multi-line string literal", at: range.lowerBound)
      length = range.prefix { source[$0] == 0x20 || source[$0] == 0x09 }.count
    }
    tokens.starts[segment] += UInt32(length)
  }

  /// Code inside a multi-line literal must be indented like its text.
  private mutating func checkCode(in literal: StringLiteralState, _ own: Range<Int>) {
    guard literals.count < 32, let last = segments[own].last, isIndentation(last, literal) else { return }
    let indentation = tokens.range(of: last)
    guard !indentation.isEmpty else { return }
    for (segment, next) in zip(own, own.dropFirst()) where segments[next] > segments[segment] + 1 {
      for token in (segments[segment] + 2)..<segments[next] where tokens.flags[token].contains(.startsLine) {
        checkLine(of: token, indentation)
      }
    }
  }

  private mutating func checkLine(of token: Int, _ indentation: Range<Int>) {
    guard tokens.kinds[token] != .stringSegment else { return }
    var line = Int(tokens.starts[token])
    while line > 0, !ASCII.isNewline(source[line - 1]) { line -= 1 }
    for offset in 0..<indentation.count
    where byte(at: line + offset) != source[indentation.lowerBound + offset] {
      report("insufficient indentation of line in multi-line string literal", at: line)
      return
    }
  }
}
