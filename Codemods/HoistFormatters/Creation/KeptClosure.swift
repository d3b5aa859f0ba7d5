import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// A closure, or a task created from it, in a variable without a declared type: `let task = Task { … }`. Its
/// inferred type shows whether it throws, which depends on each `try` in it.
struct KeptClosure {
  private let closure: Node

  /// The innermost closure around a node; nil if it isn't stored in this way.
  init?(around node: Node) {
    guard let closure = Self.code(around: node), closure.kind == .closureExpr,
      Self.isKept(Self.task(of: closure) ?? closure)
    else { return nil }
    self.closure = closure
  }

  /// Whether anything except for a tried node throws in it. What a `do` may catch is not analyzed.
  func throwsBesides(_ tried: Node) -> Bool {
    let around = tried.ancestors.prefix { $0 != closure }
    guard !around.contains(where: { $0.kind == .doStmt || $0.kind == .doExpr }) else { return true }
    return closure.subtree.contains { node in
      guard node != tried, Self.code(around: node) == closure else { return false }
      return node.kind == .throwStmt
        || TryExprSyntax(node).map { $0.questionOrExclamationMark == nil } ?? false
    }
  }

  /// The innermost closure or function around a node.
  private static func code(around node: Node) -> Node? {
    node.ancestors.first { $0.kind == .closureExpr || $0.kind == .functionDecl }
  }

  /// The call that creates a task from a closure: `Task { … }`, `Task.detached { … }`.
  private static func task(of closure: Node) -> Node? {
    guard let call = ClosureArgument(closure)?.call, let callee = call.calledExpression,
      ["Task", "Task.detached"].contains(callee.text)
    else { return nil }
    return call.node
  }

  private static func isKept(_ value: Node) -> Bool {
    guard value.parent?.kind == .initializerClause, let binding = PatternBindingSyntax(value.parent?.parent)
    else { return false }
    return binding.typeAnnotation == nil
  }
}
