import SwiftCST

extension Lexer {
  /// Reads the regular expression literal at `start` if there is one; with `mustBeRegex`, also an invalid
  /// one.
  mutating func lexRegex(_ start: Int, _ flags: TokenFlags, mustBeRegex: Bool) -> Bool {
    var scan = RegexScan(start: start, mustBeRegex: mustBeRegex)
    guard scan.run(over: source) else {
      regexBudget -= scan.end - start
      return false
    }
    if let (message, offset) = scan.error { report(message, at: offset) }
    var flags = flags
    if scan.openSlash > start {
      position = scan.openSlash
      append(.regexPoundDelimiter, start, flags)
      flags = []
    }
    position = scan.openSlash + 1
    append(.regexSlash, scan.openSlash, flags)
    position = scan.patternEnd
    append(.regexLiteralPattern, scan.openSlash + 1)
    if scan.closeSlash {
      position = scan.patternEnd + 1
      append(.regexSlash, scan.patternEnd)
    }
    if scan.end > position {
      let pounds = position
      position = scan.end
      append(.regexPoundDelimiter, pounds)
    }
    return true
  }

  /// Decides whether the slash in an operator begins a regular expression, and if so reads it, with the
  /// operator before it.
  mutating func lexOperatorAsRegex(
    _ slash: Int, _ start: Int, _ end: Int, _ flags: TokenFlags, prefersRegex: Bool
  ) -> Bool {
    guard regexBudget > 0, !Self.isLeftBound(source, start) else { return false }
    // This is the declaration of an operator.
    guard previousKind != .func, previousKind != .operator else { return false }
    var mustBeRegex = false
    if !Self.isRightBound(source, end, leftBound: false) {
      // It looks like an infix operator. After `try?`, only an expression can follow; elsewhere the preceding
      // token decides.
      mustBeRegex = prefersRegex
      guard mustBeRegex || isAtExpressionStart else { return false }
      switch previousKind {
      // An operator may be an argument.
      case .leftParen, .leftSquare, .comma, .colon, .colonColon: break
      default: mustBeRegex = true
      }
    }
    guard slash > start else { return lexRegex(start, flags, mustBeRegex: mustBeRegex) }
    var scan = RegexScan(start: slash, mustBeRegex: mustBeRegex)
    guard scan.run(over: source) else {
      regexBudget -= scan.end - slash
      return false
    }
    position = slash
    let (kind, message) = Self.classifyOperator(source, start, slash)
    if let message { report(message, at: start) }
    append(kind, start, flags)
    return lexRegex(slash, [], mustBeRegex: mustBeRegex)
  }

  /// Whether an expression can begin after the previous token.
  private var isAtExpressionStart: Bool {
    guard let previousKind else { return true }
    switch previousKind {
    case .leftBrace, .leftParen, .leftSquare, .leftAngle, .prefixOperator, .prefixAmpersand, .binaryOperator,
      .equal, .semicolon, .comma, .colon, .infixQuestionMark, .poundIf, .poundElse, .poundElseif, .poundEndif,
      .unknown:
      return true
    case .true, .false, .Any, .nil, .self, .Self, .super:
      return false
    default:
      return previousKind.isReservedKeyword
    }
  }
}

/// Finds the end of a regular expression literal.
private struct RegexScan {
  let start: Int
  let mustBeRegex: Bool

  private(set) var openSlash: Int
  private(set) var patternEnd: Int
  private(set) var closeSlash = false
  private(set) var end: Int
  private(set) var error: (String, Int)?

  private var poundCount = 0
  private var firstNewline: Int?
  private var lineStart = 0
  private var groupDepth = 0
  private var classDepth = 0
  private var lastSpace = -1

  private enum Step { case go, done, noRegex, unterminated }

  init(start: Int, mustBeRegex: Bool) {
    self.start = start
    self.mustBeRegex = mustBeRegex
    openSlash = start
    patternEnd = start
    end = start
  }

  /// Whether there is a literal; it may be invalid if it must be one.
  mutating func run(over source: ContiguousArray<UInt8>) -> Bool {
    guard open(source) else { return false }
    while true {
      var step = close(source)
      if step == .go { step = readCharacter(source, isEscaped: false) }
      switch step {
      case .go: continue
      case .done: return true
      case .noRegex: return false
      case .unterminated:
        guard mustBeRegex else { return false }
        patternEnd = end
        note("unterminated regex literal", start)
        return true
      }
    }
  }

