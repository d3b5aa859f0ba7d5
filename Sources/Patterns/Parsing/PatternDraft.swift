import CSTParser
import SwiftCST

/// A text whose kind of pattern is being determined.
struct PatternDraft {
  let text: String
  let kind: PatternKind
  let tree: SyntaxTree
  let start: Int
  let root: PatternRoot
  let scan: MetavariableScan

  /// Parses a text as each kind in turn; the first one without a syntax error is its kind.
  init(_ text: String, kind: PatternKind?) throws(PatternMistake) {
    let trimmed = text.utf8.firstIndex { !" \t\r\n".utf8.contains($0) }
    guard trimmed != nil else { throw PatternMistake("the pattern is empty", in: text, at: 0) }
    guard !text.contains("\u{FFFD}") else {
      throw PatternMistake("the pattern is not valid UTF-8", in: text, at: 0)
    }
    var firstError: (message: String, offset: Int)?
    for kind in kind.map({ [$0] }) ?? PatternKind.allCases {
      let reading = PatternReading(text, as: kind)
      guard let root = reading.root, reading.errors.isEmpty else {
        let error = reading.errors.first.map { ($0.message, $0.offset - reading.start) }
        firstError = firstError ?? error ?? ("there is no code of this kind", 0)
        continue
      }
      self.init(reading, root)
      return
    }
    throw PatternMistake(
      "the pattern is not valid Swift: \(firstError?.message ?? "")", in: text,
      at: firstError?.offset ?? 0)
  }

  private init(_ reading: PatternReading, _ root: PatternRoot) {
    text = reading.text
    kind = reading.kind
    tree = reading.tree
    start = reading.start
    scan = reading.scan
    self.root = root
  }
}

/// A text parsed as one kind of pattern.
struct PatternReading {
  let text: String
  let kind: PatternKind
  let start: Int
  private(set) var scan: MetavariableScan
  private(set) var tree: SyntaxTree

  /// The syntax errors that are not caused by a metavariable.
  private(set) var errors: [SyntaxError] = []

  init(_ text: String, as kind: PatternKind) {
    self.text = text
    self.kind = kind
    start = kind.frame.prefix.utf8.count
    scan = MetavariableScan(text)
    tree = Self.parse(scan, kind)
    leaveLiterals()
    takeMembers()
    errors = tree.errors.filter { !isForgiven($0) }
  }

  private static func parse(_ scan: MetavariableScan, _ kind: PatternKind) -> SyntaxTree {
    let frame = kind.frame
    return .parse(SourceText(bytes: scan.text(prefix: frame.prefix, suffix: frame.suffix)))
  }

  /// Leaves metavariables in string literals and comments unchanged.
  private mutating func leaveLiterals() {
    let starts = tree.tokens.starts
    let count = scan.placeholders.count
    scan.filter { placeholder in
      let name = start + placeholder.range.lowerBound + placeholder.nameOffset
      let token = starts.indices.partitionPoint { Int(starts[$0]) < name }
      return token < starts.count && Int(starts[token]) == name
        && tree.tokens.kinds[token].isIdentifier
        && Int(tree.tokens.ends[token]) == start + placeholder.range.upperBound
    }
    if scan.placeholders.count != count { tree = Self.parse(scan, kind) }
  }

  /// Represents a metavariable by a macro if the parser expects a declaration.
  private mutating func takeMembers() {
    let wanted = Set(
      tree.errors.filter { $0.message == "expected declaration" }.map { $0.offset - start })
    var isChanged = false
    for (index, placeholder) in scan.placeholders.enumerated()
    where placeholder.form == .name && wanted.contains(placeholder.range.lowerBound) {
      scan.takeForMember(index)
      isChanged = true
    }
    if isChanged { tree = Self.parse(scan, kind) }
  }

  /// Whether a syntax error is caused by a metavariable for a parameter or a `case`.
  private func isForgiven(_ error: SyntaxError) -> Bool {
    let offset = error.offset - start
    guard let placeholder = scan.placeholders.first(where: { $0.range.contains(offset) }) else {
      return false
    }
    let range = start + placeholder.range.lowerBound..<start + placeholder.range.upperBound
    return tree.nodes.contains { record in
      (record.kind == .functionParameter || record.kind == .switchCase)
        && tree.ownRange(of: record) == range
    }
  }

  /// The root of the text as a pattern of this kind; nil if it isn't one.
  var root: PatternRoot? {
    if let list = kind.list { return rootOfList(list) }
    let wanted: (NodeRecord) -> Bool
    switch kind {
    case .attribute: wanted = { $0.kind == .attribute }
    default:
      let outer: SyntaxKind = kind == .type ? .typeAnnotation : .matchingPatternCondition
      wanted = {
        outer == tree.nodes[Int($0.parent)].kind && tree.range(of: $0).lowerBound == start
      }
    }
    return tree.nodes.firstIndex { wanted($0) && covers(tree.range(of: $0)) }.map { .node($0) }
  }

  private func rootOfList(_ list: SyntaxKind) -> PatternRoot? {
    guard
      let index = tree.nodes.firstIndex(where: {
        $0.kind == list && tree.range(of: $0).lowerBound >= start
      }),
      covers(tree.range(of: tree.nodes[index]))
    else { return nil }
    let node = tree.node(at: index)
    guard let item = node.children.only, kind != .arguments, kind != .parameters else {
      return .list(index)
    }
    return .node(item.withoutWrappers.id)
  }

  /// Whether a range contains all tokens of the text.
  private func covers(_ range: Range<Int>) -> Bool {
    let end = start + text.utf8.count
    let tokens = tree.tokens
    return !tokens.starts.indices.contains { index in
      let token = tokens.range(of: index)
      return token.lowerBound >= start && token.upperBound <= end && !token.isEmpty
        && !(range.lowerBound <= token.lowerBound && token.upperBound <= range.upperBound)
    }
  }
}

extension Placeholder {
  /// The offset of the name that the parser sees from the start of the metavariable.
  var nameOffset: Int { form == .name ? 0 : 1 }
}

extension SyntaxTree {
  /// The tokens of a node without a trailing comma or semicolon.
  func ownTokens(of record: NodeRecord) -> Range<Int> {
    let all = record.tokenIndices
    let last = tokens.kinds[all.upperBound - 1]
    return all.count > 1 && (last == .comma || last == .semicolon)
      ? all.lowerBound..<all.upperBound - 1 : all
  }

  /// The bytes of a node without a trailing comma or semicolon (UTF-8 offsets, 0-based).
  func ownRange(of record: NodeRecord) -> Range<Int> {
    let own = ownTokens(of: record)
    return Int(tokens.starts[own.lowerBound])..<Int(tokens.ends[own.upperBound - 1])
  }
}

extension Node {
  /// The node without list items and statements that only wrap it.
  var withoutWrappers: Node {
    var node = self
    while node.kind.isWrapper, let inner = node.children.first { node = inner }
    return node
  }
}

extension SyntaxKind {
  /// Whether nodes of this kind contain one other node, and at most an additional semicolon.
  var isWrapper: Bool {
    self == .codeBlockItem || self == .memberBlockItem || self == .expressionStmt
  }
}
