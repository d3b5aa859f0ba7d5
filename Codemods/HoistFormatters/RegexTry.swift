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
  func apply(to plan: inout HoistPlan) throws(HoistObstacle) {
    guard creation.formatter.isImmutable, let cover = creation.coveringTry else { return }
    let mark = cover.questionOrExclamationMark?.text
    guard cover.node != creation.value else {
      guard mark == nil else { return }
      plan.forcesTry = true
      plan.effects.append(HoistRules.forcedTry)
      return
    }
    plan.forcesTry = true
    if mark != "!" { plan.effects.append(HoistRules.forcedTry) }
    if isAlone(in: cover) { plan.spareTry = cover.node } else { plan.sharedTry = cover.node }
  }

  /// Whether nothing else under a `try` can throw: the methods of the class don't.
  private func isAlone(in cover: TryExprSyntax) -> Bool {
    guard let expression = cover.expression, cover.questionOrExclamationMark?.text != "?" else {
      return false
    }
    let calls = expression.subtree.filter { $0.kind == .functionCallExpr && !creation.call.contains($0) }
    return calls.allSatisfy { call in
      guard let callee = FunctionCallExprSyntax(call)?.calledExpression else { return false }
      return Self.harmless.contains(callee.text) || callee.contains(creation.call)
    }
  }

  private static let harmless: Set<String> = ["NSRange", "NSMakeRange", "Range"]
}
