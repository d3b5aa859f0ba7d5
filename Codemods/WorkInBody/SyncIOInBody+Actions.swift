import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

extension SyncIOInBody {
  /// The modifiers and views whose actions are searched.
  static let actionTakers = ["onAppear", "task", "Button", "onTapGesture"]

  /// The first call in the closure of `onAppear` or `task` that reads files or waits, and the first in other
  /// actions that waits; nil for any other call.
  func match(action node: Node, in file: FileContext) -> [Match<Work>]? {
    guard let call = FunctionCallExprSyntax(node), let name = call.calledName,
      Self.actionTakers.contains(name)
    else { return nil }
    guard file.model.isLookedAt(node) else { return [] }
    return (call.argumentValues + call.trailingClosures).filter { closure in
      closure.kind == .closureExpr && [.action, .task].contains(file.model.role(of: closure))
    }.compactMap { match(action: $0, of: name, in: file) }
  }

  private func match(action closure: Node, of name: String, in file: FileContext) -> Match<Work>? {
    if let found = file.model.work(.waiting, ofAction: closure, { waits($0, in: file) }) {
      let callee = found.call.calledExpression
      let word = callee.map { MemberAccessExprSyntax($0)?.declName?.node ?? $0 } ?? found.call.node
      let work = FunctionCallExprSyntax(found.work)?.calledExpression?.shortText ?? ""
      let subject =
        found.work == found.call.node ? "'\(work)'" : file.subject(work, of: found.work, at: word)
      let isInTask =
        name == "task"
        || found.call.node.ancestors.prefix { $0 != closure }.contains {
          ClosureArgument($0)?.call.calledExpression?.text == "Task"
        }
      return Match(
        Self.waiting, at: found.call.node.range,
        Work(subject: subject, evaluation: nil, action: name, isInTask: isInTask))
    }
    guard name == "onAppear" || name == "task", file.wantsHints,
      let found = file.model.work(.reading, ofAction: closure, { reads($0, in: file) }),
      !["save", "store", "write"].contains(where: (found.call.calledName ?? "").hasPrefix)
    else { return nil }
    let subject = found.call.calledExpression?.shortText ?? found.call.node.shortText
    return Match(
      Self.appearing, at: found.call.node.range,
      Work(subject: "'\(subject)'", evaluation: nil, action: name))
  }

  /// Whether a call waits, and isn't reported itself, as body code and members of views are.
  private func waits(_ call: FunctionCallExprSyntax, in file: FileContext) -> Bool {
    rule(for: call, in: file) == Self.waiting && !file.model.isOffMainThread(call.node)
      && file.model.evaluation(of: call.node) == nil && !file.model.blocksMainThread(call.node)
  }

  private func reads(_ call: FunctionCallExprSyntax, in file: FileContext) -> Bool {
    rule(for: call, in: file) == Self.reading && !changesFiles(call)
  }

  /// Whether a method of `FileManager` creates or removes a file.
  private func changesFiles(_ call: FunctionCallExprSyntax) -> Bool {
    let name = call.calledName ?? ""
    return ["copy", "create", "move", "remove", "replace", "trash", "attributes"].contains {
      name.hasPrefix($0)
    }
  }
}

extension SyncIOInBody.Work {
  /// When it happens, if that is as a view appears.
  var appearance: String { action == "onAppear" || action == "task" ? " as the view appears" : "" }
}
