/// An expression with its operators folded: each operator has its operands.
///
/// The tree stores `a + b * c` as a list of operands and operators, because a parser can't know the
/// precedence of operators. A folded expression is an overlay on this list that doesn't change the tree. Its
/// parts are in one flat array, each after its own parts.
///
/// Only the operators of one list are folded. An operand is a node of the tree; its contents (arguments,
/// parentheses, closures, and the middle of `a ? b : c`) are folded separately, on request.
public struct FoldedExpression: Sendable {
  /// The node that was folded.
  public let node: Node

  /// The groups that the records refer to by position.
  let groups: [PrecedenceGroup]

  let records: [FoldedRecord]

  /// The whole expression: its outermost operator, or the operand if there is no operator.
  public var root: FoldedPart { FoldedPart(expression: self, index: records.count - 1) }

  /// All parts, each after its own parts; the last one is ``root``.
  public var parts: LazyMapCollection<Range<Int>, FoldedPart> {
    records.indices.lazy.map { FoldedPart(expression: self, index: $0) }
  }

  /// The part for a node of the tree: an operand of the list, without the `try`, `await` or `unsafe` before
  /// it, or the type of a cast. Takes time linear in the length of the list.
  public func part(for operand: Node) -> FoldedPart? {
    guard operand.tree === node.tree else { return nil }
    let index = records.firstIndex { $0.node == operand.index && $0.isOperand }
    return index.map { FoldedPart(expression: self, index: $0) }
  }
}

extension Node {
  /// Folds the node's operators; if it is not a `sequenceExpr`, the result is a single operand without its
  /// `try`, `await` and `unsafe`.
  ///
  /// Takes time linear in the number of operators. If a list has only one operator, there is nothing to
  /// order, and the operator need not be known.
  public func folded(with table: OperatorTable) throws(FoldingError) -> FoldedExpression {
    var folding = OperatorFolding(tree: tree, table: table)
    return FoldedExpression(node: self, groups: table.groups, records: try folding.fold(self))
  }
}

/// One entry of a folded expression.
struct FoldedRecord: Sendable {
  /// The kind of the part: SwiftSyntax's name for it after folding.
  var kind: SyntaxKind

  /// The node of an operand, or the node that contains the operator or the keyword.
  var node: UInt32

  var isOperand = true

  /// The entries of the operands, if any.
  var left: UInt32?
  var right: UInt32?

  /// The entry of the parent part.
  var parent: UInt32?

  /// The first and the last token of the part.
  var firstToken: UInt32
  var lastToken: UInt32

  /// The position of the operator's group among those of the table.
  var group: Int?
}
