package import SwiftCST

/// Finds the matches of patterns in a file.
package struct PatternSearch: Sendable {
  /// The patterns. If several match at the same place, the first one is used.
  package let patterns: [Pattern]

  private let table: OperatorTable

  /// Creates a search for patterns, with the operators of the project.
  package init(_ patterns: [Pattern], operators table: OperatorTable = .standard) {
    self.patterns = patterns
    self.table = table
  }

  /// The matches of the patterns in a file, in source order. They don't overlap: of two nested matches, the
  /// outer one is used.
  ///
  /// - Parameter isWanted: An additional condition for a match.
  package func matches(
    in tree: SyntaxTree, where isWanted: (PatternMatch) -> Bool = { _ in true }
  ) -> [PatternMatch] {
    result(in: tree, where: isWanted).matches
  }

  /// The same, with the places at which the search gave up (UTF-8 byte offsets, 0-based).
  package func result(
    in tree: SyntaxTree, where isWanted: (PatternMatch) -> Bool
  ) -> (matches: [PatternMatch], doubtful: [Range<Int>]) {
    let (all, doubtful) = find(in: tree)
    return (Self.withoutOverlaps(all, where: isWanted), doubtful)
  }

  /// All matches of the patterns in a file, in source order, including nested ones. If several match at the
  /// same place, the first one is used.
  package func nestedResult(
    in tree: SyntaxTree, where isWanted: (PatternMatch) -> Bool
  ) -> (matches: [PatternMatch], doubtful: [Range<Int>]) {
    let (all, doubtful) = find(in: tree)
    var known: Set<Range<Int>> = []
    return (Self.inOrder(all).filter { isWanted($0) && known.insert($0.range).inserted }, doubtful)
  }

  /// All matches of the patterns in a file, including nested ones.
  package func allMatches(in tree: SyntaxTree) -> [PatternMatch] { find(in: tree).matches }

  /// The maximum number of ways to match a pattern that are tried at one place.
  package static let tryLimit = Matcher.retryLimit

  private func find(in tree: SyntaxTree) -> (matches: [PatternMatch], doubtful: [Range<Int>]) {
    var matches: [PatternMatch] = []
    var doubtful: [Range<Int>] = []
    for (number, pattern) in patterns.enumerated() {
      var walk = PatternWalk(pattern, number, tree, table)
      matches += walk.matches()
      doubtful += walk.doubtful
    }
    return (matches, doubtful)
  }

  private static func inOrder(_ found: [PatternMatch]) -> [PatternMatch] {
    found.enumerated().sorted { first, second in
      let (left, right) = (first.element.range, second.element.range)
      return (left.lowerBound, -left.upperBound, first.element.pattern, first.offset)
        < (right.lowerBound, -right.upperBound, second.element.pattern, second.offset)
    }.map(\.element)
  }

  private static func withoutOverlaps(
    _ found: [PatternMatch], where isWanted: (PatternMatch) -> Bool
  ) -> [PatternMatch] {
    var taken: [PatternMatch] = []
    for match in inOrder(found)
    where match.range.lowerBound >= taken.last?.range.upperBound ?? 0 && isWanted(match) {
      taken.append(match)
    }
    return taken
  }
}

/// One walk over the nodes of a file that searches for one pattern.
private struct PatternWalk {
  private let pattern: Pattern
  private let number: Int
  private let tree: SyntaxTree
  private var matcher: Matcher
  private var found: [PatternMatch] = []

  /// The places at which the search gave up (UTF-8 byte offsets, 0-based).
  private(set) var doubtful: [Range<Int>] = []

  init(_ pattern: Pattern, _ number: Int, _ tree: SyntaxTree, _ table: OperatorTable) {
    self.pattern = pattern
    self.number = number
    self.tree = tree
    matcher = Matcher(pattern, tree, table)
  }

  mutating func matches() -> [PatternMatch] {
    switch pattern.root {
    case .list(let list): findLists(list)
    case .node(let root): findNodes(root)
    }
    return found
  }

  // MARK: - Nodes

