import CSTParser
import SwiftCST

/// A rewrite that is being analyzed.
struct RewriteDraft {
  private let pattern: Pattern
  private let draft: PatternDraft
  private let roles: PatternRoles
  private(set) var items: [RewriteItem] = []
  private(set) var clauses: [RewriteClause] = []
  /// The item that each token of the tree belongs to, or -1.
  private var itemOfToken: [Int]

  init(_ text: String, for pattern: Pattern) throws(PatternMistake) {
    self.pattern = pattern
    do throws(PatternMistake) {
      draft = try PatternDraft(text, kind: pattern.kind)
    } catch {
      throw PatternMistake(
        error.message.replacing("the pattern", with: "the rewrite"), in: error.text,
        at: error.offset)
    }
    roles = PatternRoles(draft)
    itemOfToken = Array(repeating: -1, count: draft.tree.tokens.count)
    try requireBound()
    try requireFit()
    takeItems()
    takeClauses()
  }

  private var tree: SyntaxTree { draft.tree }

  private var root: Int {
    switch draft.root {
    case .node(let node), .list(let node): node
    }
  }

  // MARK: - Checks

  private func requireBound() throws(PatternMistake) {
    let bound = Set(pattern.variables)
    for placeholder in draft.scan.placeholders {
      let variable = placeholder.variable
      guard !variable.isAnonymous else {
        throw PatternMistake(
          "'\(variable.spelling)' has no value; give it a name in the pattern and here",
          in: draft.text,
          at: placeholder.range.lowerBound)
      }
      guard bound.contains(variable) else {
        throw PatternMistake(
          "the pattern doesn't bind '\(variable.spelling)'", in: draft.text,
          at: placeholder.range.lowerBound)
      }
    }
  }

  private func requireFit() throws(PatternMistake) {
    if pattern.isModifier, roles.impliedBase < 0 {
      throw PatternMistake(
        "the pattern begins with a modifier; the rewrite has to begin with one, too",
        in: draft.text, at: 0)
    }
    guard needsStatement, pattern.isModifier else { return }
    throw PatternMistake(
      "the pattern is a modifier; the rewrite has to be an expression", in: draft.text, at: 0)
  }

  /// Whether the rewrite of an expression isn't one: it can only replace an expression that is a statement.
  var needsStatement: Bool {
    guard pattern.isExpression else { return false }
    guard case .node(let node) = draft.root else { return true }
    let root = tree.node(at: node)
    let isAssignment =
      root.kind == .sequenceExpr
      && root.children.first?.children.contains { $0.kind == .assignmentExpr } == true
    return !root.kind.isExpression || root.kind.isStatementLike || isAssignment
  }

  // MARK: - Items

