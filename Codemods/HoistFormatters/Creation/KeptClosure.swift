import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// A closure, or the task made of it, that a variable without a written type holds: `let task = Task { … }`. Its
/// type says whether it throws, and follows from what is tried in it.
struct KeptClosure {
  private let closure: Node

  /// The closure right around a node; nil where it isn't kept so.
  init?(around node: Node) {
    guard let closure = Self.code(around: node), closure.kind == .closureExpr,
      Self.isKept(Self.task(of: closure) ?? closure)
    else { return nil }
    self.closure = closure
  }

  /// Whether anything but what is tried at a node throws in it. What a `do` may catch is not looked into.
  func throwsBesides(_ tried: Node) -> Bool {
    let around = tried.ancestors.prefix { $0 != closure }
    guard !around.contains(where: { $0.kind == .doStmt || $0.kind == .doExpr }) else { return true }
    return closure.subtree.contains { node in
      guard node != tried, Self.code(around: node) == closure else { return false }
      return node.kind == .throwStmt
        || TryExprSyntax(node).map { $0.questionOrExclamationMark == nil } ?? false
    }
  }

  /// The closure or function right around a node.
  private static func code(around node: Node) -> Node? {
    node.ancestors.first { $0.kind == .closureExpr || $0.kind == .functionDecl }
  }

  /// The call that makes a task of a closure: `Task { … }`, `Task.detached { … }`.
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
