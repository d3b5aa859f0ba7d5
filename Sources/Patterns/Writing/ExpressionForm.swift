import SwiftCST

/// The form of an expression, which determines whether it needs parentheses.
enum ExpressionForm: Hashable, Sendable {
  /// It never needs any: a name, a literal, a call, something in brackets.
  case primary
  /// A prefix operator and its operand, or `&x`.
  case prefix
  /// Operands and operators; the outermost operator's precedence group, or nil if it isn't known.
  case operators(group: String?)
  /// `try x`, `await x`, `unsafe x`: the keyword covers the following operators.
  case covered

  init(of node: Node, _ table: OperatorTable) {
    switch node.kind {
    case .sequenceExpr:
      guard let root = try? node.folded(with: table).root else {
        self = .operators(group: nil)
        return
      }
      self = ExpressionForm(of: root)
    case .prefixOperatorExpr, .inOutExpr, .consumeExpr, .copyExpr, .borrowExpr: self = .prefix
    case .tryExpr, .awaitExpr, .unsafeExpr: self = .covered
    case .ifExpr, .switchExpr: self = .operators(group: nil)
    default: self = .primary
    }
  }

  init(of part: FoldedPart) {
    switch part.form {
    case .operand(let node): self = ExpressionForm(of: node, .standard)
    case .infix(let infix): self = .operators(group: infix.group?.name)
    case .assignment: self = .operators(group: "AssignmentPrecedence")
    case .arrow: self = .operators(group: "FunctionArrowPrecedence")
    case .ternary: self = .operators(group: "TernaryPrecedence")
    case .cast, .check: self = .operators(group: "CastingPrecedence")
    case .covered: self = .covered
    }
  }
}

/// The context of an expression, which determines whether it needs parentheses.
enum ExpressionPlace: Hashable, Sendable {
  /// An argument, a statement, a value: any expression is allowed.
  case free
  /// Before a link of a postfix chain.
  case base
  /// After a prefix operator.
  case prefixed
  /// The operand of an operator of a precedence group.
  case operand(group: String?, isLeft: Bool, associativity: PrecedenceGroup.Associativity)

  /// The context of a node, or of the part of a folded expression that it is.
  init(of node: Node, _ table: OperatorTable) {
    guard let parent = node.parent else {
      self = .free
      return
    }
    switch parent.kind {
    case .exprList where parent.parent?.kind == .sequenceExpr:
      let folded = try? parent.parent?.folded(with: table)
      self =
        folded?.part(for: node).map { ExpressionPlace(of: $0, table) }
        ?? .operand(group: nil, isLeft: false, associativity: .none)
    case _ where parent.kind.isLink && parent.firstToken == node.firstToken: self = .base
    case .prefixOperatorExpr, .inOutExpr: self = .prefixed
    default: self = .free
    }
  }

  /// The context of a part of a folded expression.
  init(of part: FoldedPart, _ table: OperatorTable) {
    guard let parent = part.parent else {
      self = ExpressionPlace(of: part.expression.node, table)
      return
    }
    let name: String?
    let isLeft: Bool
    switch parent.form {
    case .infix(let infix), .assignment(let infix), .arrow(let infix):
      name = infix.group?.name ?? parent.assignmentGroup
      isLeft = infix.left.position == part.position
    case .ternary(let ternary):
      name = "TernaryPrecedence"
      isLeft = ternary.condition.position == part.position
    case .cast, .check:
      name = "CastingPrecedence"
      isLeft = true
    case .covered, .operand:
      self = ExpressionPlace(of: parent, table)
      return
    }
    let associativity = name.flatMap { table.group(named: $0)?.associativity } ?? .none
    self = .operand(group: name, isLeft: isLeft, associativity: associativity)
  }

  /// Whether an expression needs parentheses in this context.
  func needsParentheses(_ form: ExpressionForm, _ table: OperatorTable) -> Bool {
    switch (self, form) {
    case (.free, _), (_, .primary): return false
    case (.base, _), (.prefixed, _): return true
    case (.operand, .prefix): return false
    case (.operand, .covered): return true
    case (.operand(let group?, let isLeft, let associativity), .operators(let own?)):
      if own == group { return associativity != (isLeft ? .left : .right) }
      return !table.isTighter(own, than: group)
    case (.operand, .operators): return true
    }
  }
}

extension FoldedPart {
  fileprivate var assignmentGroup: String? {
    switch form {
    case .assignment: "AssignmentPrecedence"
    case .arrow: "FunctionArrowPrecedence"
    default: nil
    }
  }
}

extension SyntaxKind {
  /// Whether nodes of this kind are expressions that can be nested in others; `if` and `switch` count as
  /// statements.
  var isExpression: Bool {
    guard self != .ifExpr, self != .switchExpr, self != .doExpr else { return false }
    return name.hasSuffix("Expr")
  }
}
