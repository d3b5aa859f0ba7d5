/// Determines the kind and the end of the piece of trivia at an offset.
struct TriviaScanner: Sendable {
  /// The file.
  let bytes: ContiguousArray<UInt8>
  /// The end of the trivia (UTF-8 offset, 0-based); no byte after it is read.
  let end: Int

  func piece(at start: Int) -> (kind: TriviaKind, end: Int) {
    switch bytes[start] {
    case UInt8(ascii: " "): return (.spaces, endOfRun(from: start))
    case UInt8(ascii: "\t"): return (.tabs, endOfRun(from: start))
    case 0x0B: return (.verticalTabs, endOfRun(from: start))
    case 0x0C: return (.formfeeds, endOfRun(from: start))
    case UInt8(ascii: "\n"): return (.newlines, endOfRun(from: start))
    case UInt8(ascii: "\r"): return carriageReturns(from: start)
    case UInt8(ascii: "\\"): return (.backslashes, endOfRun(from: start))
    case UInt8(ascii: "#"): return (.pounds, endOfRun(from: start))
    case UInt8(ascii: "/"): return comment(at: start) ?? (.unexpectedText, endOfUnexpectedText(from: start))
    default: return (.unexpectedText, endOfUnexpectedText(from: start))
    }
  }

  private func endOfRun(from start: Int) -> Int {
    var position = start + 1
    while position < end, bytes[position] == bytes[start] { position += 1 }
    return position
  }

  private func carriageReturns(from start: Int) -> (kind: TriviaKind, end: Int) {
    let areFollowedByLineFeed = endsLineTogether(at: start)
    let length = areFollowedByLineFeed ? 2 : 1
    var position = start + length
    while position < end, bytes[position] == UInt8(ascii: "\r"),
      endsLineTogether(at: position) == areFollowedByLineFeed
    {
      position += length
    }
    return (areFollowedByLineFeed ? .carriageReturnLineFeeds : .carriageReturns, position)
  }

  private func endsLineTogether(at carriageReturn: Int) -> Bool {
    carriageReturn + 1 < end && bytes[carriageReturn + 1] == UInt8(ascii: "\n")
  }

  private func comment(at start: Int) -> (kind: TriviaKind, end: Int)? {
    guard start + 1 < end else { return nil }
    let third = start + 2 < end ? bytes[start + 2] : 0
    switch bytes[start + 1] {
    case UInt8(ascii: "/"):
      return (third == UInt8(ascii: "/") ? .docLineComment : .lineComment, endOfLine(from: start))
    case UInt8(ascii: "*"):
      // `/**/` is an empty comment, not the start of documentation.
      let isDocumentation =
        third == UInt8(ascii: "*") && start + 3 < end && bytes[start + 3] != UInt8(ascii: "/")
      return (isDocumentation ? .docBlockComment : .blockComment, endOfBlockComment(from: start))
    default:
      return nil
    }
  }

  private func endOfLine(from start: Int) -> Int {
    var position = start
    while position < end, !isLineEnd(position) { position += 1 }
    return position
  }

  private func isLineEnd(_ position: Int) -> Bool {
    bytes[position] == UInt8(ascii: "\n") || bytes[position] == UInt8(ascii: "\r")
  }

  private func endOfBlockComment(from start: Int) -> Int {
    var position = start + 2
    var depth = 1
    while position + 1 < end {
      switch (bytes[position], bytes[position + 1]) {
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        position += 2
        depth -= 1
        if depth == 0 { return position }
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        position += 2
        depth += 1
      default:
        position += 1
      }
    }
    return end
  }

  private func endOfUnexpectedText(from start: Int) -> Int {
    if let end = endOfConflict(from: start) { return end }
    var position = start + 1
    while position < end, !beginsOtherPiece(at: position) { position += 1 }
    return position
  }

  private func beginsOtherPiece(at position: Int) -> Bool {
    switch bytes[position] {
    case UInt8(ascii: " "), 0x09...0x0D, UInt8(ascii: "#"): true
    case UInt8(ascii: "/"): comment(at: position) != nil
    case UInt8(ascii: "<"), UInt8(ascii: ">"): endOfConflict(from: position) != nil
    default: false
    }
  }

  /// The end of the merge conflict that begins here: the end of the line with its last marker.
  private func endOfConflict(from start: Int) -> Int? {
    guard bytes[start] == UInt8(ascii: "<") || bytes[start] == UInt8(ascii: ">") else { return nil }
    // A NUL counts as a line end here, as in swift-syntax and therefore in the lexer.
    guard start == 0 || isLineEnd(start - 1) || bytes[start - 1] == 0 else { return nil }
    let isPerforce = bytes[start] == UInt8(ascii: ">")
    let opening = isPerforce ? ">>>> " : "<<<<<<< "
    let closing = isPerforce ? "<<<<\n" : ">>>>>>> "
    guard has(opening, at: start) else { return nil }
    var position = start + opening.utf8.count
    while position < end {
      if isLineEnd(position - 1), has(closing, at: position) {
        return endOfLine(from: position + closing.utf8.count)
      }
      position += 1
    }
    return nil
  }

  private func has(_ text: String, at start: Int) -> Bool {
    let stop = start + text.utf8.count
    return stop <= end && bytes[start..<stop].elementsEqual(text.utf8)
  }
}
