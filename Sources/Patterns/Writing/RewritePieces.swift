import SwiftCST

/// A piece of the text that is written for one match.
struct RewritePiece: Hashable, Sendable {
  /// The text between the previous piece and this one.
  var gap: String
  var content: Content
  var place: ExpressionPlace
  var depth: Int

  enum Content: Hashable, Sendable {
    /// A token of the rewrite.
    case text(String)
    /// Code of the file: its tokens, and whether to put parentheses around it.
    case code(Range<Int>, inParentheses: Bool)
  }

  init(_ text: String, gap: String = "") {
    self.gap = gap
    content = .text(text)
    place = .free
    depth = 0
  }

  init(_ item: RewriteItem, _ content: Content) {
    gap = item.gap
    self.content = content
    place = item.place
    depth = item.depth
  }

  /// Whether the piece is a token of the rewrite with this text.
  func isText(_ text: String) -> Bool { content == .text(text) }
}

/// The items of a rewrite for one match: with code in place of the metavariables, and without the items that
/// are removed because one is bound to nothing.
struct RewritePieces {
  private(set) var pieces: [RewritePiece] = []
  private var items: [RewriteItem?]
  private let bindings: [Binding]
  private let tree: SyntaxTree

  init(
    _ items: [RewriteItem], _ clauses: [RewriteClause], _ bindings: [Binding], _ tree: SyntaxTree
  ) throws(RewriteObstacle) {
    self.items = items
    self.bindings = bindings
    self.tree = tree
    for clause in clauses where isEmpty(clause) { remove(clause.items) }
    for index in items.indices { removeIfEmpty(index) }
    for item in self.items.compactMap(\.self) { try append(item) }
  }

  // MARK: - Removed items

  private func isEmpty(_ item: RewriteItem?) -> Bool {
    if case .variable(let number) = item?.content { bindings[number].tokens.isEmpty } else { false }
  }

  private func isEmpty(_ clause: RewriteClause) -> Bool {
    items[clause.items].allSatisfy { item in
      if case .variable = item?.content { isEmpty(item) } else { true }
    }
  }

  /// Removes a metavariable that is bound to nothing, together with an adjacent comma.
  private mutating func removeIfEmpty(_ index: Int) {
    guard let item = items[index], isEmpty(item) else { return }
    let next = items.indices.first { $0 > index && items[$0] != nil }
    let previous = items.indices.last { $0 < index && items[$0] != nil }
    if let next, items[next]?.content == .text(",") {
      remove(index..<next + 1)
    } else if let previous, items[previous]?.content == .text(",") {
      items[previous] = nil
      items[index] = nil
    } else {
      remove(index..<index + 1)
    }
  }

  /// Removes items. The next item takes over their gap, unless it closes a list.
  private mutating func remove(_ range: Range<Int>) {
    let gap = items[range].lazy.compactMap(\.self).first?.gap
    for index in range { items[index] = nil }
    guard let next = items.indices.first(where: { $0 >= range.upperBound && items[$0] != nil }),
      let gap,
      case .text(let text)? = items[next]?.content, !")]}".contains(text)
    else {
      if let gap,
        let next = items.indices.first(where: { $0 >= range.upperBound && items[$0] != nil }),
        case .variable? = items[next]?.content
      {
        items[next]?.gap = gap
      }
      return
    }
    items[next]?.gap = gap
  }

  // MARK: - Written items

  private mutating func append(_ item: RewriteItem) throws(RewriteObstacle) {
    guard case .variable(let number) = item.content else {
      if case .text(let text) = item.content { pieces.append(RewritePiece(item, .text(text))) }
      try closeArguments(with: item)
      return
    }
    let binding = bindings[number]
    guard pending == nil else { throw .misplaced("the closures that trail '$$$' have no place") }
    guard let arguments = binding.arguments, binding.count > 0 else {
      pieces.append(RewritePiece(item, .code(binding.tokens, inParentheses: false)))
      return
    }
    let parts = tree.argumentTokens(of: Int(arguments.call))
    let inside = parts.inside.indices.clamped(to: arguments.range)
    if !inside.isEmpty {
      let tokens =
        parts.inside[inside.lowerBound].lowerBound..<parts.inside[inside.upperBound - 1].upperBound
      pieces.append(RewritePiece(item, .code(tokens, inParentheses: false)))
    }
    guard arguments.range.upperBound > parts.inside.count else { return }
    let first = max(arguments.range.lowerBound - parts.inside.count, 0)
    let last = arguments.range.upperBound - parts.inside.count - 1
    pending = parts.trailing[first].lowerBound..<parts.trailing[last].upperBound
    isAlone = inside.isEmpty
  }

  /// Trailing closures among the arguments that a metavariable is bound to, until the parenthesis is closed.
  private var pending: Range<Int>?
  private var isAlone = false

  private mutating func closeArguments(with item: RewriteItem) throws(RewriteObstacle) {
    guard let tokens = pending else { return }
    guard item.content == .text(")") else {
      throw .misplaced("closures that trail a call can only be the last arguments of another")
    }
    pending = nil
    if isAlone, pieces.count >= 2, pieces[pieces.count - 2].isText("(") {
      pieces.removeLast(2)
    } else if isAlone, pieces.count >= 2, pieces[pieces.count - 2].isText(",") {
      pieces.remove(at: pieces.count - 2)
    }
    var piece = RewritePiece(item, .code(tokens, inParentheses: false))
    piece.gap = " "
    pieces.append(piece)
  }
}

extension SyntaxTree {
  /// The tokens of each argument of a call: those in its parentheses and its trailing closures.
  fileprivate func argumentTokens(of call: Int) -> (inside: [Range<Int>], trailing: [Range<Int>]) {
    var inside: [Range<Int>] = []
    var trailing: [Range<Int>] = []
    for child in node(at: call).children.dropFirst() {
      switch child.kind {
      case .labeledExprList: inside += child.children.map { ownTokens(of: nodes[$0.id]) }
      case .closureExpr: trailing.append(child.tokenIndices)
      case .multipleTrailingClosureElementList: trailing += child.children.map(\.tokenIndices)
      default: break
      }
    }
    return (inside, trailing)
  }
}
