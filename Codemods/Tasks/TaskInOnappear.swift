import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

/// Turns `onAppear { Task { … } }` into `task { … }`.
///
/// ## What it does
///
/// Finds `onAppear` closures that do nothing but start a task for the view itself, and moves the work to
/// `task`. A `Task.detached` that `onAppear` starts without storing it is a warning.
///
/// ## Why
///
/// Nothing ends a task that `onAppear` starts: it continues, and changes state, after the view is gone, and a
/// second one starts when the view returns. SwiftUI cancels the work of `task` when the view disappears
/// (WWDC21, *Discover concurrency in SwiftUI*).
///
/// ## Example
///
/// ```swift
/// List(items) { ItemRow(item: $0) }
///     .onAppear {
///         Task {
///             items = await load()
///         }
///     }
/// ```
///
/// becomes
///
/// ```swift
/// List(items) { ItemRow(item: $0) }
///     .task {
///         items = await load()
///     }
/// ```
///
/// ## Fix safety
///
/// Never safe: work that was finished in the background is now cancelled with the view, and a cancelled
/// request may be reported as an error.
///
/// ## Not changed when
///
/// - `onAppear` does anything else, or keeps the task
/// - the work belongs to an object that outlives the view: it awaits no method of the view or of its `@State`
///   or `@StateObject`
/// - the view is a row, is in a branch of `if` or `switch`, in a menu or toolbar, or only shows a status,
///   like `ProgressView`
/// - the work saves, sends, reports or marks something, or sets a flag before it waits
/// - an error leaves the task, or the same view has another `task` or an `onDisappear`
struct TaskInOnappear: Codemod {
  static let owned = Rule(
    "TA201", .unsafe,
    "The work is canceled when the view disappears, and a canceled request may be reported as an error.",
    remedy: "Check that a canceled request isn't shown as an error. Then allow TA201.")
  static let detached = Rule(
    "TA501", .hint, "A detached task of 'onAppear' continues after the view is gone.",
    remedy: "Use 'task', which ends with the view, and a 'nonisolated' function for the work.")
  static let throwing = Rule(
    "TA301", .refusal, "An error leaves the task; the closure of 'task' can't throw.",
    remedy: "Catch the error in the task, then run again.")
  static let paired = Rule(
    "TA303", .refusal, "The view has another 'task', or an 'onDisappear' that may end the work.",
    remedy: "Merge both tasks into one 'task', or keep the one in 'onAppear'.")

  static let metadata = CodemodMetadata(
    id: "task-in-onappear", summary: "Turns 'onAppear' with a task into 'task', which ends with the view.",
    category: .tasks, targets: [.calls(["onAppear"])], rules: [owned, detached, throwing, paired])

  func match(_ node: Node, in file: FileContext) -> [Match<StartedTask>] {
    guard let call = FunctionCallExprSyntax(node).flatMap({ MemberCall($0) }),
      let closure = call.call.onlyClosure, closure.signature == nil, file.model.isLookedAt(node),
      file.model.role(of: closure.node) == .action, file.index.satisfies(.iOS(15), at: node).isMet,
      !Self.isSign(call.base), !Self.isBranch(node), !Self.isInMenu(node)
    else { return [] }
    if let detached = closure.items.compactMap({ StartedTask(detached: $0, call) }).first {
      guard !detached.isPaging(in: file.model) else { return [] }
      return [Match(Self.detached, at: detached.task.node.range, detached)]
    }
    guard let started = StartedTask(onlyOf: closure, call, file.index), started.belongsToView(file.model),
      !file.model.isInRow(node)
    else { return [] }
    let rule = started.throwsError ? Self.throwing : Self.hasPartner(call) ? Self.paired : Self.owned
    let name = call.access.declName?.node.range ?? node.range
    return [Match(rule, at: name, started)]
  }

  /// Whether a view only indicates progress, or takes up space.
  private static func isSign(_ view: Node) -> Bool {
    let base = CallChain(view).base
    let name = FunctionCallExprSyntax(base)?.calledName ?? base.text.prefix { $0 != "." }.description
    return signs.contains(name) || SwiftUIViews.traits(of: name).contains(.shape)
  }

  private static let signs: Set = ["ProgressView", "Color", "EmptyView", "Spacer", "Divider"]

  /// Whether a view is in a branch, which may disappear because of the result of the work.
  private static func isBranch(_ call: Node) -> Bool {
    call.ancestors.prefix { $0.kind != .patternBinding && $0.kind != .functionDecl }
      .contains { $0.kind == .ifExpr || $0.kind == .switchCase }
  }

  private static func isInMenu(_ call: Node) -> Bool {
    call.ancestors.contains { FunctionCallExprSyntax($0)?.calledName.map(menus.contains) ?? false }
  }

  private static let menus: Set = ["Menu", "contextMenu", "swipeActions", "tabItem", "toolbar"]

  private static func hasPartner(_ call: MemberCall) -> Bool {
    CallChain(CallChain.whole(around: call.call.node)).calls.contains {
      $0.name == "task" || $0.name == "onDisappear"
    }
  }

  func message(for match: Match<StartedTask>, in file: FileContext) -> String {
    let work = match.state.work
    switch match.rule {
    case Self.detached:
      return "'Task.detached' continues after the view is gone and keeps no priority or actor: use 'task'"
    case Self.throwing:
      return "\(work) continues after the view is gone; an error leaves the task: handle it, then use 'task'"
    case Self.paired:
      return "\(work) continues after the view is gone, but 'onDisappear' or another 'task' may depend on it"
    default:
      return
        "\(work) continues after the view is gone, and starts again when it returns: 'task' ends with the "
        + "view"
    }
  }

  func fix(_ match: Match<StartedTask>, in file: FileContext) throws(EditGroup.Overlap) -> EditGroup {
    let started = match.state
    let whole = match.range.lowerBound..<started.call.call.node.range.upperBound
    guard let closure = started.task.onlyClosure?.node else { return try EditGroup([]) }
    let shift = IndentShift(
      from: file.indentation(at: closure.range.lowerBound), to: file.indentation(at: match.range.lowerBound))
    let body = shift.apply(
      to: closure.range, of: file.tree.source, lines: file.lines,
      protecting: file.tree.multilineStrings(in: closure.range))
    var text = String(decoding: body, as: UTF8.self)
    if let start = started.resultStart(file.index) {
      let offset = start - closure.range.lowerBound
      text = String(
        decoding: body.prefix(offset) + Array("_ = ".utf8) + body.dropFirst(offset), as: UTF8.self)
    }
    let priority = started.priority.map { "(priority: \($0.text))" } ?? ""
    return try EditGroup([TextEdit(whole, with: "task\(priority) \(text)")], in: file.number)
  }
}
