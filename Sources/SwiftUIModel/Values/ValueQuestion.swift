package import SwiftCST

/// A query about expressions of values, such as whether they have the same value everywhere, or have no
/// effects.
///
/// Literals, lists, texts and standard operators have the same result for all such queries: it depends on
/// their parts. The queries differ in which names and calls are allowed.
package protocol ValueQuestion {
  /// The first obstacle in a name, a call, or any other expression that is more than its parts.
  func obstacle(inOther expression: Node) -> Node?

  /// Whether a standard operator, or an interpolation, may do more here than compute a value from its
  /// operands: a `binaryOperatorExpr`, `prefixOperatorExpr` or `expressionSegment`.
  func mayDoMore(_ part: Node) -> Bool
}

extension ValueQuestion {
  /// The first obstacle in an expression; nil if there is none.
  package func obstacle(in expression: Node) -> Node? {
    switch expression.kind {
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr, .stringSegment,
      .simpleStringLiteralExpr, .typeExpr:
      nil
    case .expressionSegment: mayDoMore(expression) ? expression : obstacle(inPartsOf: expression)
    case .stringLiteralExpr, .stringLiteralSegmentList, .arrayExpr, .arrayElementList, .arrayElement,
      .dictionaryExpr, .dictionaryElementList, .dictionaryElement, .tupleExpr, .labeledExprList,
      .labeledExpr, .sequenceExpr, .exprList, .unresolvedTernaryExpr:
      obstacle(inPartsOf: expression)
    case .prefixOperatorExpr:
      StandardOperators.prefixes.contains(expression.firstToken.text) && !mayDoMore(expression)
        ? obstacle(inPartsOf: expression) : expression
    case .binaryOperatorExpr:
      StandardOperators.infixes.contains(expression.text) && !mayDoMore(expression) ? nil : expression
    case .unresolvedAsExpr where UnresolvedAsExprSyntax(expression)?.questionOrExclamationMark == nil: nil
    default: obstacle(inOther: expression)
    }
  }

  /// The first obstacle in the parts of a node; nil if there is none.
  package func obstacle(inPartsOf node: Node) -> Node? {
    for part in node.children {
      if let obstacle = obstacle(in: part) { return obstacle }
    }
    return nil
  }
}

/// The operators of the standard library that only compute a value from their operands.
private enum StandardOperators {
  static let prefixes: Set<String> = ["-", "+", "!", "~"]

  static let infixes = Set(
    words: "+ - * / % ?? == != < > <= >= && || ... ..< & | ^ << >> &+ &- &* === !==")
}
