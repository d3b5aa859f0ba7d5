import SwiftCST

/// Turns the tokens of a file into its tree.
///
/// A recursive-descent parser over pre-lexed tokens: looking ahead is reading an array further on. Each
/// grammar rule is a method that consumes tokens and appends its node *after* the nodes of its children, so
/// a node that turns out to wrap what was parsed before it (`a` in `a.b`) costs nothing. ``Preorder`` puts
/// parents first at the end.
///
/// A rule reads like this:
///
///     mutating func deferStatement() {
///       var node = open(DeferStmtSyntax.self)
///       take(&node, .deferKeyword)
///       if codeBlock() { node.set(.body) }
///       close(node)
///     }
///
/// What it parses is written above it: a quoted word is a token, any other name a rule, and `?`, `*`, `+`,
/// `|` and parentheses mean what they mean elsewhere. Where several lines are needed, each says what it
/// defines before `→`.
struct Parser: ~Copyable {
  let source: ContiguousArray<UInt8>
  var tokens: TokenTable

  /// The token that the parser stands at, and its kind.
  var index = 0
  var kind: TokenKind

  /// The nodes so far, each after its children.
  var nodes: ContiguousArray<NodeRecord> = []
  var errors: [SyntaxError] = []

  /// Prefixes cut off from tokens, in order: `>` from `>>`. Each stands before the rest of its token.
  var splits: [SplitToken] = []

  /// The offset of the last error, so that one place is not reported twice.
  var lastReport = -1

  /// Where long brackets end that were stepped over in looking ahead, by the token that opens them; and
  /// whether no end of a `#if` clause was in the way.
  var bracketEnds: [Int: (index: Int, isWhole: Bool)] = [:]

  /// How many rules that can contain themselves are under way.
  var depth = 0

  /// Deeper input is an error, so that the parser's stack is bounded.
  static let maximumDepth = 256

  init(source: SourceText) {
    var lexer = Lexer(source: source.storage)
    lexer.run()
    self.source = source.storage
    errors = lexer.errors
    tokens = lexer.tokens.finish()
    kind = tokens.kinds[0]
    nodes.reserveCapacity(tokens.count + tokens.count / 2)
  }
}

/// A piece cut off from the front of a token.
struct SplitToken {
  var kind: TokenKind
  var start: UInt32
  var end: UInt32
  var flags: TokenFlags
  /// The place of the piece among all tokens, those before it counted with their pieces.
  var position: UInt32
  /// What the rest of the token was called before the cut.
  var originalKind: TokenKind
}

// MARK: - Looking

extension Parser {
  @inline(__always)
  func at(_ first: TokenKind) -> Bool { kind == first }

  @inline(__always)
  func at(_ first: TokenKind, _ second: TokenKind) -> Bool { kind == first || kind == second }

  @inline(__always)
  func at(_ first: TokenKind, _ second: TokenKind, _ third: TokenKind) -> Bool {
    kind == first || kind == second || kind == third
  }

  var atIdentifier: Bool { kind.isIdentifier }

  /// Whether the current token is the first on its line.
  var atStartOfLine: Bool { tokens.flags[index].contains(.startsLine) }

  /// The kind of the token `distance` tokens on; the end of the file from there on.
  @inline(__always)
  func peek(_ distance: Int = 1) -> TokenKind {
    let other = index &+ distance
    return other < tokens.kinds.count ? tokens.kinds[other] : .endOfFile
  }

  /// Whether the token `distance` tokens on is the first on its line.
  func startsLine(_ distance: Int) -> Bool {
    tokens.flags[min(index + distance, tokens.count - 1)].contains(.startsLine)
  }

  /// Whether trivia stands between the token before the current one and the current one.
  var hasTriviaBefore: Bool { index > 0 && tokens.ends[index - 1] != tokens.starts[index] }

  /// Whether trivia stands between the current token and the next one.
  var hasTriviaAfter: Bool {
    index + 1 < tokens.count && tokens.ends[index] != tokens.starts[index + 1]
  }

  /// The current token as it is written.
  var currentText: String { text(ofToken: index) }

  /// A token as it is written.
  func text(ofToken token: Int) -> String {
    String(decoding: source[tokens.range(of: token)], as: UTF8.self)
  }

  /// The first byte of the current token, or 0 where it is empty.
  var firstByte: UInt8 {
    let start = Int(tokens.starts[index])
    return start < Int(tokens.ends[index]) ? source[start] : 0
  }

  /// Whether the current token begins with `prefix`, whatever its kind.
  func at(prefix: StaticString) -> Bool { tokenText(index, startsWith: prefix) }

  /// Whether the current token is spelled `text`, whatever its kind.
  func at(text: StaticString) -> Bool {
    Int(tokens.ends[index] - tokens.starts[index]) == text.utf8CodeUnitCount && at(prefix: text)
  }

  /// Whether the current token is the operator `text`.
  func at(operator text: StaticString) -> Bool { kind.isOperator && at(text: text) }

  /// Whether the token `distance` tokens on is spelled `text`, whatever its kind.
  func peek(_ distance: Int = 1, text: StaticString) -> Bool {
    let other = min(index + distance, tokens.count - 1)
    return Int(tokens.ends[other] - tokens.starts[other]) == text.utf8CodeUnitCount
      && tokenText(other, startsWith: text)
  }

  /// Whether the token `distance` tokens on begins with `prefix`, whatever its kind.
  func peek(_ distance: Int = 1, prefix: StaticString) -> Bool {
    tokenText(min(index + distance, tokens.count - 1), startsWith: prefix)
  }

