import SwiftCST

extension Parser {
  /// `"text \(value)"`, on one or more lines, possibly raw; the lexer has split it into its parts.
  @discardableResult
  mutating func stringLiteral() -> Bool {
    var node = open(StringLiteralExprSyntax.self)
    take(&node, .openingPounds, if: .rawStringPoundDelimiter)
    guard at(.stringQuote, .multilineStringQuote, .singleQuote) else {
      report("expected string literal")
      close(node)
      return false
    }
    let quote = kind
    if quote == .singleQuote { report("single-quoted string literal found, use '\"'") }
    take(&node, .openingQuote)
    node.set(.segments, stringSegments(quote))
    if atClosingQuote(quote) { take(&node, .closingQuote) } else { reportUnterminatedString() }
    if node.slots & 1 != 0, at(.rawStringPoundDelimiter), !hasTriviaBefore { take(&node, .closingPounds) }
    close(node)
    return true
  }

  /// Whether the current quote ends the literal: in a single-line literal, it directly follows the text.
  private func atClosingQuote(_ quote: TokenKind) -> Bool {
    at(quote) && (quote == .multilineStringQuote || !hasTriviaBefore)
  }

  /// The lexer has already reported this, unless only the parser can detect it.
  private mutating func reportUnterminatedString() {
    if errors.isEmpty { report("unterminated string literal") }
  }

  private mutating func stringSegments(_ quote: TokenKind) -> Bool {
    let list = mark
    while true {
      if at(.stringSegment) {
        tokenNode(.stringSegment)
      } else if at(.backslash), !hasTriviaBefore || quote == .multilineStringQuote {
        interpolation(quote)
      } else {
        return closeList(.stringLiteralSegmentList, list)
      }
    }
  }

  /// `\(value)`
  private mutating func interpolation(_ quote: TokenKind) {
    var node = open(ExpressionSegmentSyntax.self)
    take(&node, .backslash)
    take(&node, .pounds, if: .rawStringPoundDelimiter)
    guard take(&node, .leftParen, if: .leftParen) else {
      close(node)
      return
    }
    node.set(.expressions, labeledExpressions())
    skipToEndOfInterpolation(quote)
    take(&node, .rightParen, if: .rightParen)
    close(node)
  }

  private mutating func skipToEndOfInterpolation(_ quote: TokenKind) {
    guard !at(.rightParen) else { return }
    report("expected ')' in string interpolation")
    let start = mark
    while !at(.rightParen, .stringSegment, .backslash), !at(quote, .endOfFile) { advance() }
    closeUnexpected(start)
  }

  /// A literal without interpolations, for attributes.
  @discardableResult
  mutating func simpleStringLiteral() -> Bool {
    if at(.rawStringPoundDelimiter) {
      report("raw string literals are not allowed here")
      skipUnexpectedToken()
    }
    guard at(.stringQuote, .multilineStringQuote) else {
      report("expected string literal")
      return false
    }
    var node = open(SimpleStringLiteralExprSyntax.self)
    let quote = kind
    take(&node, .openingQuote)
    let list = mark
    while at(.stringSegment) || at(.backslash) && !hasTriviaBefore {
      let start = mark
      if at(.stringSegment) {
        advance()
        wrap(.stringSegment, start)
      } else {
        report("string interpolation is not allowed here")
        interpolation(quote)
        closeUnexpected(start)
      }
    }
    node.set(.segments, closeList(.simpleStringLiteralSegmentList, list))
    if atClosingQuote(quote) { take(&node, .closingQuote) } else { reportUnterminatedString() }
    if at(.rawStringPoundDelimiter), !hasTriviaBefore { skipUnexpectedToken() }
    close(node)
    return true
  }

  /// `= value`; `==` is accepted in its place.
  @discardableResult
  mutating func initializerClause() -> Bool {
    var node = open(InitializerClauseSyntax.self)
    if at(operator: "==") {
      report("expected '=' instead of '=='")
      skipUnexpectedToken()
    } else {
      expect(&node, .equal, .equal, "expected '='")
    }
    node.set(.value, expression())
    close(node)
    return true
  }
}
