import ProjectIndex
package import SwiftCST
package import SwiftUIModel

/// Evaluates conditions for matches in one file.
package struct ConditionCheck {
  private let tree: SyntaxTree
  private let table: OperatorTable
  private let model: SwiftUIModel?

  /// The result if the meaning of code can't be determined.
  private let unknown: Bool

  /// The matches of patterns from conditions in the file, by the condition's text.
  private var known: [String: [PatternMatch]] = [:]

  /// - Parameters:
  ///   - model: The model of the project's code; nil if it isn't known.
  ///   - isStrict: Whether an undecided condition is false.
  package init(
    _ tree: SyntaxTree, operators table: OperatorTable, _ model: SwiftUIModel?, isStrict: Bool
  ) {
    self.tree = tree
    self.table = table
    self.model = model
    unknown = !isStrict
  }

  /// Whether a match satisfies all conditions, except for those that refuse matches.
  package mutating func holds(
    _ conditions: [Condition], for match: PatternMatch, of pattern: Pattern
  ) -> Bool {
    for condition in conditions where !condition.isRefusing {
      let answer = answer(condition, match, pattern)
      guard answer.map({ $0 != condition.isNegated }) ?? unknown else { return false }
    }
    return true
  }

  /// The condition that refuses a match, and whether it certainly applies.
  package mutating func refusal(
    _ conditions: [Condition], for match: PatternMatch, of pattern: Pattern
  ) -> (condition: Condition, isKnown: Bool)? {
    for condition in conditions where condition.isRefusing {
      let answer = answer(condition, match, pattern)
      if answer == nil || answer == condition.isNegated { return (condition, answer != nil) }
    }
    return nil
  }

  /// Whether the test succeeds; nil if that can't be determined.
  private mutating func answer(
    _ condition: Condition, _ match: PatternMatch, _ pattern: Pattern
  ) -> Bool? {
    switch condition.test {
    case .syntax(let variable, let kind): return isOf(kind, match.bindings[variable])
    case .constant(let variable): return isConstant(match.bindings[variable])
    case .type(let variable, let type): return isOf(type: type, match.bindings[variable])
    case .text(let variable, let expression):
      guard let regex = try? Regex(expression) else { return nil }
      return text(match.bindings[variable]).firstMatch(of: regex) != nil
    case .contains(let variable, let inner):
      let tokens = match.bindings[variable].tokens
      return places(condition, inner).contains { place in
        tokens.lowerBound <= place.tokens.lowerBound && place.tokens.upperBound <= tokens.upperBound
          && agree(place, inner, match, pattern)
      }
    case .inside(let outer):
      return places(condition, outer).contains { place in
        place.tokens.lowerBound <= match.tokens.lowerBound
          && match.tokens.upperBound <= place.tokens.upperBound && place.tokens != match.tokens
          && agree(place, outer, match, pattern)
      }
    case .beside(let link): return isBeside(places(condition, link), match)
    case .insideBody:
      guard let model else { return nil }
      return model.timing(of: node(of: match)).isBodyCode
    case .used(let type): return model.flatMap { UseQuestion($0).isUsed(node(of: match), as: type) }
    case .onView: return model.map { $0.makesView(node(of: match)) }
    case .insideType(let name, let type): return isInside(name, conformingTo: type, match)
    case .value(let variable, let comparison, let literal):
      return compare(match.bindings[variable], comparison, literal)
    case .count(let variable, let comparison, let number):
      return comparison.holds(match.bindings[variable].count, number)
    }
  }

  private func text(_ binding: Binding) -> String {
    guard let first = binding.tokens.first, let last = binding.tokens.last else { return "" }
    return tree.source.string(in: Int(tree.tokens.starts[first])..<Int(tree.tokens.ends[last]))
  }

  private func node(_ binding: Binding) -> Node? {
    binding.node >= 0 ? tree.node(at: Int(binding.node)) : nil
  }

  private func node(of match: PatternMatch) -> Node {
    match.node >= 0
      ? tree.node(at: Int(match.node)) : tree.innermostNode(coveringToken: match.tokens.lowerBound)
  }

  // MARK: - Patterns

  private mutating func places(_ condition: Condition, _ pattern: Pattern) -> [PatternMatch] {
    if let places = known[condition.text] { return places }
    let places = PatternSearch([pattern], operators: table).allMatches(in: tree)
    known[condition.text] = places
    return places
  }

  /// Whether one of some matches is another link of the match's chain.
  private func isBeside(_ places: [PatternMatch], _ match: PatternMatch) -> Bool {
    guard match.node >= 0 else { return false }
    let chain = CallChain.whole(around: tree.node(at: Int(match.node)))
    return places.contains { place in
      place.node >= 0 && place.node != match.node
        && CallChain.whole(around: tree.node(at: Int(place.node))) == chain
    }
  }

  /// Whether the common names of two patterns are bound to the same code.
  private func agree(
    _ place: PatternMatch, _ inner: Pattern, _ match: PatternMatch, _ pattern: Pattern
  ) -> Bool {
    inner.variables.enumerated().allSatisfy { number, variable in
      guard !variable.isAnonymous, let other = pattern.variables.firstIndex(of: variable) else {
        return true
      }
      return tree.hasSameTokens(place.bindings[number].tokens, match.bindings[other].tokens)
    }
  }

  // MARK: - Syntax

  private func isOf(_ kind: Condition.SyntaxClass, _ binding: Binding) -> Bool {
    switch kind {
    case .literal: return isLiteral(node(binding))
    case .identifier:
      return binding.tokens.count == 1 && tree.tokens.kinds[binding.tokens.lowerBound].isIdentifier
    case .call: return binding.kind == .functionCallExpr
    case .closure: return binding.kind == .closureExpr
    case .simple:
      return !tree.nodes.contains { record in
        record.kind.isCall && binding.tokens.contains(Int(record.firstToken))
          && record.tokenIndices.upperBound <= binding.tokens.upperBound
      }
    }
  }

  private func isLiteral(_ node: Node?) -> Bool {
    guard let node else { return false }
    switch node.kind {
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr,
      .regexLiteralExpr,
      .simpleStringLiteralExpr:
      return true
    case .stringLiteralExpr: return !node.subtree.contains { $0.kind == .expressionSegment }
    case .prefixOperatorExpr: return node.firstToken.text == "-" && isLiteral(node.children.first)
    default: return false
    }
  }

  private func compare(
    _ binding: Binding, _ comparison: Condition.Comparison, _ literal: Condition.Literal
  ) -> Bool? {
    let text = text(binding)
    switch literal {
    case .number(let number):
      return Double(text.replacing("_", with: "")).map { comparison.holds($0, number) } ?? false
    case .string(let string):
      let isQuoted = text.count >= 2 && text.hasPrefix("\"") && text.hasSuffix("\"")
      return comparison.holds(isQuoted ? String(text.dropFirst().dropLast()) : text, string)
    }
  }

  // MARK: - Meaning

  private func isConstant(_ binding: Binding) -> Bool? {
    guard let node = node(binding) else { return isLiteral(node(binding)) ? true : nil }
    guard let model else { return isLiteral(node) ? true : nil }
    return ConstantExpressions(model.index).variablePart(of: node) == nil
  }

  private func isOf(type name: String, _ binding: Binding) -> Bool? {
    guard let model, let node = node(binding) else { return nil }
    return TypeQuestion(model).isOf(name, node)
  }

  private func isInside(_ name: String?, conformingTo type: String, _ match: PatternMatch) -> Bool? {
    guard let model else { return nil }
    let question = TypeQuestion(model)
    let types = model.index.enclosingTypes(of: node(of: match))
    return types.contains { found in
      (name == nil || model.index[found].name == name) && question.isOf(type, found)
    }
  }
}

extension SyntaxKind {
  fileprivate var isCall: Bool {
    self == .functionCallExpr || self == .macroExpansionExpr || self == .subscriptCallExpr
  }
}
