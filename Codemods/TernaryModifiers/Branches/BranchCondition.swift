import Rewriting
import SwiftCST

/// The condition of an `if` as an expression: the condition of a ternary, or the argument of a modifier.
struct BranchCondition: Hashable, Sendable {
  /// The expression as in the source, or the elements of a list joined by `&&`.
  let text: String

  /// The negated expression.
  let negated: String

  /// The operand of a negation: `isOn` for `!isOn`.
  let denied: String?

  /// Whether evaluating it calls something that may have side effects.
  let callsFunction: Bool

  /// The unnamed parameter of the enclosing closure that it uses, if any: `$0`.
  let shorthand: String?

  /// The name of the callee if the condition is one call.
  let calledName: String?

  /// Whether it needs parentheses before another operator.
  private let isLoose: Bool

  /// Reads the conditions of an `if`; nil if one binds, matches, checks availability or has side effects.
  init?(_ list: Node) {
    var elements: [Node] = []
    for element in list.children {
      guard let expression = ConditionElementSyntax(element)?.condition else { return nil }
      elements.append(expression)
    }
    self.init(elements)
  }

  /// Reads a condition that is an argument; nil if it has side effects.
  init?(argument: Node) { self.init([argument]) }

  private init?(_ elements: [Node]) {
    guard elements.allSatisfy(Self.isExpression) else { return nil }
    guard let first = elements.first else { return nil }
    shorthand =
      elements.lazy.flatMap(\.tokenIndices).map { first.tree.token(at: $0) }
      .first { $0.kind == .dollarIdentifier }?.text
    callsFunction = elements.contains { $0.subtree.contains { Self.calls.contains($0.kind) } }
    if elements.count == 1 {
      text = Self.text(of: Self.withoutParentheses(first))
      negated = Self.negation(of: first)
      denied = Self.denied(first)
      isLoose = first.kind == .sequenceExpr && Self.isLoose(first)
      calledName = Self.calledName(first)
    } else {
      text = elements.map(Self.operand).joined(separator: " && ")
      negated = "!(\(text))"
      denied = nil
      isLoose = false
      calledName = nil
    }
  }

  /// A condition that is a name.
  init(name: String) {
    text = name
    negated = "!" + name
    denied = nil
    shorthand = nil
    callsFunction = false
    calledName = nil
    isLoose = false
  }

  /// Whether it is a name or the negation of one.
  var isName: Bool {
    (denied ?? text).allSatisfy { $0 == "_" || $0.isLetter || $0.isNumber }
  }

  /// The text before the question mark of a ternary.
  var question: String { isLoose ? "(\(text))" : text }

  // MARK: - Reading

  private static let calls: Set<SyntaxKind> = [
    .functionCallExpr, .subscriptCallExpr, .macroExpansionExpr, .closureExpr,
  ]

  private static func isExpression(_ node: Node) -> Bool {
    switch node.kind {
    case .optionalBindingCondition, .matchingPatternCondition, .availabilityCondition: false
    default:
      !node.subtree.contains {
        [.tryExpr, .awaitExpr, .assignmentExpr, .inOutExpr, .unsafeExpr, .consumeExpr].contains($0.kind)
      }
    }
  }

  private static func calledName(_ expression: Node) -> String? {
    guard let callee = FunctionCallExprSyntax(expression)?.calledExpression else { return nil }
    let name = MemberAccessExprSyntax(callee)?.declName ?? DeclReferenceExprSyntax(callee)
    return name?.baseName?.text
  }

  private static func negation(of expression: Node) -> String {
    switch expression.kind {
    case .declReferenceExpr, .functionCallExpr, .subscriptCallExpr, .memberAccessExpr, .booleanLiteralExpr:
      return "!" + text(of: expression)
    case .tupleExpr:
      let inner = withoutParentheses(expression)
      return inner == expression ? "!" + text(of: expression) : negation(of: inner)
    case .sequenceExpr:
      if let opposite = opposite(of: expression) { return opposite }
    case .prefixOperatorExpr: if let operand = denied(expression) { return operand }
    default: break
    }
    return "!(\(text(of: expression)))"
  }