  @inline(never)
  private func tokenText(_ token: Int, startsWith prefix: StaticString) -> Bool {
    let start = Int(tokens.starts[token])
    let length = prefix.utf8CodeUnitCount
    guard Int(tokens.ends[token]) - start >= length else { return false }
    return prefix.withUTF8Buffer { wanted in
      for offset in 0..<length where unsafe wanted[offset] != source[start + offset] { return false }
      return true
    }
  }
}

// MARK: - Consuming

extension Parser {
  /// Steps over the current token.
  @inline(__always)
  mutating func advance() {
    guard index + 1 < tokens.count else { return }
    index += 1
    kind = tokens.kinds[index]
  }

  /// Consumes the current token as the child `slot` of `node`.
  @inline(__always)
  mutating func take<View>(_ node: inout Open<View>, _ slot: Slot<View>) {
    node.set(slot)
    advance()
  }

  /// Consumes the current token as the child `slot` of `node`, under another kind.
  @inline(__always)
  mutating func take<View>(_ node: inout Open<View>, _ slot: Slot<View>, as kind: TokenKind) {
    tokens.kinds[index] = kind
    node.set(slot)
    advance()
  }

  /// Consumes the current token as the child `slot` of `node` where it is of the given kind.
  @inline(__always)
  @discardableResult
  mutating func take<View>(_ node: inout Open<View>, _ slot: Slot<View>, if wanted: TokenKind) -> Bool {
    guard kind == wanted else { return false }
    take(&node, slot)
    return true
  }

  /// Consumes an identifier as the child `slot` of `node` where the current token is one.
  @inline(__always)
  @discardableResult
  mutating func takeIdentifier<View>(_ node: inout Open<View>, _ slot: Slot<View>) -> Bool {
    guard kind.isIdentifier else { return false }
    take(&node, slot)
    return true
  }

  /// Consumes the current token as the child `slot` of `node`. Where it is of another kind, says so and
  /// skips to it if it is near.
  @inline(__always)
  @discardableResult
  mutating func expect<View>(
    _ node: inout Open<View>, _ slot: Slot<View>, _ wanted: TokenKind, _ message: String
  ) -> Bool {
    if kind == wanted {
      take(&node, slot)
      return true
    }
    guard recover(to: wanted, reporting: message) else { return false }
    take(&node, slot)
    return true
  }

  /// The rare end of `expect`, kept out of the many places that it is inlined into.
  @inline(never)
  private mutating func recover(to wanted: TokenKind, reporting message: String) -> Bool {
    // As swiftc does: a bracket is missed where something else stands, all else behind what precedes it.
    if wanted.isClosingBracket { report(message) } else { reportMissing(message) }
    return recover(to: wanted)
  }

  /// Consumes the first `length` bytes of the current token as the child `slot` of `node`; what remains of
  /// the token is read anew.
  mutating func takePrefix<View>(
    _ node: inout Open<View>, _ slot: Slot<View>, _ length: Int, as kind: TokenKind
  ) {
    node.set(slot)
    consumePrefix(length, as: kind)
  }

  /// Consumes the first `length` bytes of the current token; what remains of the token is read anew.
  mutating func consumePrefix(_ length: Int, as kind: TokenKind) {
    if Int(tokens.ends[index] - tokens.starts[index]) == length {
      tokens.kinds[index] = kind
      advance()
    } else {
      split(length, as: kind)
    }
  }

  /// Steps over the first `length` bytes of the current token; for looking ahead.
  mutating func skipPrefix(_ length: Int) {
    if Int(tokens.ends[index] - tokens.starts[index]) == length {
      advance()
    } else {
      split(length, as: .unknown)
    }
  }

  @inline(never)
  private mutating func split(_ length: Int, as prefixKind: TokenKind) {
    let start = tokens.starts[index]
    let middle = start + UInt32(length)
    splits.append(
      SplitToken(
        kind: prefixKind, start: start, end: middle, flags: tokens.flags[index], position: outputToken,
        originalKind: kind))
    tokens.starts[index] = middle
    tokens.flags[index] = []
    kind = Lexer.kindOfRemainder(in: source, from: Int(middle), to: Int(tokens.ends[index]))
    tokens.kinds[index] = kind
  }

  /// The place of the current token among all tokens, with the pieces that were cut off before it.
  @inline(__always)
  var outputToken: UInt32 { UInt32(truncatingIfNeeded: index &+ splits.count) }
}

// MARK: - Looking far ahead

extension Parser {
  /// A place to come back to.
  struct Checkpoint {
    var index: Int
    var splitCount: Int
  }

  var checkpoint: Checkpoint { Checkpoint(index: index, splitCount: splits.count) }

  /// Goes back to a place, and puts tokens together again that were cut since. Only for looking ahead:
  /// nodes are not taken back.
  mutating func rewind(to checkpoint: Checkpoint) {
    if splits.count > checkpoint.splitCount { join(splitsFrom: checkpoint.splitCount) }
    index = checkpoint.index
    kind = tokens.kinds[index]
  }

  /// The rare part of `rewind`, kept out of the many places that it is inlined into.
  @inline(never)
  private mutating func join(splitsFrom count: Int) {
    while splits.count > count, let split = splits.popLast() {
      let token = Int(split.position) - splits.count
      tokens.starts[token] = split.start
      tokens.flags[token] = split.flags
      tokens.kinds[token] = split.originalKind
    }
  }

  /// Runs `body`, which only steps over tokens, and comes back.
  @inline(__always)
  mutating func lookAhead(_ body: (inout Parser) -> Bool) -> Bool {
    let start = checkpoint
    let result = body(&self)
    rewind(to: start)
    return result
  }
}
