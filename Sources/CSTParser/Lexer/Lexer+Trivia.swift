import SwiftCST

extension Lexer {
  /// Skips whitespace, comments and unreadable characters, and returns flags for them.
  @inline(__always)
  mutating func skipTrivia() -> TokenFlags {
    // Most gaps are empty or one space.
    var byte = self.byte(at: position)
    if byte == 0x20 {
      position &+= 1
      byte = self.byte(at: position)
    }
    guard !mayBeginToken(byte) else { return [] }
    return skipLongTrivia()
  }

  @inline(__always)
  private func mayBeginToken(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte < 0x7F && byte != UInt8(ascii: "/") && byte != UInt8(ascii: "<")
      && byte != UInt8(ascii: ">")
  }

  private mutating func skipLongTrivia() -> TokenFlags {
    var flags: TokenFlags = []
    /// A single-line literal ends at the end of its line, even in an interpolation.
    let stopsAtNewline = literals.last.map { $0.kind != .multiLine } ?? false
    while position < source.count {
      let byte = source[position]
      if ASCII.isHorizontalSpace(byte) {
        position = Self.endOfSpaces(source.span, from: position &+ 1)
      } else if ASCII.isNewline(byte) {
        if stopsAtNewline { break }
        flags.insert(.startsLine)
        position += 1
      } else if mayBeginToken(byte) {
        break
      } else if !skipComment(byte, &flags), !skipOddity(byte) {
        break
      }
    }
    return flags
  }

  private mutating func skipComment(_ byte: UInt8, _ flags: inout TokenFlags) -> Bool {
    guard byte == UInt8(ascii: "/") else { return false }
    switch self.byte(at: position + 1) {
    case UInt8(ascii: "/"):
      position = endOfLine(from: position)
    case UInt8(ascii: "*"):
      if skipBlockComment() { flags.insert(.startsLine) }
    default:
      return false
    }
    flags.insert(.hasCommentBefore)
    return true
  }

  func endOfLine(from start: Int) -> Int { Self.endOfLine(source.span, start) }

  /// Skips a block comment and nested ones; returns whether it contains a line end.
  private mutating func skipBlockComment() -> Bool {
    let comment = blockComment(from: position)
    if !comment.isClosed { report("unterminated '/*' comment", at: position) }
    position = comment.end
    return comment.hasNewline
  }

  private func blockComment(from start: Int) -> (end: Int, isClosed: Bool, hasNewline: Bool) {
    let bytes = source.span
    var depth = 1
    var hasNewline = false
    var index = start + 2
    while index < bytes.count {
      let byte = bytes[index]
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      index += 1
      if byte == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
        index += 1
        depth -= 1
        if depth == 0 { return (index, true, hasNewline) }
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        index += 1
        depth += 1
      } else if ASCII.isNewline(byte) {
        hasNewline = true
      }
    }
    return (index, false, hasNewline)
  }

  /// Skips characters that are neither whitespace, nor a comment, nor the beginning of a token.
  private mutating func skipOddity(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "<"), UInt8(ascii: ">"):
      return skipConflictMarker()
    case UInt8(ascii: "/"):
      return false
    case 0:
      // swiftc reports a warning.
      position += 1
      return true
    case 1..<0x80:
      report("invalid character in source file", at: position)
      position += 1
      return true
    default:
      return skipInvalidCharacter()
    }
  }

  private mutating func skipInvalidCharacter() -> Bool {
    let decoded = DecodedScalar(source, at: position)
    guard let scalar = decoded.scalar else {
      report("invalid UTF-8 found in source file", at: position)
      position = decoded.end
      return true
    }
    let isByteOrderMark = scalar == "\u{FEFF}"
    let beginsToken =
      scalar.isIdentifierContinuation || scalar.isOperatorStart || scalar == "\u{201C}"
      || scalar == "\u{201D}"
    guard isByteOrderMark || !beginsToken else { return false }
    // For swiftc, a no-break space is a warning, and a byte order mark is ignored.
    if !isByteOrderMark, scalar != "\u{A0}" { report("invalid character in source file", at: position) }
    position = decoded.end
    return true
  }

  /// Skips the lines from one conflict marker of a version control system to the next.
  private mutating func skipConflictMarker() -> Bool {
    let start = position
    guard start == 0 || ASCII.isNewline(source[start - 1]) || source[start - 1] == 0 else { return false }
    let isPerforce = starts(with: ">>>> ", at: start)
    guard isPerforce || starts(with: "<<<<<<< ", at: start),
      start < (isPerforce ? lastConflictSearches.perforce : lastConflictSearches.git)
    else { return false }
    var line = endOfLine(from: start)
    while line < source.count {
      if starts(with: isPerforce ? "<<<<\n" : ">>>>>>> ", at: line + 1) {
        report("source control conflict marker in source file", at: start)
        position = endOfLine(from: line + (isPerforce ? 5 : 9))
        return true
      }
      line = endOfLine(from: line + 1)
    }
    if isPerforce { lastConflictSearches.perforce = start } else { lastConflictSearches.git = start }
    return false
  }
}
