import SwiftCST

extension Parser {
  /// The maximum number of tokens that recovery looks ahead, so that invalid input takes linear time.
  static var maximumRecovery: Int { 1000 }

  /// Reports an error at the current token. Of several errors at one place, the first is kept.
  @inline(never)
  mutating func report(_ message: String) {
    report(message, at: Int(tokens.starts[index]))
  }

  /// Reports an error at a byte offset.
  @inline(never)
  mutating func report(_ message: String, at offset: Int) {
    guard lastReport != offset else { return }
    lastReport = offset
    errors.append(SyntaxError(offset: offset, message: message))
  }

  /// The end of the previous token: the place to report a missing token.
  var endOfPreviousToken: Int { index > 0 ? Int(tokens.ends[index - 1]) : 0 }

  /// Reports that a comma is missing after the element of a list that began at `start`, when there were
  /// `errorCount` errors; returns whether it did.
  ///
  /// As in swiftc, an invalid element needs no comma, and a possible declaration or statement at the start of
  /// a line does not belong to the list.
  @inline(never)
  mutating func missesComma(after start: Mark, _ errorCount: Int) -> Bool {
    guard !isEmpty(since: start), errors.count == errorCount else { return false }
    guard !at(.endOfFile), !kind.isClosingBracket else { return false }
    if atStartOfLine {
      if at(.poundIf, .poundElse, .poundElseif) || atStartOfDeclaration() { return false }
      if atStartOfStatement(preferExpression: false) { return false }
    }
    report("expected ',' separator", at: endOfPreviousToken)
    return true
  }

  /// Sets the current token aside as unexpected.
  @inline(never)
  mutating func skipUnexpectedToken() {
    let start = mark
    advance()
    append(.unexpectedNodes, start, 0)
  }

  /// Sets aside everything that was parsed since `mark`, nodes and tokens, as unexpected.
  @inline(never)
  mutating func closeUnexpected(_ mark: Mark) {
    append(.unexpectedNodes, mark, 0)
  }

  /// Searches for `wanted`, but not past anything that more likely belongs to an enclosing construct, and
  /// sets aside the tokens before it.
  ///
  /// The limit of the search is that of swift-syntax: names are skipped first, then expression keywords, then
  /// punctuation; matching brackets are skipped, and a keyword that begins a statement or declaration on its
  /// own line stops the search for any weaker token.
  mutating func recover(to wanted: TokenKind) -> Bool {
    let limit = wanted.precedence
    let start = checkpoint
    while !at(.endOfFile), !at(wanted), index - start.index < Self.maximumRecovery {
      guard kind.precedence < limit, limit.isSoughtAcrossLines || !atStartOfLine else { break }
      if !skipBracketed() { advance() }
    }
    guard at(wanted), index > start.index else {
      rewind(to: start)
      return false
    }
    rewindAndSetAside(from: start)
    return true
  }

  private mutating func rewindAndSetAside(from start: Checkpoint) {
    let end = index
    rewind(to: start)
    let first = mark
    index = end
    kind = tokens.kinds[index]
    closeUnexpected(first)
  }

  /// Skips a bracket and everything up to its partner; does nothing if the current token is not an opening
  /// bracket.
  @inline(never)
  @discardableResult
  mutating func skipBracketed() -> Bool {
    guard kind.closingBracket != nil else { return false }
    let limit = index + Self.maximumRecovery
    var expected: [TokenKind] = []
    repeat {
      if let closing = kind.closingBracket {
        expected.append(closing)
      } else if let wanted = expected.last, kind == wanted {
        expected.removeLast()
      } else if kind.isClosingBracket, expected.contains(kind) {
        while let wanted = expected.popLast(), wanted != kind {}
      }
      advance()
    } while !expected.isEmpty && !at(.endOfFile) && index < limit
    return true
  }

  /// Enters a recursive rule. At the depth limit, sets aside the rest of the file, and doesn't enter the
  /// rule.
  @inline(__always)
  mutating func enter() -> Bool {
    guard depth < Self.maximumDepth else { return giveUp() }
    depth += 1
    return true
  }

  @inline(never)
  private mutating func giveUp() -> Bool {
    report("structure nesting level exceeded maximum of \(Self.maximumDepth)")
    let start = mark
    index = tokens.count - 1
    kind = .endOfFile
    closeUnexpected(start)
    lastReport = Int(tokens.starts[index])
    return false
  }

  /// Leaves an entered rule.
  @inline(__always)
  mutating func leave() { depth -= 1 }
}
