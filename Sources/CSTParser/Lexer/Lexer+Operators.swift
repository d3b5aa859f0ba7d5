import SwiftCST

extension Lexer {
  mutating func lexQuestionOrExclamation(_ byte: UInt8, _ start: Int, _ flags: TokenFlags) {
    guard Self.isLeftBound(source, start) else {
      lexOperator(start, flags)
      return
    }
    position = start + 1
    append(byte == UInt8(ascii: "!") ? .exclamationMark : .postfixQuestionMark, start, flags)
  }

  mutating func lexLeftAngle(_ start: Int, _ flags: TokenFlags) {
    if byte(at: start + 1) == UInt8(ascii: "#"), let end = endOfPlaceholder(start) {
      report("editor placeholder in source file", at: start)
      position = end
      append(.editorPlaceholder, start, flags)
    } else {
      lexOperator(start, flags)
    }
  }

  /// The end of the editor placeholder `<#…#>` at `start`.
  private func endOfPlaceholder(_ start: Int) -> Int? {
    var end = start + 2
    while end < source.count, source[end] != 0x0A {
      if source[end] == UInt8(ascii: "<"), byte(at: end + 1) == UInt8(ascii: "#") { return nil }
      if source[end] == UInt8(ascii: "#"), byte(at: end + 1) == UInt8(ascii: ">") { return end + 2 }
      end += 1
    }
    return nil
  }

  mutating func lexOperator(_ start: Int, _ flags: TokenFlags) {
    let prefersRegex = followsTry
    let end = endOfOperator(from: start)
    if let slash = firstSlash(start, end),
      lexOperatorAsRegex(slash, start, end, flags, prefersRegex: prefersRegex)
    {
      return
    }
    position = Self.endBeforeComment(source, start, end)
    let (kind, message) = Self.classifyOperator(source, start, position)
    if let message { report(message, at: start) }
    append(kind, start, flags)
  }

  private func firstSlash(_ start: Int, _ end: Int) -> Int? {
    var index = start
    while index < end {
      if source[index] == UInt8(ascii: "/") { return index }
      index += 1
    }
    return nil
  }

  /// The offset past the operator at `start`: a dot continues only an operator that begins with a dot, and an
  /// editor placeholder ends it.
  private mutating func endOfOperator(from start: Int) -> Int {
    let startsWithDot = source[start] == UInt8(ascii: ".")
    var end = source[start] < 0x80 ? start + 1 : DecodedScalar(source, at: start).end
    while end < source.count {
      let byte = source[end]
      if byte == UInt8(ascii: "."), !startsWithDot { break }
      if byte == UInt8(ascii: "<"), self.byte(at: end + 1) == UInt8(ascii: "#"), placeholderEnds(after: end) {
        break
      }
      if byte < 0x80 {
        guard ASCII.isOperator(byte) else { break }
        end += 1
      } else {
        let decoded = DecodedScalar(source, at: end)
        guard let scalar = decoded.scalar, scalar.isOperatorContinuation else { break }
        end = decoded.end
      }
    }
    return end
  }

  /// Whether `#>` follows on the line; each line is searched once.
  private mutating func placeholderEnds(after start: Int) -> Bool {
    if placeholderSearch.line.contains(start) {
      guard let end = placeholderSearch.end else { return false }
      if start <= end { return true }
    }
    var end = start
    while end < source.count, source[end] != 0x0A {
      if source[end] == UInt8(ascii: "#"), byte(at: end + 1) == UInt8(ascii: ">") {
        placeholderSearch = (start..<(end + 1), end)
        return true
      }
      end += 1
    }
    placeholderSearch = (start..<(end + 1), nil)
    return false
  }
}

// MARK: - Operator kinds, by the surrounding characters

extension Lexer {
  /// The kind of the rest of a token after a prefix was cut off.
  static func kindOfRemainder(in source: ContiguousArray<UInt8>, from start: Int, to end: Int) -> TokenKind {
    guard start < end else { return .unknown }
    let byte = source[start]
    if isLeftBound(source, start) {
      if byte == UInt8(ascii: "!") { return .exclamationMark }
      if byte == UInt8(ascii: "?") { return .postfixQuestionMark }
    }
    if end == start + 1, byte == UInt8(ascii: "_") { return .wildcard }
    if ASCII.isDigit(byte) { return .integerLiteral }
    if ASCII.isIdentifierStart(byte) { return .identifier }
    return classifyOperator(source, start, end).kind
  }

  /// An operator ends where a comment begins in it.
  static func endBeforeComment(_ source: ContiguousArray<UInt8>, _ start: Int, _ end: Int) -> Int {
    guard end - start > 2 else { return end }
    for index in (start + 1)..<end where source[index] == UInt8(ascii: "/") {
      guard index + 1 < source.count else { break }
      if source[index + 1] == UInt8(ascii: "/") || source[index + 1] == UInt8(ascii: "*") { return index }
    }
    return end
  }

  /// The kind of an operator: infix with space on both sides or neither, otherwise prefix or postfix.
  static func classifyOperator(_ source: ContiguousArray<UInt8>, _ start: Int, _ end: Int) -> (
    kind: TokenKind, error: String?
  ) {
    let leftBound = isLeftBound(source, start)
    let rightBound = isRightBound(source, end, leftBound: leftBound)
    switch end - start {
    case 1:
      if let known = classifyShort(source[start], leftBound, rightBound) { return known }
    case 2:
      if source[start] == UInt8(ascii: "-"), source[start + 1] == UInt8(ascii: ">") { return (.arrow, nil) }
      fallthrough
    default:
      for index in start..<(end - 1)
      where source[index] == UInt8(ascii: "*") && source[index + 1] == UInt8(ascii: "/") {
        return (.unknown, "unexpected end of block comment")
      }
    }
    if leftBound == rightBound { return (.binaryOperator, nil) }
    return (leftBound ? .postfixOperator : .prefixOperator, nil)
  }

  private static func classifyShort(
    _ byte: UInt8, _ leftBound: Bool, _ rightBound: Bool
  ) -> (kind: TokenKind, error: String?)? {
    switch byte {
    case UInt8(ascii: "="):
      (.equal, leftBound == rightBound ? nil : "'=' must have consistent whitespace on both sides")
    case UInt8(ascii: "&") where !leftBound && rightBound: (.prefixAmpersand, nil)
    case UInt8(ascii: "."): (.period, nil)
    case UInt8(ascii: "?"): (leftBound ? .postfixQuestionMark : .infixQuestionMark, nil)
    default: nil
    }
  }

  static func isLeftBound(_ source: ContiguousArray<UInt8>, _ start: Int) -> Bool {
    guard start > 0 else { return false }
    switch source[start - 1] {
    case 0x20, 0x0D, 0x0A, 0x09, 0, UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "/"):
      return !(start > 1 && source[start - 2] == UInt8(ascii: "*"))
    case 0xA0:
      return !(start > 1 && source[start - 2] == 0xC2)
    default:
      return true
    }
  }

  static func isRightBound(_ source: ContiguousArray<UInt8>, _ end: Int, leftBound: Bool) -> Bool {
    guard end < source.count else { return false }
    let next = end + 1 < source.count ? source[end + 1] : 0
    switch source[end] {
    case 0x20, 0x0D, 0x0A, 0x09, 0, UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "."):
      return !leftBound
    case UInt8(ascii: "/"):
      return next != UInt8(ascii: "/") && next != UInt8(ascii: "*")
    case 0xC2:
      return next != 0xA0
    default:
      return true
    }
  }
}
