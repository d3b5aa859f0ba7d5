package import SwiftCST

/// A question about expressions that make a value, such as whether they make the same one everywhere, or do
/// nothing else.
///
/// Literals, lists, texts and standard operators answer all such questions alike: as their parts do. What the
/// questions differ in is what may be named and called.
package protocol ValueQuestion {
  /// The first part that speaks against a name, a call, or whatever else is more than its parts.
  func obstacle(inOther expression: Node) -> Node?

  /// Whether a standard operator, or an interpolation, may do more here than to make a value of its operands:
  /// a `binaryOperatorExpr`, `prefixOperatorExpr` or `expressionSegment`.
  func mayDoMore(_ part: Node) -> Bool
}

extension ValueQuestion {
  /// The first part of an expression that rules out it; nil where none does.
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

  /// The first part of the parts of a node that rules out it; nil where none does.
  package func obstacle(inPartsOf node: Node) -> Node? {
    for part in node.children {
      if let obstacle = obstacle(in: part) { return obstacle }
    }
    return nil
  }
}

/// The operators of the standard library that make a value of their operands, and do nothing else.
private enum StandardOperators {
  static let prefixes: Set<String> = ["-", "+", "!", "~"]

  static let infixes = Set(
    words: "+ - * / % ?? == != < > <= >= && || ... ..< & | ^ << >> &+ &- &* === !==")
}
