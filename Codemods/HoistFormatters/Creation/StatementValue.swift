import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// The value that a statement has for a closure with no other statement, and that may be unused.
enum StatementValue {
  /// The result of a call.
  case ofCall
  /// The result of an optional change, or of an `if` or `switch` with such branches.
  case ofChange

  /// The value of a `codeBlockItem`; nil if it has none, or only one that has to be used.
  init?(of statement: Node, _ index: ProjectIndex) {
    let check = ValueCheck(index: index)
    if check.isCallWithValue(statement) {
      self = .ofCall
    } else if check.isOptionalChange(statement) || check.isChoiceWithValue(statement) {
      self = .ofChange
    } else {
      return nil
    }
  }
}

private struct ValueCheck {
  let index: ProjectIndex

  /// Whether an expression is a call whose result may be unused, or an optional call: `self?.show(…)`, `try?
  /// …`.
  func isCallWithValue(_ expression: Node) -> Bool {
    var call = expression
    while call.kind == .tryExpr || call.kind == .awaitExpr, let inner = call.children.map({ $0 }).last {
      if TryExprSyntax(call)?.questionOrExclamationMark?.text == "?" { return true }
      call = inner
    }
    guard let callee = FunctionCallExprSyntax(call)?.calledExpression else { return false }
    if isOptionalChain(callee) { return true }
    let access = MemberAccessExprSyntax(callee)
    let found = index.declarations(referencedBy: access?.declName?.node ?? callee).map { index[$0] }
    guard found.isEmpty else { return found.contains { $0.attribute("discardableResult") != nil } }
    return access?.declName?.baseName.map { Self.discardable.contains($0.name) } ?? false
  }

  /// Whether an expression changes something that may be nil: `self?.text = …`.
  func isOptionalChange(_ expression: Node) -> Bool {
    guard let elements = SequenceExprSyntax(expression)?.elements.map({ Array($0.children) }),
      elements.count > 2
    else { return false }
    return Assignment(target: elements[0]) != nil && isOptionalChain(elements[0])
  }

  /// Whether a statement is an `if` or `switch` that becomes an expression with the values of its branches.
  func isChoiceWithValue(_ statement: Node) -> Bool {
    guard statement.kind == .expressionStmt else { return false }
    return statement.subtree.contains { node in
      guard let branch = CodeBlockItemSyntax(node)?.item, node.parent?.children.only != nil else {
        return false
      }
      return isCallWithValue(branch) || isOptionalChange(branch)
    }
  }

  /// Whether a chain of members and calls contains a `?`.
  private func isOptionalChain(_ expression: Node) -> Bool {
    var current: Node? = expression
    while let link = current {
      if link.kind == .optionalChainingExpr { return true }
      current = ConstantExpressions.base(of: link)
    }
    return false
  }

  private static let discardable: Set = [
    "insert", "remove", "removeFirst", "removeLast", "removeValue", "updateValue", "update",
  ]
}
