import SwiftCST

extension Lexer {
  /// `#`: a shebang, a raw string, a regular expression, a directive, or just the character.
  mutating func lexPound(_ start: Int, _ flags: TokenFlags) {
    if start == 0, byte(at: 1) == UInt8(ascii: "!") {
      position = endOfLine(from: 0)
      append(.shebang, start, flags)
      return
    }
    var end = start
    while byte(at: end) == UInt8(ascii: "#") { end += 1 }
    if byte(at: end) == UInt8(ascii: "\"") {
      position = end
      append(.rawStringPoundDelimiter, start, flags)
      lexStringLiteral(end, [], delimiterLength: end - start)
    } else if byte(at: end) == UInt8(ascii: "/"), lexRegex(start, flags, mustBeRegex: true) {
      return
    } else {
      lexDirective(start, flags)
    }
  }

  private mutating func lexDirective(_ start: Int, _ flags: TokenFlags) {
    var end = start + 1
    while ASCII.isLetter(byte(at: end)) || byte(at: end) == UInt8(ascii: "_") { end += 1 }
    if let kind = directive(start, end) {
      position = end
      append(kind, start, flags)
    } else {
      position = start + 1
      append(.pound, start, flags)
    }
  }

  private func directive(_ start: Int, _ end: Int) -> TokenKind? {
    switch end - start {
    case 3 where starts(with: "#if", at: start): .poundIf
    case 5 where starts(with: "#else", at: start): .poundElse
    case 6 where starts(with: "#endif", at: start): .poundEndif
    case 7 where starts(with: "#elseif", at: start): .poundElseif
    case 10 where starts(with: "#available", at: start): .poundAvailable
    case 12 where starts(with: "#unavailable", at: start): .poundUnavailable
    case 15 where starts(with: "#sourceLocation", at: start): .poundSourceLocation
    default: nil
    }
  }
}
