import SwiftCST

extension Lexer {
  mutating func lexIdentifier(_ start: Int, _ flags: TokenFlags) {
    var end = Self.endOfName(source.span, from: start)
    if byte(at: end) >= 0x80 { end = endOfIdentifier(from: end) }
    position = end
    append(keywords.kind(of: source.span, at: start, length: end &- start), start, flags)
  }

  /// The offset past the characters from `start` that continue an identifier.
  func endOfIdentifier(from start: Int) -> Int {
    var end = start
    while end < source.count {
      if source[end] < 0x80 {
        guard ASCII.isIdentifierContinuation(source[end]) else { break }
        end += 1
      } else {
        let decoded = DecodedScalar(source, at: end)
        guard let scalar = decoded.scalar, scalar.isIdentifierContinuation else { break }
        end = decoded.end
      }
    }
    return end
  }

  mutating func lexDollarIdentifier(_ start: Int, _ flags: TokenFlags) {
    var end = start + 1
    while ASCII.isDigit(byte(at: end)) { end += 1 }
    let digitsEnd = end
    end = endOfIdentifier(from: end)
    position = end
    append(end == digitsEnd ? .dollarIdentifier : .identifier, start, flags)
  }

  /// An identifier in backticks, which may contain nearly any character.
  mutating func lexEscapedIdentifier(_ start: Int, _ flags: TokenFlags) {
    var scan = RawIdentifierScan()
    var end = start + 1
    while end < source.count, source[end] != UInt8(ascii: "`"), !ASCII.isNewline(source[end]) {
      let decoded = DecodedScalar(source, at: end)
      scan.read(decoded.scalar, at: end)
      end = decoded.end
    }
    guard byte(at: end) == UInt8(ascii: "`") else {
      position = start + 1
      append(.backtick, start, flags)
      return
    }
    if let (message, offset) = scan.error(quote: start) { report(message, at: offset) }
    position = end + 1
    append(.identifier, start, flags)
  }

  /// A character that can't begin a token, or an identifier whose first character may only continue one.
  mutating func lexUnknown(_ decoded: DecodedScalar, _ start: Int, _ flags: TokenFlags) {
    if let scalar = decoded.scalar, scalar.isIdentifierContinuation {
      report("an identifier cannot begin with this character", at: start)
      position = endOfIdentifier(from: start)
      append(.identifier, start, flags)
      return
    }
    report("unicode curly quote found; use '\"' instead", at: start)
    position = decoded.end
    guard decoded.scalar == "\u{201C}" else {
      append(.unknown, start, flags)
      return
    }
    let closing = endOfCurlyLiteral(from: decoded.end)
    position = closing ?? decoded.end
    append(.identifier, start, flags)
  }

  private func endOfCurlyLiteral(from start: Int) -> Int? {
    var end = start
    while end < source.count, !ASCII.isNewline(source[end]) {
      if starts(with: "\\(", at: end) { return nil }
      let decoded = DecodedScalar(source, at: end)
      end = decoded.end
      if decoded.scalar == "\u{201D}" || decoded.scalar == "\"" { return end }
    }
    return nil
  }
}

/// Checks the text of a raw identifier, character by character.
private struct RawIdentifierScan {
  private var firstError: (String, Int)?
  private var isEmpty = true
  private var isOperator = true
  private var isWhiteSpace = true

  mutating func read(_ scalar: Unicode.Scalar?, at offset: Int) {
    guard let scalar else {
      firstError = firstError ?? ("invalid UTF-8 found in source file", offset)
      return
    }
    if firstError == nil, let message = Self.error(in: scalar) { firstError = (message, offset) }
    if !scalar.isAllowedSpaceInRawIdentifier { isWhiteSpace = false }
    if isEmpty ? !scalar.isOperatorStart : !scalar.isOperatorContinuation { isOperator = false }
    isEmpty = false
  }

  private static func error(in scalar: Unicode.Scalar) -> String? {
    if scalar.isForbiddenInRawIdentifier { return "invalid whitespace found in raw identifier" }
    if scalar == "\\" { return "a raw identifier cannot contain a backslash" }
    let isUnprintable = scalar.isASCII && !ASCII.isPrintable(UInt8(scalar.value))
    return isUnprintable ? "unprintable ASCII character found in source file" : nil
  }

  func error(quote: Int) -> (String, Int)? {
    if isEmpty { return ("a raw identifier cannot be empty", quote) }
    if let firstError { return firstError }
    if isWhiteSpace { return ("a raw identifier cannot contain only whitespace characters", quote) }
    return isOperator ? ("a raw identifier cannot contain only operator characters", quote) : nil
  }
}
