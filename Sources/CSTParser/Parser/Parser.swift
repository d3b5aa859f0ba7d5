import SwiftCST

/// Builds the tree of a file from its tokens.
///
/// A recursive-descent parser over pre-lexed tokens: lookahead is reading ahead in an array. Each grammar
/// rule is a method that consumes tokens and appends its node *after* the nodes of its children, so a node
/// that turns out to wrap what was parsed before it (`a` in `a.b`) costs nothing. At the end, ``Preorder``
/// moves parents before their children.
///
/// A rule looks like this:
///
///     mutating func deferStatement() {
///       var node = open(DeferStmtSyntax.self)
///       take(&node, .deferKeyword)
///       if codeBlock() { node.set(.body) }
///       close(node)
///     }
///
/// The comment above a rule contains its grammar: a quoted word is a token, any other name is a rule, and
/// `?`, `*`, `+`, `|` and parentheses have their usual meaning. If there are several lines, each begins with
/// the name that it defines and `→`.
struct Parser: ~Copyable {
  let source: ContiguousArray<UInt8>
  var tokens: TokenTable

  /// The current token, and its kind.
  var index = 0
  var kind: TokenKind

  /// The nodes so far, each after its children.
  var nodes: ContiguousArray<NodeRecord> = []
  var errors: [SyntaxError] = []

  /// Prefixes split off from tokens, in order: `>` from `>>`. Each one precedes the rest of its token.
  var splits: [SplitToken] = []

  /// The offset of the last error, so that one place is not reported twice.
  var lastReport = -1

  /// The ends of long brackets that lookahead has skipped, by their opening token; and whether no end of a
  /// `#if` clause was in the way.
  var bracketEnds: [Int: (index: Int, isWhole: Bool)] = [:]

  /// The current nesting depth of recursive rules.
  var depth = 0

  /// Deeper nesting is an error, which bounds the parser's stack.
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

/// A piece split off from the front of a token.
struct SplitToken {
  var kind: TokenKind
  var start: UInt32
  var end: UInt32
  var flags: TokenFlags
  /// The position of the piece among all tokens, including the pieces before it.
  var position: UInt32
  /// The kind of the rest of the token before the split.
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

  /// The kind of the token `distance` tokens ahead; the end of the file beyond it.
  @inline(__always)
  func peek(_ distance: Int = 1) -> TokenKind {
    let other = index &+ distance
    return other < tokens.kinds.count ? tokens.kinds[other] : .endOfFile
  }

  /// Whether the token `distance` tokens ahead is the first on its line.
  func startsLine(_ distance: Int) -> Bool {
    tokens.flags[min(index + distance, tokens.count - 1)].contains(.startsLine)
  }

  /// Whether there is trivia between the previous token and the current one.
  var hasTriviaBefore: Bool { index > 0 && tokens.ends[index - 1] != tokens.starts[index] }

  /// Whether there is trivia between the current token and the next one.
  var hasTriviaAfter: Bool {
    index + 1 < tokens.count && tokens.ends[index] != tokens.starts[index + 1]
  }

  /// The text of the current token.
  var currentText: String { text(ofToken: index) }

  /// The text of a token.
  func text(ofToken token: Int) -> String {
    String(decoding: source[tokens.range(of: token)], as: UTF8.self)
  }

  /// The first byte of the current token, or 0 if it is empty.
  var firstByte: UInt8 {
    let start = Int(tokens.starts[index])
    return start < Int(tokens.ends[index]) ? source[start] : 0
  }

  /// Whether the current token begins with `prefix`, regardless of its kind.
  func at(prefix: StaticString) -> Bool { tokenText(index, startsWith: prefix) }

  /// Whether the text of the current token is `text`, regardless of its kind.
  func at(text: StaticString) -> Bool {
    Int(tokens.ends[index] - tokens.starts[index]) == text.utf8CodeUnitCount && at(prefix: text)
  }

  /// Whether the current token is the operator `text`.
  func at(operator text: StaticString) -> Bool { kind.isOperator && at(text: text) }

  /// Whether the text of the token `distance` tokens ahead is `text`, regardless of its kind.
  func peek(_ distance: Int = 1, text: StaticString) -> Bool {
    let other = min(index + distance, tokens.count - 1)
    return Int(tokens.ends[other] - tokens.starts[other]) == text.utf8CodeUnitCount
      && tokenText(other, startsWith: text)
  }

  /// Whether the token `distance` tokens ahead begins with `prefix`, regardless of its kind.
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
  /// Skips the current token.
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

  /// Consumes the current token as the child `slot` of `node` if it is of the given kind.
  @inline(__always)
  @discardableResult
  mutating func take<View>(_ node: inout Open<View>, _ slot: Slot<View>, if wanted: TokenKind) -> Bool {
    guard kind == wanted else { return false }
    take(&node, slot)
    return true
  }

  /// Consumes an identifier as the child `slot` of `node` if the current token is one.
  @inline(__always)
  @discardableResult
  mutating func takeIdentifier<View>(_ node: inout Open<View>, _ slot: Slot<View>) -> Bool {
    guard kind.isIdentifier else { return false }
    take(&node, slot)
    return true
  }

  /// Consumes the current token as the child `slot` of `node`. If it is of another kind, reports an error,
  /// and skips to the wanted token if it is near.
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

  /// The rare path of `expect`, kept out of the many places that it is inlined into.
  @inline(never)
  private mutating func recover(to wanted: TokenKind, reporting message: String) -> Bool {
    // As in swiftc: a missing bracket is reported at the current token, other tokens after the previous one.
    if wanted.isClosingBracket { report(message) } else { reportMissing(message) }
    return recover(to: wanted)
  }

  /// Consumes the first `length` bytes of the current token as the child `slot` of `node`; the rest of the
  /// token is lexed again.
  mutating func takePrefix<View>(
    _ node: inout Open<View>, _ slot: Slot<View>, _ length: Int, as kind: TokenKind
  ) {
    node.set(slot)
    consumePrefix(length, as: kind)
  }

  /// Consumes the first `length` bytes of the current token; the rest of the token is lexed again.
  mutating func consumePrefix(_ length: Int, as kind: TokenKind) {
    if Int(tokens.ends[index] - tokens.starts[index]) == length {
      tokens.kinds[index] = kind
      advance()
    } else {
      split(length, as: kind)
    }
  }

  /// Skips the first `length` bytes of the current token; for lookahead.
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

  /// The position of the current token among all tokens, including the pieces split off before it.
  @inline(__always)
  var outputToken: UInt32 { UInt32(truncatingIfNeeded: index &+ splits.count) }
}

// MARK: - Long lookahead

extension Parser {
  /// A position to return to.
  struct Checkpoint {
    var index: Int
    var splitCount: Int
  }

  var checkpoint: Checkpoint { Checkpoint(index: index, splitCount: splits.count) }

  /// Returns to a position, and rejoins tokens that were split since. Only for lookahead: nodes are not
  /// removed.
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

  /// Runs `body`, which may only skip tokens, and returns to the current position.
  @inline(__always)
  mutating func lookAhead(_ body: (inout Parser) -> Bool) -> Bool {
    let start = checkpoint
    let result = body(&self)
    rewind(to: start)
    return result
  }
}
