import CodemodKit
import SwiftCST

/// How a regular expression that may not compile is tried where it is made once.
struct RegexTry {
  private let creation: FormatterCreation
  private let value: Node

  init(_ creation: FormatterCreation, _ value: Node) {
    self.creation = creation
    self.value = value
  }

  /// Adds to a plan what becomes of the `try` around the creation.
  func apply(to plan: inout HoistPlan) throws(Obstacle) {
    guard creation.formatter.isRegularExpression, let cover = creation.coveringTry else { return }
    let mark = cover.questionOrExclamationMark?.text
    guard cover.node != creation.value else {
      guard mark == nil else { return }
      plan.forcesTry = true
      plan.effects.append(HoistRules.forcedTry)
      plan.leavesIdleCatch = leavesIdleCatch
      return
    }
    plan.forcesTry = true
    if mark != "!" {
      plan.effects.append(HoistRules.forcedTry)
      plan.leavesIdleCatch = leavesIdleCatch
    }
    if isAlone(in: cover) { plan.spareTry = cover.node } else { plan.sharedTry = cover.node }
  }

  /// Whether a `do` around the creation has nothing else to catch: the compiler warns about its `catch` then.
  private var leavesIdleCatch: Bool {
    let scopes = value.ancestors.prefix { ![.functionDecl, .closureExpr, .accessorBlock].contains($0.kind) }
    guard let block = scopes.first(where: { $0.kind == .codeBlock && Self.catches($0.parent) }) else {
      return false
    }
    return !block.subtree.contains { node in
      if node.kind == .throwStmt { return true }
      guard let view = TryExprSyntax(node), view.questionOrExclamationMark == nil else { return false }
      return view.expression?.text.contains("NSRegularExpression(") != true
    }
  }

  private static func catches(_ node: Node?) -> Bool {
    node.map { $0.children.contains { $0.kind == .catchClauseList } } ?? false
  }

  /// Whether nothing else under a `try` can throw: the methods of the class don't.
  private func isAlone(in cover: TryExprSyntax) -> Bool {
    guard let expression = cover.expression, expression.contains(creation.call),
      cover.questionOrExclamationMark?.text != "?"
    else { return false }
    let calls = expression.subtree.filter { $0.kind == .functionCallExpr && !creation.call.contains($0) }
    return calls.allSatisfy { call in
      guard let callee = FunctionCallExprSyntax(call)?.calledExpression else { return false }
      return Self.harmless.contains(callee.text) || callee.contains(creation.call)
    }
  }

  private static let harmless: Set<String> = ["NSRange", "NSMakeRange", "Range"]
}
