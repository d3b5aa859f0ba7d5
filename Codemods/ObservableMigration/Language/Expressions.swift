import SwiftCST

extension Node {
  /// The value of a list of statements, if it is a single expression or `return`.
  var givenValue: Node? {
    guard let item = CodeBlockItemSyntax(children.only)?.item else { return nil }
    return ReturnStmtSyntax(item)?.expression ?? ExpressionStmtSyntax(item)?.expression ?? item
  }

  /// Whether an expression consists only of names: `a.b.c`.
  var isPlainName: Bool {
    if kind == .declReferenceExpr { return true }
    return MemberAccessExprSyntax(self)?.base?.isPlainName ?? false
  }

  /// Whether an expression is `self`.
  var isSelf: Bool { tokenIndices.count == 1 && text == "self" }

  /// The expression in `x?` or `x!`.
  var insideOptional: Node {
    OptionalChainingExprSyntax(self)?.expression ?? ForceUnwrapExprSyntax(self)?.expression ?? self
  }

  /// Whether an expression is the callee of a call.
  var isCalled: Bool { FunctionCallExprSyntax(parent)?.calledExpression == self }
}

extension FunctionCallExprSyntax {
  /// The value of a closure that is called immediately, if it does nothing else: `{ value }()`.
  var immediateValue: Node? {
    guard let closure = ClosureExprSyntax(calledExpression), closure.signature == nil, trailingClosure == nil
    else { return nil }
    return closure.statements?.givenValue
  }
}
