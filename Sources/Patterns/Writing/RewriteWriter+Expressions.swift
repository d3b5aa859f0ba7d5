import SwiftCST

extension RewriteWriter {
  /// Adds the parentheses that precedence requires, around bound code and around the whole, and moves `try`
  /// and `await` to where Swift expects them.
  mutating func addParentheses(_ form: ExpressionForm, _ pattern: Pattern) throws(RewriteObstacle) {
    var lifted: [String] = []
    for index in pieces.indices {
      guard case .code(let tokens, _) = pieces[index].content else { continue }
      try requireSameClosures(pieces[index], tokens)
      guard pieces[index].place != .free, let bound = self.form(of: tokens) else { continue }
      if bound == .covered, let rest = withoutKeywords(tokens, &lifted) {
        let inner = self.form(of: rest) ?? .primary
        pieces[index].content = .code(
          rest, inParentheses: pieces[index].place.needsParentheses(inner, file.operators))
      } else if pieces[index].place.needsParentheses(bound, file.operators) {
        pieces[index].content = .code(tokens, inParentheses: true)
      }
    }
    guard pattern.isExpression, !pattern.isModifier else {
      if !lifted.isEmpty { throw .misplaced("'\(lifted[0])' has no place in front of it") }
      return
    }
    try wrap(form, lifted)
  }

  private mutating func wrap(_ form: ExpressionForm, _ lifted: [String]) throws(RewriteObstacle) {
    var form = form
    if pieces.count == 1, case .code(let tokens, false) = pieces[0].content {
      form = self.form(of: tokens) ?? .primary
    }
    let place = self.place
    if place.needsParentheses(form, file.operators) {
      pieces.insert(RewritePiece("("), at: 0)
      pieces.append(RewritePiece(")"))
    }
    let missing = lifted.filter { !isCovered(by: $0) }
    guard !missing.isEmpty else { return }
    guard canBegin(with: missing[0]) else {
      throw .misplaced("'\(missing[0])' can't be the right side of an operator")
    }
    let first = pieces[0]
    pieces[0].gap = " "
    pieces.insert(RewritePiece(missing.joined(separator: " "), gap: first.gap), at: 0)
  }

  /// The form of the bound code, if it is a single expression.
  private func form(of tokens: Range<Int>) -> ExpressionForm? {
    var found = tree.innermostNode(coveringToken: tokens.lowerBound)
    while found.tokenIndices != tokens, let parent = found.parent,
      parent.tokenIndices.lowerBound >= tokens.lowerBound,
      parent.tokenIndices.upperBound <= tokens.upperBound
    {
      found = parent
    }
    if found.tokenIndices == tokens {
      // The innermost node with these tokens is the most specific, except for a list of operands.
      return found.kind == .exprList
        ? found.parent.map { ExpressionForm(of: $0, file.operators) }
        : ExpressionForm(of: found, file.operators)
    }
    guard let sequence = found.enclosing({ $0 == .sequenceExpr }),
      let folded = try? sequence.folded(with: file.operators),
      let part = folded.parts.first(where: { $0.tokenIndices == tokens })
    else { return nil }
    return ExpressionForm(of: part)
  }

  /// The context of the match.
  private var place: ExpressionPlace {
    if match.node >= 0 {
      return ExpressionPlace(of: outermost(tree.node(at: Int(match.node))), file.operators)
    }
    let inner = tree.innermostNode(coveringToken: match.tokens.lowerBound)
    guard
      let sequence = inner.kind == .sequenceExpr ? inner : inner.enclosing({ $0 == .sequenceExpr }),
      let folded = try? sequence.folded(with: file.operators),
      let part = folded.parts.last(where: { $0.tokenIndices == match.tokens })
    else { return .free }
    return ExpressionPlace(of: part, file.operators)
  }

  /// The outermost node with the same tokens, except for lists.
  private func outermost(_ node: Node) -> Node {
    var node = node
    while let parent = node.parent, parent.tokenIndices == node.tokenIndices,
      !parent.kind.isCollection
    {
      node = parent
    }
    return node
  }

  // MARK: - try and await

  /// The code without the `try` and `await` at its start; nil if it begins with something else, or with
  /// `try?` or `try!`, which change the value.
  private func withoutKeywords(_ tokens: Range<Int>, _ lifted: inout [String]) -> Range<Int>? {
    var first = tokens.lowerBound
    var words: [String] = []
    while first < tokens.upperBound - 1 {
      let token = tree.token(at: first)
      guard [.try, .await, .unsafe].contains(token.kind) else { break }
      if let next = token.next?.kind, next == .postfixQuestionMark || next == .exclamationMark {
        return nil
      }
      words.append(token.text)
      first += 1
    }
    guard first > tokens.lowerBound else { return nil }
    for word in words where !lifted.contains(word) { lifted.append(word) }
    return first..<tokens.upperBound
  }

  /// Whether a `try` or `await` before the match covers it.
  private func isCovered(by word: String) -> Bool {
    var node: Node? = tree.innermostNode(coveringToken: match.tokens.lowerBound)
    while let inner = node, inner.kind != .closureExpr, inner.kind != .codeBlockItem {
      if inner.kind.coversToTheRight, inner.firstToken.text == word { return true }
      if inner.kind == .sequenceExpr, let first = inner.children.first?.children.first,
        first.kind.coversToTheRight, first.firstToken.text == word
      {
        return true
      }
      node = inner.parent
    }
    return false
  }

  /// Whether a keyword can be written before the match.
  private func canBegin(with word: String) -> Bool {
    guard
      let previous = match.tokens.lowerBound > 0 ? tree.token(at: match.tokens.lowerBound - 1) : nil
    else {
      return true
    }
    let isAwait = previous.kind == .try && word == "await"
    return isAwait || !previous.kind.isOperator || previous.text == "="
  }

  /// Refuses to move `try` and `await` into or out of a closure.
  private func requireSameClosures(_ piece: RewritePiece, _ tokens: Range<Int>)
    throws(RewriteObstacle)
  {
    guard piece.depth != closures(around: tokens.lowerBound, within: match.tokens) else { return }
    let word = tokens.first { token in
      [.try, .await].contains(tree.tokens.kinds[token])
        && closures(around: token, within: tokens) == 0
    }
    guard let word else { return }
    throw .misplaced("'\(tree.token(at: word).text)' would move into a closure or out of one")
  }

  /// The number of closures within some tokens that contain a token.
  private func closures(around token: Int, within tokens: Range<Int>) -> Int {
    var node: Node? = tree.innermostNode(coveringToken: token)
    var count = 0
    while let inner = node, inner.tokenIndices.lowerBound >= tokens.lowerBound {
      if inner.kind == .closureExpr, inner.tokenIndices.lowerBound < token,
        token < inner.tokenIndices.upperBound - 1
      {
        count += 1
      }
      node = inner.parent
    }
    return count
  }
}
