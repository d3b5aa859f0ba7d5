/// Folds the operators of one list, with a stack of operands and a stack of operators that wait for their
/// right operand.
///
/// From the bottom of the stack to its top, each operator binds tighter than the one below it, or equally
/// tight and to the right. So the next operator is compared with the top only until it is looser, and every
/// operator is pushed and popped once.
struct OperatorFolding {
  private let tree: SyntaxTree
  private let table: OperatorTable
  private var records: [FoldedRecord] = []
  private var operands: [Operand] = []
  private var waiting: [Operator] = []

  /// The left operand of an operator.
  ///
  /// `try` and similar keywords cover everything to their right. So they are removed from the operand,
  /// carried along on the left side, and added when the result becomes a right operand or the whole
  /// expression.
  private struct Operand {
    /// The entry without the keywords.
    var body: UInt32

    /// The node of the first keyword and the node after the last keyword; equal if there are no keywords.
    let outermost: Node
    let innermost: Node
  }

  private struct Operator {
    let node: Node
    let token: Token
    let group: OperatorTable.Resolution

    var isCast: Bool { node.kind == .unresolvedAsExpr || node.kind == .unresolvedIsExpr }
  }

  init(tree: SyntaxTree, table: OperatorTable) {
    self.tree = tree
    self.table = table
  }

  /// The entries of the folded expression, each after its operands.
  mutating func fold(_ node: Node) throws(FoldingError) -> [FoldedRecord] {
    guard let list = SequenceExprSyntax(node)?.elements else {
      try push(operand: node)
      return finished()
    }
    var isOperand = true
    for element in list.children {
      if !isOperand {
        try push(operator: element)
      } else if let cast = waiting.last, cast.isCast {
        try push(type: element)
        // A type ends where its node ends, whatever operator follows.
        reduce()
      } else {
        try push(operand: element)
      }
      isOperand.toggle()
    }
    guard !isOperand else { throw error(.incomplete, at: list.lastToken) }
    return finished()
  }

  private mutating func finished() -> [FoldedRecord] {
    while !waiting.isEmpty { reduce() }
    _ = covered(operands.removeLast())
    return records
  }

  private func error(
    _ reason: FoldingError.Reason, at token: Token, after previous: Token? = nil
  ) -> FoldingError {
    FoldingError(reason: reason, operator: token, previous: previous)
  }
}

// MARK: - Operands

extension OperatorFolding {
  private mutating func push(operand node: Node) throws(FoldingError) {
    var inner = node
    while inner.kind.coversToTheRight {
      guard let expression = inner.coveredExpression else { throw error(.incomplete, at: inner.lastToken) }
      inner = expression
    }
    guard !inner.kind.isUnfoldedOperator, inner.kind != .unexpectedNodes else {
      throw error(.incomplete, at: inner.firstToken)
    }
    operands.append(Operand(body: append(inner), outermost: node, innermost: inner))
  }

  private mutating func push(type node: Node) throws(FoldingError) {
    guard let type = TypeExprSyntax(node)?.type else { throw error(.incomplete, at: node.firstToken) }
    operands.append(Operand(body: append(type), outermost: type, innermost: type))
  }

  private mutating func append(_ operand: Node) -> UInt32 {
    let tokens = operand.tokenIndices
    return append(
      FoldedRecord(
        kind: operand.kind, node: operand.index, firstToken: UInt32(tokens.lowerBound),
        lastToken: UInt32(tokens.upperBound - 1)))
  }

  private mutating func append(_ record: FoldedRecord) -> UInt32 {
    let index = UInt32(records.count)
    if let left = record.left { records[Int(left)].parent = index }
    if let right = record.right { records[Int(right)].parent = index }
    records.append(record)
    return index
  }

  /// The entry of an operand with its keywords added, from the inside out.
  private mutating func covered(_ operand: Operand) -> UInt32 {
    var body = operand.body
    var node = operand.innermost
    while node != operand.outermost, let keyword = node.parent {
      node = keyword
      body = append(
        FoldedRecord(
          kind: node.kind, node: node.index, isOperand: false, right: body,
          firstToken: UInt32(node.tokenIndices.lowerBound), lastToken: records[Int(body)].lastToken))
    }
    return body
  }
}