  private mutating func note(_ message: String, _ offset: Int) {
    if error == nil { error = (message, offset) }
  }

  private mutating func open(_ source: ContiguousArray<UInt8>) -> Bool {
    while end < source.count, source[end] == UInt8(ascii: "#") { end += 1 }
    poundCount = end - start
    openSlash = end
    guard end < source.count, source[end] == UInt8(ascii: "/") else { return false }
    end += 1
    let next = end < source.count ? source[end] : 0
    if poundCount > 0 {
      enterMultilineMode(source)
      return true
    }
    if next == UInt8(ascii: "*") || next == UInt8(ascii: "/") { return false }
    if openSlash > 0, source[openSlash - 1] == UInt8(ascii: "*") { return false }
    if next == 0x20 || next == 0x09 {
      guard mustBeRegex else { return false }
      note("bare slash regex literal may not start with space", end)
    }
    return true
  }

  /// Between pounds, a literal may span lines if only spaces follow its opening slash.
  private mutating func enterMultilineMode(_ source: ContiguousArray<UInt8>) {
    var index = end
    while index < source.count, source[index] == 0x20 || source[index] == 0x09 { index += 1 }
    guard index < source.count, ASCII.isNewline(source[index]) else { return }
    firstNewline = index
    end = index
  }

  private mutating func close(_ source: ContiguousArray<UInt8>) -> Step {
    guard end < source.count, source[end] == UInt8(ascii: "/") else { return .go }
    let slash = end
    var index = end + 1
    if poundCount > 0 {
      while index < source.count, source[index] == UInt8(ascii: "#") { index += 1 }
      guard index - slash - 1 >= poundCount else { return .go }
      if index - slash - 1 > poundCount {
        note("too many '#' characters in closing delimiter", slash + 1 + poundCount)
      }
    } else {
      let next = index < source.count ? source[index] : 0
      if next == UInt8(ascii: "*") || next == UInt8(ascii: "/") { return .unterminated }
      if lastSpace == slash - 1, lastSpace > openSlash {
        guard mustBeRegex else { return .noRegex }
        note("bare slash regex literal may not end with space", lastSpace)
      }
    }
    if firstNewline != nil, (lineStart..<slash).contains(where: { source[$0] != 0x20 && source[$0] != 0x09 })
    {
      note("multi-line regex closing delimiter must appear on new line", slash)
    }
    patternEnd = slash
    closeSlash = true
    end = index
    return .done
  }

  private mutating func readCharacter(_ source: ContiguousArray<UInt8>, isEscaped: Bool) -> Step {
    guard end < source.count else {
      if let firstNewline { end = firstNewline }
      return .unterminated
    }
    let offset = end
    let byte = source[offset]
    switch byte {
    case 0x0A, 0x0D:
      guard firstNewline != nil else { return .unterminated }
      lineStart = offset + 1
    case UInt8(ascii: "\\") where !isEscaped:
      end += 1
      return readCharacter(source, isEscaped: true)
    case UInt8(ascii: "(") where !isEscaped && classDepth == 0:
      groupDepth += 1
    case UInt8(ascii: ")") where !isEscaped && classDepth == 0:
      if groupDepth > 0 { groupDepth -= 1 } else if !mustBeRegex { return .noRegex }
    case UInt8(ascii: "[") where !isEscaped:
      classDepth += 1
    case UInt8(ascii: "]") where !isEscaped:
      classDepth = max(0, classDepth - 1)
    case 0x20, 0x09:
      if !isEscaped { lastSpace = offset }
      if byte == 0x09, firstNewline == nil { noteUnprintable(offset) }
    case 0:
      break
    case ..<0x80:
      if !ASCII.isPrintable(byte) { noteUnprintable(offset) }
    default:
      let decoded = DecodedScalar(source, at: offset)
      if decoded.scalar == nil { note("invalid UTF-8 found in source file", offset) }
      end = decoded.end
      return .go
    }
    end = offset + 1
    return .go
  }

  private mutating func noteUnprintable(_ offset: Int) {
    note("unprintable ASCII character found in source file", offset)
  }
}