  private static func denied(_ expression: Node) -> String? {
    let inner = withoutParentheses(expression)
    guard let prefix = PrefixOperatorExprSyntax(inner), prefix.operator?.text == "!",
      let operand = prefix.expression
    else { return nil }
    return text(of: withoutParentheses(operand))
  }

  /// Returns `date != nil` for `date == nil`, and vice versa. For other operands, their type may define its
  /// own `!=`.
  private static func opposite(of comparison: Node) -> String? {
    let parts = SequenceExprSyntax(comparison)?.elements?.children.map(\.self) ?? []
    guard parts.count == 3, parts[2].kind == .nilLiteralExpr || parts[2].kind == .booleanLiteralExpr,
      let sign = BinaryOperatorExprSyntax(parts[1])?.operator,
      let other = ["==": "!=", "!=": "=="][sign.text]
    else { return nil }
    return "\(text(of: parts[0])) \(other) \(text(of: parts[2]))"
  }

  private static func withoutParentheses(_ expression: Node) -> Node {
    guard let elements = TupleExprSyntax(expression)?.elements else { return expression }
    guard let only = LabeledExprSyntax(elements.children.only), only.label == nil,
      let inner = only.expression, !isLoose(inner),
      !inner.subtree.contains(where: { $0.kind == .closureExpr })
    else { return expression }
    return inner
  }

  /// An element of a list as an operand of `&&`.
  private static func operand(_ expression: Node) -> String {
    let needsParentheses =
      expression.kind == .sequenceExpr && !operators(in: expression).allSatisfy(tight.contains)
      || isLoose(expression)
    return needsParentheses ? "(\(text(of: expression)))" : text(of: expression)
  }

  /// The operators that bind tighter than `&&`, and `&&` itself.
  private static let tight: Set<String> = [
    "&&", "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=", "+", "-", "*", "/", "%", "..<", "...",
  ]

  private static func operators(in sequence: Node) -> [String] {
    SequenceExprSyntax(sequence)?.elements?.children.compactMap {
      BinaryOperatorExprSyntax($0)?.operator?.text
    } ?? []
  }

  /// Whether a sequence contains an operator that binds, or may bind, as loosely as a ternary, or that would
  /// include its question mark.
  private static func isLoose(_ expression: Node) -> Bool {
    let isSwallowing = SequenceExprSyntax(expression)?.elements?.children.contains {
      [.unresolvedTernaryExpr, .unresolvedAsExpr, .unresolvedIsExpr, .arrowExpr].contains($0.kind)
    }
    return isSwallowing == true || !operators(in: expression).allSatisfy(known.contains)
  }

  /// The operators that bind tighter than a ternary; for others only their declarations say so.
  private static let known = tight.union(["||", "??"])

  /// The text of an expression on one line, unless a closure or literal in it spans several lines.
  private static func text(of expression: Node) -> String {
    let written = expression.text
    guard written.utf8.contains(where: \.isLineEnd) else { return written }
    let keepsLines = expression.subtree.contains {
      $0.kind == .closureExpr || $0.kind == .stringLiteralExpr && $0.text.utf8.contains(UInt8(ascii: "\n"))
    }
    guard !keepsLines else { return written }
    let tree = expression.tree
    var result = ""
    for token in expression.tokenIndices {
      let text = tree.source.string(in: tree.tokens.range(of: token))
      if token > expression.tokenIndices.lowerBound {
        let gap = tree.source.string(in: tree.tokens.gap(before: token))
        let isBroken = gap.utf8.contains(where: \.isLineEnd)
        let isTight =
          isBroken
          && (text == "." || text == "?." || text == ")" || text == "]" || result.last == "("
            || result.last == "[")
        result += isBroken ? (isTight ? "" : " ") : gap
      }
      result += text
    }
    return result
  }
}
