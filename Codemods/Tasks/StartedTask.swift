import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// A task that `onAppear` starts.
struct StartedTask: Sendable {
  /// The `onAppear`.
  let call: MemberCall
  /// The `Task { … }`.
  let task: FunctionCallExprSyntax

  /// The task that is the only statement of a closure; nil if it is stored, detached, or something else.
  init?(onlyOf closure: ClosureExprSyntax, _ call: MemberCall, _ index: ProjectIndex) {
    guard closure.items.count == 1, let task = FunctionCallExprSyntax(closure.items[0]),
      let callee = task.calledExpression, callee.text == "Task", index.isForeign(callee),
      let body = task.onlyClosure, body.signature?.capture == nil, body.signature?.parameterClause == nil,
      task.argumentLabels.allSatisfy({ $0 == "priority" })
    else { return nil }
    self.call = call
    self.task = task
  }

  /// A statement `Task.detached { … }`, whose handle is not stored.
  init?(detached statement: Node, _ call: MemberCall) {
    guard let task = FunctionCallExprSyntax(statement), task.calledExpression?.text == "Task.detached",
      task.onlyClosure != nil
    else { return nil }
    self.call = call
    self.task = task
  }

  /// The explicit priority.
  var priority: Node? { task.labeledArguments.first { $0.label?.name == "priority" }?.expression }

  /// What the task waits for, for a message.
  var work: String {
    let first = awaits.first.flatMap { AwaitExprSyntax($0)?.expression }
    return first.map { "'\($0.shortText)'" } ?? "the task"
  }

  private var body: Node { task.onlyClosure?.node ?? task.node }

  private var awaits: [Node] { body.subtree.filter { $0.kind == .awaitExpr } }

  // MARK: - Owner of the work

  /// Whether everything that the task waits for belongs to the view, doesn't have to be finished, and is
  /// started again by the next task as it was by the first.
  func belongsToView(_ model: SwiftUIModel) -> Bool {
    let inner = body.subtree.dropFirst()
    let nests = inner.contains { part in
      part.kind == .whileStmt || part.kind == .repeatStmt || ForStmtSyntax(part)?.awaitKeyword != nil
        || FunctionCallExprSyntax(part)?.calledExpression.map { $0.text.hasPrefix("Task") } ?? false
    }
    let owned = awaits.allSatisfy { isOwned(AwaitExprSyntax($0)?.expression ?? $0, model) }
    return !awaits.isEmpty && !nests && owned && !setsFlagFirst(model) && !reports
      && isResultKnown(model.index)
  }

  private func isOwned(_ awaited: Node, _ model: SwiftUIModel) -> Bool {
    guard let callee = FunctionCallExprSyntax(awaited)?.calledExpression else { return false }
    return isOfView(ConstantExpressions.root(of: callee), model) || isKeptInState(awaited, model)
  }

  /// Whether a name is `self`, a method of the view, or one of its own `@State` or `@StateObject` properties.
  private func isOfView(_ root: Node, _ model: SwiftUIModel) -> Bool {
    let member = root.text == "self" ? MemberAccessExprSyntax(root.parent)?.declName?.node ?? root : root
    let found = model.index.declarations(referencedBy: member).map { model.index[$0] }
    return !found.isEmpty
      && found.allSatisfy { declaration in
        guard !declaration.isStatic, let type = model.index.type(of: declaration.id),
          model.kind(of: type).isEvaluated
        else { return false }
        return declaration.kind == .function || Self.isState(declaration)
      }
  }

  private static func isState(_ property: Declaration) -> Bool {
    property.attribute("State") != nil || property.attribute("StateObject") != nil
  }

  /// Whether the value of an `await` is assigned to state of the view.
  private func isKeptInState(_ awaited: Node, _ model: SwiftUIModel) -> Bool {
    let list = awaited.ancestors.first { $0.kind == .exprList || $0.kind == .codeBlockItem }
    guard let target = list?.kind == .exprList ? list?.children.first : nil, Assignment(target: target) != nil
    else {
      return false
    }
    let found = model.index.declarations(referencedBy: ConstantExpressions.root(of: target))
    return !found.isEmpty && found.allSatisfy { Self.isState(model.index[$0]) }
  }

  /// Whether the task sets state that it checks before it waits: if the first run is cancelled, it is then
  /// never repeated.
  private func setsFlagFirst(_ model: SwiftUIModel) -> Bool {
    let first = awaits.first?.id ?? Int.max
    let tested = body.subtree.filter { $0.kind == .conditionElement }.map(\.text)
    return model.changes(in: body).contains { change in
      change.kind == .assigned && change.target.id < first
        && tested.contains { $0.contains(change.target.text) }
    }
  }

  /// Whether the task waits for work that has to be finished.
  private var reports: Bool {
    awaits.contains { awaited in
      let name = FunctionCallExprSyntax(AwaitExprSyntax(awaited)?.expression)?.calledName ?? ""
      return Self.reports.contains { name.hasPrefix($0) }
    }
  }

  private static let reports = [
    "complete", "delete", "log", "mark", "post", "register", "report", "save", "send", "submit", "track",
    "upload",
  ]

  // MARK: - Result

  /// Whether an error can leave the task.
  var throwsError: Bool {
    body.subtree.contains { part in
      guard let expression = TryExprSyntax(part), expression.questionOrExclamationMark == nil else {
        return false
      }
      let around = part.ancestors.first { $0.kind == .doStmt || $0 == body }
      return around == body
    }
  }

  /// The statement of a task that has only one.
  private var onlyStatement: Node? {
    let items = task.onlyClosure?.items ?? []
    return items.count == 1 ? items[0] : nil
  }

  /// The function whose result is that of the task.
  private func resultFunction(_ index: ProjectIndex) -> Declaration? {
    guard let call = onlyStatement.flatMap(Self.awaitedCall), let callee = call.calledExpression else {
      return nil
    }
    let found = index.declarations(referencedBy: MemberAccessExprSyntax(callee)?.declName?.node ?? callee)
    return found.count == 1 ? index[found[0]] : nil
  }

  private static func awaitedCall(_ statement: Node) -> FunctionCallExprSyntax? {
    let inner = TryExprSyntax(statement)?.expression ?? statement
    return FunctionCallExprSyntax(AwaitExprSyntax(inner)?.expression)
  }

  /// Whether it is known if the result of a task with a single call is unused: the closure of `task` has no
  /// result.
  private func isResultKnown(_ index: ProjectIndex) -> Bool {
    onlyStatement.flatMap(Self.awaitedCall) == nil || resultFunction(index) != nil
  }

  /// Where a result has to be dropped: the start of the only statement (UTF-8 byte offset, 0-based).
  func resultStart(_ index: ProjectIndex) -> Int? {
    guard let function = resultFunction(index), let result = function.resultType,
      !["Void", "()"].contains(result.text), function.attribute("discardableResult") == nil
    else { return nil }
    return onlyStatement?.range.lowerBound
  }

  /// Whether a detached task belongs to a row and loads more elements of the list.
  func isPaging(in model: SwiftUIModel) -> Bool {
    guard model.isInRow(call.call.node) else { return false }
    return !model.changes(in: body).contains { change in
      change.declaration.map { Self.isState(model.index[$0]) } ?? false
    }
  }
}