  private mutating func takeItems() {
    let variables = Dictionary(
      pattern.variables.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
    let unit = draft.text.indentUnit
    var end = draft.start
    var token = 0
    while token < tree.tokens.count {
      let start = Int(tree.tokens.starts[token])
      guard start >= draft.start, !tree.tokens.range(of: token).isEmpty,
        Int(tree.tokens.ends[token]) <= draft.start + draft.text.utf8.count
      else {
        token += 1
        continue
      }
      let variable = roles.ofTokens[token]
      let first = token
      var item = RewriteItem(
        gap: items.isEmpty ? "" : tree.source.string(in: end..<start).indented(from: unit),
        content: .text(tree.source.string(in: tree.tokens.range(of: token))))
      if variable >= 0, let number = variables[roles.variables[Int(variable)]] {
        while token + 1 < tree.tokens.count, roles.ofTokens[token + 1] == variable,
          tree.tokens.starts[token + 1] == tree.tokens.ends[token]
        {
          token += 1
        }
        item.content = .variable(number)
        item.place = place(first..<token + 1)
      }
      item.depth = depth(first)
      for index in first...token { itemOfToken[index] = items.count }
      end = Int(tree.tokens.ends[token])
      items.append(item)
      token += 1
    }
  }

  private func depth(_ token: Int) -> Int {
    var node: Node? = tree.innermostNode(coveringToken: token)
    var depth = 0
    while let inner = node {
      if inner.kind == .closureExpr, inner.firstToken.index < token, token < inner.lastToken.index {
        depth += 1
      }
      node = inner.parent
    }
    return depth
  }

  /// The context of a metavariable, which determines whether it needs parentheses.
  private func place(_ tokens: Range<Int>) -> ExpressionPlace {
    var node = tree.innermostNode(coveringToken: tokens.lowerBound)
    while let parent = node.parent, parent.tokenIndices == node.tokenIndices,
      !parent.kind.isCollection
    {
      node = parent
    }
    return ExpressionPlace(of: node, .standard)
  }

  /// Finds lists that may be empty, with their punctuation.
  private mutating func takeClauses() {
    for index in tree.nodes.indices
    where roles.mayBeAbsent[index] && !tree.nodes[index].kind.isCollection {
      let tokens = tree.nodes[index].tokenIndices
      let first = itemOfToken[tokens.lowerBound]
      let last = itemOfToken[tokens.upperBound - 1]
      if first >= 0, last >= first { clauses.append(RewriteClause(items: first..<last + 1)) }
    }
  }

  /// The form of the rewrite as an expression.
  var form: ExpressionForm {
    guard case .node(let node) = draft.root else { return .primary }
    return ExpressionForm(of: tree.node(at: node), .standard)
  }

  // MARK: - One line

  /// The items with their lines joined; nil if that would change the code.
  ///
  /// - Parameter keepsLinks: Whether links of the outermost chain remain on separate lines.
  func joined(keepsLinks: Bool = false) -> [RewriteItem]? {
    guard items.contains(where: { $0.gap.contains(where: \.isNewline) }) else { return items }
    guard items.allSatisfy({ !$0.gap.contains("//") }) else { return nil }
    var joined = items
    var brackets = 0
    for index in joined.indices {
      if case .text(let text) = joined[index].content {
        if ["(", "[", "{"].contains(text) { brackets += 1 }
        if [")", "]", "}"].contains(text) { brackets -= 1 }
      }
      guard joined[index].gap.contains(where: \.isNewline) else { continue }
      let isLink = joined[index].content == .text(".")
      if isLink, keepsLinks, brackets == 0 { continue }
      joined[index].gap = isLink ? "" : " "
    }
    let frame = draft.kind.frame
    let text = joined.map { $0.gap + $0.parsedText(in: pattern) }.joined()
    let again = SyntaxTree.parse(SourceText(frame.prefix + text + frame.suffix))
    let kinds = tree.nodes.map(\.kind)
    return again.errors.isEmpty && again.nodes.map(\.kind) == kinds ? joined : nil
  }
}

extension SyntaxKind {
  /// Whether it is an expression that can be written as a statement.
  fileprivate var isStatementLike: Bool { self == .ifExpr || self == .switchExpr }
}

extension String {
  /// The number of spaces for a level of indentation: the smallest indentation of a line, but at least two.
  fileprivate var indentUnit: Int {
    let lines: [Substring] = split(separator: "\n" as Character)
    let widths = lines.map { line in line.prefix { $0 == " " }.count }
    return max(widths.filter { $0 > 0 }.min() ?? 2, 2)
  }

  /// White space whose last line is indented by two spaces for a level, as in snippets.
  fileprivate func indented(from unit: Int) -> String {
    guard let lineEnd = lastIndex(where: \.isNewline), unit > 2 else { return self }
    let spaces = self[index(after: lineEnd)...]
    guard spaces.allSatisfy({ $0 == " " }) else { return self }
    return self[...lineEnd] + String(repeating: " ", count: spaces.count / unit * 2)
  }
}

extension RewriteItem {
  /// The item as the parser sees it: a name for a metavariable.
  func parsedText(in pattern: Pattern) -> String {
    switch content {
    case .text(let text): text
    case .variable(let number):
      "$" + (pattern.variables[number].isMany ? "zz" : "") + pattern.variables[number].name
    }
  }
}
