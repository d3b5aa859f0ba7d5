/// A part of a folded expression: an operand, or an operator with its operands.
public struct FoldedPart: Sendable {
  /// The expression that contains the part.
  public let expression: FoldedExpression

  let index: Int

  /// The position of the part in ``FoldedExpression/parts``.
  package var position: Int { index }

  private var record: FoldedRecord { expression.records[index] }

  private var tree: SyntaxTree { expression.node.tree }

  /// The node of an operand, or the node that contains the operator or the keyword.
  private var recordNode: Node { Node(tree: tree, index: record.node) }

  /// The kind of the part, as SwiftSyntax names it after folding: `infixOperatorExpr`, `ternaryExpr`,
  /// `asExpr`, `isExpr`, `tryExpr`, `awaitExpr`, `unsafeExpr`, or the kind of the operand's node.
  public var kind: SyntaxKind { record.kind }

  /// The positions of the part's tokens among those of the file.
  public var tokenIndices: Range<Int> { Int(record.firstToken)..<Int(record.lastToken) + 1 }

  /// The byte range from the first token to the last, without the trivia around them (UTF-8 offsets,
  /// 0-based).
  public var range: Range<Int> {
    Int(tree.tokens.starts[Int(record.firstToken)])..<Int(tree.tokens.ends[Int(record.lastToken)])
  }

  /// The text of the part, without the trivia around it.
  public var text: String { tree.source.string(in: range) }

  /// The part that has this one as an operand; nil for the whole expression.
  public var parent: FoldedPart? { part(record.parent) }

  /// The node of an operand; nil if the part has an operator or a keyword.
  public var operand: Node? { record.isOperand ? recordNode : nil }

  private func part(_ index: UInt32?) -> FoldedPart? {
    index.map { FoldedPart(expression: expression, index: Int($0)) }
  }
}

// MARK: - Forms

extension FoldedPart {
  /// The structure of a part.
  public enum Form: Sendable {
    /// A node of the tree.
    case operand(Node)
    /// `left + right`, and also `left += right`.
    case infix(Infix)
    /// `left = right`
    case assignment(Infix)
    /// `left -> right`: a function type in an expression.
    case arrow(Infix)
    /// `condition ? then : otherwise`
    case ternary(Ternary)
    /// `value as Type`, `value as? Type` or `value as! Type`
    case cast(Cast)
    /// `value is Type`
    case check(Cast)
    /// `try x`, `await x` or `unsafe x`, with everything that the keyword covers.
    case covered(Cover)
  }

  /// An operator between two operands.
  public struct Infix: Sendable {
    /// The operator; for `async throws ->`, the arrow.
    public let `operator`: Token
    /// The left operand.
    public let left: FoldedPart
    /// The right operand.
    public let right: FoldedPart
    /// The operator's precedence group; nil if it isn't known.
    public let group: PrecedenceGroup?
  }

  /// A conditional expression.
  public struct Ternary: Sendable {
    /// The condition.
    public let condition: FoldedPart
    /// The `?`.
    public let questionMark: Token
    /// The code between `?` and `:`; it may be a `sequenceExpr`, to be folded separately.
    public let then: Node
    /// The `:`.
    public let colon: Token
    /// The operand after the `:`.
    public let otherwise: FoldedPart
  }

  /// A conversion or a type check.
  public struct Cast: Sendable {
    /// The converted or checked value.
    public let value: FoldedPart
    /// The `as` or the `is`.
    public let keyword: Token
    /// The `?` or the `!` after `as`.
    public let mark: Token?
    /// The type.
    public let type: Node
  }

  /// A keyword that covers everything to its right.
  public struct Cover: Sendable {
    /// The `try`, the `await` or the `unsafe`.
    public let keyword: Token
    /// The `?` or the `!` after `try`.
    public let mark: Token?
    /// The covered expression.
    public let expression: FoldedPart
  }

  /// The structure of the part.
  public var form: Form {
    let node = recordNode
    guard let right = part(record.right) else { return .operand(node) }
    guard let left = part(record.left) else {
      let mark = TryExprSyntax(node)?.questionOrExclamationMark
      return .covered(Cover(keyword: node.firstToken, mark: mark, expression: right))
    }
    return switch node.kind {
    case .unresolvedTernaryExpr: .ternary(ternary(node, left, right))
    case .unresolvedAsExpr: .cast(cast(node, left, right))
    case .unresolvedIsExpr: .check(cast(node, left, right))
    case .assignmentExpr: .assignment(infix(node, left, right))
    case .arrowExpr: .arrow(infix(node, left, right))
    default: .infix(infix(node, left, right))
    }
  }

  private func infix(_ node: Node, _ left: FoldedPart, _ right: FoldedPart) -> Infix {
    Infix(
      operator: node.lastToken, left: left, right: right,
      group: record.group.map { expression.groups[$0] })
  }

  private func ternary(_ node: Node, _ left: FoldedPart, _ right: FoldedPart) -> Ternary {
    guard let then = UnresolvedTernaryExprSyntax(unchecked: node).thenExpression else {
      preconditionFailure("a choice without a middle is not folded")
    }
    return Ternary(
      condition: left, questionMark: node.firstToken, then: then, colon: node.lastToken, otherwise: right)
  }

  private func cast(_ node: Node, _ left: FoldedPart, _ right: FoldedPart) -> Cast {
    let mark = node.tokenIndices.count > 1 ? node.lastToken : nil
    return Cast(value: left, keyword: node.firstToken, mark: mark, type: right.recordNode)
  }
}