// MARK: - Operators

extension OperatorFolding {
  private mutating func push(operator node: Node) throws(FoldingError) {
    let next = try makeOperator(node)
    while let top = waiting.last, try binds(top, before: next) { reduce() }
    waiting.append(next)
  }

  private func makeOperator(_ node: Node) throws(FoldingError) -> Operator {
    var token = node.firstToken
    let group: OperatorTable.Resolution
    switch node.kind {
    case .binaryOperatorExpr:
      group = table.resolve(operator: token.text)
    case .assignmentExpr:
      group = table.resolve(group: "AssignmentPrecedence")
    case .unresolvedAsExpr, .unresolvedIsExpr:
      group = table.resolve(group: "CastingPrecedence")
    case .unresolvedTernaryExpr:
      guard UnresolvedTernaryExprSyntax(unchecked: node).thenExpression != nil, node.lastToken.kind == .colon
      else { throw error(.incomplete, at: token) }
      group = table.resolve(group: "TernaryPrecedence")
    case .arrowExpr:
      token = node.lastToken
      guard token.kind == .arrow else { throw error(.incomplete, at: token) }
      group = table.resolve(group: "FunctionArrowPrecedence")
    default:
      throw error(.incomplete, at: token)
    }
    return Operator(node: node, token: token, group: group)
  }

  /// Whether the operand between the two operators belongs to the first.
  private func binds(_ first: Operator, before second: Operator) throws(FoldingError) -> Bool {
    let left = try position(first)
    let right = try position(second)
    guard left == right else {
      switch table.relation(of: left, to: right) {
      case .higher: return true
      case .lower: return false
      case .unrelated: throw error(.unrelatedGroups, at: second.token, after: first.token)
      }
    }
    switch table.groups[left].associativity {
    case .left: return true
    case .right: return false
    case .none: throw error(.nonAssociative, at: second.token, after: first.token)
    }
  }

  private func position(_ operation: Operator) throws(FoldingError) -> Int {
    switch operation.group {
    case .group(let position): return position
    case .unknownOperator: throw error(.unknownOperator, at: operation.token)
    case .unknownGroup: throw error(.unknownGroup, at: operation.token)
    case .ambiguous: throw error(.ambiguous, at: operation.token)
    }
  }

  /// Replaces the last operator and its two operands by one operand.
  private mutating func reduce() {
    let operation = waiting.removeLast()
    let right = covered(operands.removeLast())
    let last = operands.count - 1
    let left = operands[last].body
    var record = FoldedRecord(
      kind: operation.node.kind.folded, node: operation.node.index, isOperand: false, left: left,
      right: right,
      firstToken: records[Int(left)].firstToken, lastToken: records[Int(right)].lastToken)
    if case .group(let position) = operation.group { record.group = position }
    operands[last].body = append(record)
  }
}

// MARK: - Kinds

extension SyntaxKind {
  /// Whether the node is a keyword with its operand, which extends over the operators that follow.
  fileprivate var coversToTheRight: Bool { self == .tryExpr || self == .awaitExpr || self == .unsafeExpr }

  /// Whether a node of this kind is between operands.
  fileprivate var isUnfoldedOperator: Bool {
    switch self {
    case .binaryOperatorExpr, .assignmentExpr, .arrowExpr, .unresolvedTernaryExpr, .unresolvedAsExpr,
      .unresolvedIsExpr:
      true
    default: false
    }
  }

  /// SwiftSyntax's name for an operator of this kind with its operands.
  fileprivate var folded: SyntaxKind {
    switch self {
    case .unresolvedTernaryExpr: .ternaryExpr
    case .unresolvedAsExpr: .asExpr
    case .unresolvedIsExpr: .isExpr
    default: .infixOperatorExpr
    }
  }
}

extension Node {
  /// The expression after `try`, `await` or `unsafe`.
  fileprivate var coveredExpression: Node? {
    switch kind {
    case .tryExpr: TryExprSyntax(unchecked: self).expression
    case .awaitExpr: AwaitExprSyntax(unchecked: self).expression
    default: UnsafeExprSyntax(unchecked: self).expression
    }
  }
}
