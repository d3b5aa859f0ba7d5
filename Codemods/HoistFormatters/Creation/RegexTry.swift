import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Determines how a regular expression that may not compile is tried where it is created once, and what
/// happens to its previous `try`.
struct RegexTry {
  private let creation: FormatterCreation
  private let value: Node
  private let index: ProjectIndex

  init(_ creation: FormatterCreation, _ value: Node, _ index: ProjectIndex) {
    self.creation = creation
    self.value = value
    self.index = index
  }

  /// Adds to a plan what happens to the `try` around the creation.
  func apply(to plan: inout HoistPlan) throws(Obstacle) {
    guard creation.formatter.isRegularExpression, let cover = creation.coveringTry else { return }
    if cover.node == creation.value {
      guard cover.questionOrExclamationMark == nil else { return }
      plan.addedMark = "!"
      plan.spareTries = spareTry(around: cover)
    } else if isChain(all: cover) {
      plan.addedMark = "?"
      plan.spareTries = [cover.node]
      return
    } else {
      plan.addedMark = "!"
      leave(cover, &plan)
    }
    guard cover.questionOrExclamationMark?.text != "!" else { return }
    if plan.sharedTry == nil, KeptClosure(around: cover.node)?.throwsBesides(cover.node) == false {
      throw .closureType
    }
    plan.effects.append(HoistRules.forcedTry)
    plan.leavesIdleCatch = leavesIdleCatch
  }

  /// Handles an outer `try`: it is removed if nothing else under it can throw.
  private func leave(_ cover: TryExprSyntax, _ plan: inout HoistPlan) {
    guard cover.questionOrExclamationMark?.text != "?" else { return }
    if ThrowCheck(without: creation.call, index).mayThrow(under: cover) {
      plan.sharedTry = cover.node
    } else {
      plan.spareTries = [cover.node] + spareTry(around: cover)
    }
  }

  /// The `try` before a call that only threw because its closure did: `try texts.map { try … }`.
  private func spareTry(around inner: TryExprSyntax) -> [Node] {
    guard let closure = inner.node.ancestors.first(where: { $0.kind == .closureExpr }),
      let outer = FormatterCreation.coveringTry(of: closure), outer.questionOrExclamationMark?.text != "?"
    else { return [] }
    return ThrowCheck(without: inner.node, index).mayThrow(under: outer) ? [] : [outer.node]
  }

  /// Whether `try?` covers a chain that begins with the creation, and nothing else that may throw: a `?`
  /// after an optional means the same.
  private func isChain(all cover: TryExprSyntax) -> Bool {
    guard value == creation.call, cover.questionOrExclamationMark?.text == "?", cover.isLastOperand else {
      return false
    }
    var link = creation.call
    while link != cover.expression {
      guard let next = link.parent, ConstantExpressions.base(of: next) == link else { return false }
      link = next
    }
    return !ThrowCheck(without: creation.call, index).mayThrow(under: cover)
  }

  /// Whether a `do` around the creation has nothing else to catch: the compiler then warns about its `catch`.
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
}
