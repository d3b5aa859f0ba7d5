import SwiftCST

extension Lexer {
  mutating func lexNumber(_ start: Int, _ flags: TokenFlags) {
    position = start
    let kind: TokenKind
    switch (source[start], byte(at: start + 1)) {
    case (UInt8(ascii: "0"), UInt8(ascii: "x")):
      kind = lexHexNumber(start)
    case (UInt8(ascii: "0"), UInt8(ascii: "o")):
      kind = lexDigits(start, upTo: UInt8(ascii: "7"), base: "octal")
    case (UInt8(ascii: "0"), UInt8(ascii: "b")):
      kind = lexDigits(start, upTo: UInt8(ascii: "1"), base: "binary")
    default:
      kind = lexDecimalNumber(start)
    }
    append(kind, start, flags)
  }

  private func end(ofDigitsFrom start: Int, _ isDigit: (UInt8) -> Bool) -> Int {
    var end = start
    while isDigit(byte(at: end)) || byte(at: end) == UInt8(ascii: "_") { end += 1 }
    return end
  }

  /// `0o17` or `0b11`.
  private mutating func lexDigits(_ start: Int, upTo last: UInt8, base: String) -> TokenKind {
    let isDigit = { (byte: UInt8) in byte >= UInt8(ascii: "0") && byte <= last }
    let first = start + 2
    position = isDigit(byte(at: first)) ? end(ofDigitsFrom: first, isDigit) : first
    if position == first, position == source.count || endOfIdentifier(from: position) == position {
      report("expected a digit after integer literal prefix", at: position)
    }
    rejectLetters {
      "'\($0)' is not a valid \(base) digit (0-\(last == 0x31 ? "1" : "7")) in integer literal"
    }
    return .integerLiteral
  }

  /// Consumes characters that continue an identifier, which a number can't end with.
  private mutating func rejectLetters(_ message: (String) -> String) {
    let end = endOfIdentifier(from: position)
    guard end > position else { return }
    let first = DecodedScalar(source, at: position).scalar.map(String.init) ?? ""
    report(message(first), at: position)
    position = end
  }

  private mutating func lexDecimalNumber(_ start: Int) -> TokenKind {
    position = end(ofDigitsFrom: start, ASCII.isDigit)
    let next = byte(at: position)
    if next == UInt8(ascii: ".") {
      // `1.description` is a member, and both parts of `x.0.1` are.
      guard ASCII.isDigit(byte(at: position + 1)), previousKind != .period else { return .integerLiteral }
      position = end(ofDigitsFrom: position + 1, ASCII.isDigit)
    } else if next | 0x20 != UInt8(ascii: "e") {
      rejectLetters { "'\($0)' is not a valid digit in integer literal" }
      return .integerLiteral
    }
    if byte(at: position) | 0x20 == UInt8(ascii: "e") { lexExponent() }
    return .floatLiteral
  }

  /// The exponent at `e` or `p`.
  private mutating func lexExponent() {
    position += 1
    let sign = byte(at: position)
    if sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { position += 1 }
    if ASCII.isDigit(byte(at: position)) {
      position = end(ofDigitsFrom: position, ASCII.isDigit)
    } else if byte(at: position) == UInt8(ascii: "_") {
      report("'_' is not a valid first character in floating point exponent", at: position)
      position = endOfIdentifier(from: position)
    } else if endOfIdentifier(from: position) == position {
      report("expected a digit in floating point exponent", at: position)
    }
    rejectLetters { "'\($0)' is not a valid digit in floating point exponent" }
  }

  private mutating func lexHexNumber(_ start: Int) -> TokenKind {
    position = start + 2
    guard ASCII.isHexDigit(byte(at: position)) else {
      if endOfIdentifier(from: position) == position {
        report("expected hexadecimal digit (0-9, A-F) in integer literal", at: position)
      }
      rejectHexLetters()
      return .integerLiteral
    }
    position = end(ofDigitsFrom: position, ASCII.isHexDigit)
    let dot = position
    if byte(at: dot) == UInt8(ascii: ".") {
      guard dot + 1 == source.count || ASCII.isHexDigit(byte(at: dot + 1)) else { return .integerLiteral }
      position = end(ofDigitsFrom: dot + 1, ASCII.isHexDigit)
      guard byte(at: position) | 0x20 == UInt8(ascii: "p") else { return hexWithoutExponent(dot) }
    } else if byte(at: position) | 0x20 != UInt8(ascii: "p") {
      rejectHexLetters()
      return .integerLiteral
    }
    return lexHexExponent(dot)
  }

  private mutating func rejectHexLetters() {
    rejectLetters { "'\($0)' is not a valid hexadecimal digit (0-9, A-F) in integer literal" }
  }

  /// `0xff.fa`: a member, unless a digit follows.
  private mutating func hexWithoutExponent(_ dot: Int) -> TokenKind {
    if position + 1 < source.count, !ASCII.isDigit(source[position + 1]) {
      position = dot
    } else {
      report("hexadecimal floating point literal must end with an exponent", at: position)
    }
    return .integerLiteral
  }

  private mutating func lexHexExponent(_ dot: Int) -> TokenKind {
    let hasDot = byte(at: dot) == UInt8(ascii: ".")
    let sign = byte(at: position + 1)
    let isSigned = sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-")
    let digit = position + (isSigned ? 2 : 1)
    let isMember = hasDot && !isSigned && !ASCII.isDigit(byte(at: dot + 1)) && !ASCII.isDigit(byte(at: digit))
    if isMember, digit < source.count {
      position = dot
      return .integerLiteral
    }
    lexExponent()
    return .floatLiteral
  }
}
