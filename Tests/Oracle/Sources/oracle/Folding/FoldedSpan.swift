import SwiftCST
import SwiftSyntax

/// One part of a folded expression as both sides can be compared. Listed each after its operands, the parts
/// of an expression say how they are nested.
struct FoldedSpan: Equatable, Sendable {
  /// What the part is, and its bytes without outer trivia.
  var span: Span

  /// The first byte of the operator or of the keyword; of an operand the first byte.
  var operatorStart: UInt32

  /// The bytes between the `?` and the `:` of a ternary; empty elsewhere.
  var middle: Range<UInt32> = 0..<0
}

// MARK: - Product

extension FoldedSpan {
  static func ofProduct(_ expression: FoldedExpression) -> [FoldedSpan] {
    expression.parts.map(FoldedSpan.init)
  }

  private init(_ part: FoldedPart) {
    span = Span(
      kind: part.kind.rawValue, start: UInt32(part.range.lowerBound), end: UInt32(part.range.upperBound))
    operatorStart = span.start
    switch part.form {
    case .operand: break
    case .infix(let infix), .assignment(let infix), .arrow(let infix):
      operatorStart = UInt32(infix.operator.range.lowerBound)
    case .ternary(let ternary):
      operatorStart = UInt32(ternary.questionMark.range.lowerBound)
      middle = UInt32(ternary.then.range.lowerBound)..<UInt32(ternary.then.range.upperBound)
    case .cast(let cast), .check(let cast):
      operatorStart = UInt32(cast.keyword.range.lowerBound)
    case .covered(let cover):
      operatorStart = UInt32(cover.keyword.range.lowerBound)
    }
  }
}

// MARK: - SwiftOperators

/// The parts of what SwiftOperators made of one sequence.
struct ReferenceFolding {
  /// Where the folded expression begins in the file: it is a tree of its own, from byte 0.
  let base: Int

  private(set) var spans: [FoldedSpan] = []

  init(_ folded: ExprSyntax, base: Int) {
    self.base = base
    visit(folded)
  }

  private mutating func visit(_ expression: ExprSyntax) {
    switch expression.as(ExprSyntaxEnum.self) {
    case .infixOperatorExpr(let infix):
      visit(infix.leftOperand)
      visit(infix.rightOperand)
      note(infix, infix.operator.as(ArrowExprSyntax.self)?.arrow ?? infix.operator)
    case .ternaryExpr(let ternary):
      visit(ternary.condition)
      visit(ternary.elseExpression)
      note(ternary, ternary.questionMark, middle: range(of: ternary.thenExpression))
    case .isExpr(let check):
      visit(check.expression)
      note(check.type, check.type)
      note(check, check.isKeyword)
    case .asExpr(let cast):
      visit(cast.expression)
      note(cast.type, cast.type)
      note(cast, cast.asKeyword)
    case .tryExpr(let covering):
      visit(covering.expression)
      note(covering, covering.tryKeyword)
    case .awaitExpr(let covering):
      visit(covering.expression)
      note(covering, covering.awaitKeyword)
    case .unsafeExpr(let covering):
      visit(covering.expression)
      note(covering, covering.unsafeKeyword)
    default:
      note(expression, expression)
    }
  }

  private mutating func note(
    _ node: some SyntaxProtocol, _ operation: any SyntaxProtocol, middle: Range<UInt32> = 0..<0
  ) {
    let bytes = range(of: node)
    let kind = KindTable.shared.ourKind(of: node.kind)
    spans.append(
      FoldedSpan(
        span: Span(kind: kind, start: bytes.lowerBound, end: bytes.upperBound),
        operatorStart: range(of: operation).lowerBound, middle: middle))
  }

  private func range(of node: some SyntaxProtocol) -> Range<UInt32> {
    let start = base + node.positionAfterSkippingLeadingTrivia.utf8Offset
    return UInt32(start)..<UInt32(base + node.endPositionBeforeTrailingTrivia.utf8Offset)
  }
}
