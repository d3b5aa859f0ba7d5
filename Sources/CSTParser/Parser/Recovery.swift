import SwiftCST

extension Parser {
  /// How many tokens recovery looks ahead, so that broken input takes linear time.
  static var maximumRecovery: Int { 1000 }

  /// Says what is wrong at the current token. Of several errors at one place the first is kept.
  @inline(never)
  mutating func report(_ message: String) {
    report(message, at: Int(tokens.starts[index]))
  }

  /// Says what is wrong at a byte offset.
  @inline(never)
  mutating func report(_ message: String, at offset: Int) {
    guard lastReport != offset else { return }
    lastReport = offset
    errors.append(SyntaxError(offset: offset, message: message))
  }

  /// The end of the token before the current one: where something is missing after it.
  var endOfPreviousToken: Int { index > 0 ? Int(tokens.ends[index - 1]) : 0 }

  /// Says that a comma is missing after the element of a list that began at `start`, when there were
  /// `errorCount` errors; tells whether it did.
  ///
  /// As for swiftc, an element that is wrong in itself needs no comma, and what begins a line and may be a
  /// declaration or a statement does not belong to the list.
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

  /// Sets everything aside that was parsed since `mark`, nodes and tokens, as unexpected.
  @inline(never)
  mutating func closeUnexpected(_ mark: Mark) {
    append(.unexpectedNodes, mark, 0)
  }

  /// Looks for `wanted` further on, not past anything that is more likely to belong to what is around, and
  /// sets aside what stands before it.
  ///
  /// How far to look is ranked as swift-syntax does: names are passed over first, then keywords of
  /// expressions, then punctuation; brackets are passed over in pairs, and a keyword that begins a
  /// statement or declaration on its own line stops the search for anything weaker than it.
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

  /// Steps over a bracket and all up to its partner; nothing where the current token opens none.
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

  /// Enters a rule that can contain itself. At the limit, all that remains of the file is set aside, and the
  /// rule is not entered.
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

  /// Leaves a rule that was entered.
  @inline(__always)
  mutating func leave() { depth -= 1 }
}
