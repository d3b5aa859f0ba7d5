import SwiftCST

extension Node {
  /// What a list of statements gives, where it is one expression, or one `return`.
  var givenValue: Node? {
    guard let item = CodeBlockItemSyntax(children.only)?.item else { return nil }
    return ReturnStmtSyntax(item)?.expression ?? ExpressionStmtSyntax(item)?.expression ?? item
  }

  /// Whether an expression is made of names alone: `a.b.c`.
  var isPlainName: Bool {
    if kind == .declReferenceExpr { return true }
    return MemberAccessExprSyntax(self)?.base?.isPlainName ?? false
  }

  /// The expression in `x?` or `x!`.
  var insideOptional: Node {
    OptionalChainingExprSyntax(self)?.expression ?? ForceUnwrapExprSyntax(self)?.expression ?? self
  }

  /// Whether an expression is what a call calls.
  var isCalled: Bool { FunctionCallExprSyntax(parent)?.calledExpression == self }
}

extension FunctionCallExprSyntax {
  /// What a closure that is called where it stands gives, where that is all it does: `{ value }()`.
  var immediateValue: Node? {
    guard let closure = ClosureExprSyntax(calledExpression), closure.signature == nil, trailingClosure == nil
    else { return nil }
    return closure.statements?.givenValue
  }
}