  private mutating func findNodes(_ root: Int) {
    let kind = pattern.tree.nodes[root].kind
    let nodes = tree.nodes
    for index in nodes.indices {
      let record = nodes[index]
      if record.kind == .sequenceExpr, kind == .sequenceExpr || kind.coversToTheRight {
        findParts(root, of: index)
      } else if record.kind == kind, isCandidate(index, record) {
        compare(root, .node(index))
      }
    }
  }

  private mutating func compare(_ root: Int, _ element: Element) {
    if matcher.fits(.node(root), element) {
      add(element)
    } else if matcher.hasGivenUp {
      doubt(matcher.code.tokens(of: element))
    }
  }

  private mutating func doubt(_ tokens: Range<Int>) {
    doubtful.append(
      Int(tree.tokens.starts[tokens.lowerBound])..<Int(tree.tokens.ends[tokens.upperBound - 1]))
  }

  /// Whether a node can match a pattern of its kind: it is not the name of a member, and not an operand whose
  /// `try` covers more than the operand.
  private func isCandidate(_ index: Int, _ record: NodeRecord) -> Bool {
    let parent = tree.nodes[Int(record.parent)]
    switch record.kind {
    case .declReferenceExpr:
      return parent.kind != .memberAccessExpr || parent.firstToken == record.firstToken
    case .tryExpr, .awaitExpr, .unsafeExpr:
      return parent.kind != .exprList && !parent.kind.coversToTheRight
    default: return true
    }
  }

  private mutating func findParts(_ root: Int, of sequence: Int) {
    guard let whole = matcher.code.fold(sequence) else { return }
    let last = Int(whole.index)
    let first = last - matcher.code.parts[last].position
    for index in (first...last).reversed() {
      compare(root, .folded(index))
    }
  }

  private mutating func add(_ element: Element) {
    var tokens = matcher.code.tokens(of: element)
    var node = Int32(-1)
    if element.kind == .node {
      node = element.index
      if let base = impliedBase(of: Int(element.index)) { tokens = base..<tokens.upperBound }
    }
    add(tokens, node)
  }

  /// The token after the base, if a pattern of modifiers has an implied base.
  private func impliedBase(of node: Int) -> Int? {
    guard pattern.roles.impliedBase >= 0, case .node(let root) = pattern.root else { return nil }
    // The first links of both chains have the same distance from their ends.
    var access = node
    for _ in root..<pattern.roles.impliedBase { access += 1 }
    return MemberAccessExprSyntax(tree.node(at: access))?.period?.index
  }

  private mutating func add(_ tokens: Range<Int>, _ node: Int32) {
    let range =
      Int(tree.tokens.starts[tokens.lowerBound])..<Int(tree.tokens.ends[tokens.upperBound - 1])
    let empty = Binding(tokens: 0..<0, node: -1, kind: nil, count: 0, arguments: nil)
    found.append(
      PatternMatch(
        pattern: number, range: range, tokens: tokens,
        bindings: matcher.bindings.map { $0 ?? empty },
        node: node))
  }

  // MARK: - Lists

  private mutating func findLists(_ list: Int) {
    let kind = pattern.tree.nodes[list].kind
    for index in tree.nodes.indices {
      let other = tree.nodes[index].kind
      if other == kind || other == .memberBlockItemList && kind == .codeBlockItemList {
        findWindows(list, in: index)
      }
    }
  }

  private mutating func findWindows(_ list: Int, in codeList: Int) {
    matcher.open(list, codeList)
    let count = matcher.code.elements.count
    let patternCount = matcher.pattern.elements.count
    var start = 0
    while start < count {
      guard let end = matcher.window(from: start, count: count, patternCount: patternCount),
        end > start
      else {
        if matcher.hasGivenUp { return doubt(matcher.code.tokens(of: .node(codeList))) }
        // What follows the first '$$$' doesn't match later either.
        if matcher.cannotFitLater { return }
        start += 1
        continue
      }
      let tokens =
        matcher.code.tokens(of: matcher.code.elements[start])
        .lowerBound..<matcher.code.tokens(
          of: matcher.code.elements[end - 1]
        ).upperBound
      add(tokens, -1)
      start = end
    }
  }
}

extension SyntaxKind {
  /// Whether a node of this kind is a keyword with its operand, which extends over the operators after it.
  var coversToTheRight: Bool { self == .tryExpr || self == .awaitExpr || self == .unsafeExpr }
}
