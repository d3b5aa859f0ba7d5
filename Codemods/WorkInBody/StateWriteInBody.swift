import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Reports state that a view changes while it is evaluated.
///
/// ## What it does
///
/// Reports assignments and other changes of `@State`, `@Binding`, `@Published` and `@Observable` properties
/// in the code that SwiftUI runs to evaluate a view: immediately, or deferred with `DispatchQueue.main.async`
/// or `Task`.
///
/// ## Why
///
/// A change of state during an update is undefined; SwiftUI warns about it at run time. A deferred change
/// causes the next update.
///
/// ## Example
///
/// ```swift
/// .overlay { GeometryReader { proxy -> Color in height = proxy.size.height; return .clear } }
/// ```
///
/// is reported. Observe the size:
///
/// ```swift
/// .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
/// ```
///
/// ## Fix safety
///
/// There is no fix: the change belongs to the action that causes it.
///
/// ## Not changed when
///
/// - the change is in an action, such as `onAppear` or `onChange`
/// - a deferred change is guarded by a comparison with the same property, or by its `isEmpty`
/// - a cache, an ignored property, a plain object or an object that the same code creates is changed
/// - a deferred change stores a result, and runs only while there is none
struct StateWriteInBody: Codemod {
  static let atOnce = Rule(
    "SW401", .warning, "A view changes state while it is evaluated.",
    remedy: "Change state in an action, 'onChange', 'task' or 'onAppear', or compute the value.")
  static let putOff = Rule(
    "SW402", .warning, "Each evaluation of a view starts a change of state.",
    remedy: "Change state in an action, 'onChange' or 'task', not at each evaluation.")

  static let metadata = CodemodMetadata(
    id: "state-write-in-body", summary: "Finds views that change state while they are evaluated.",
    category: .state,
    words: ["View", "Style", "Modifier"],
    targets: [.nodes([.structDecl, .classDecl, .enumDecl, .extensionDecl])],
    rules: [atOnce, putOff])

  /// The change, and when it happens.
  struct Write: Sendable {
    let target: String
    let evaluation: Evaluation
  }

  func match(_ node: Node, in file: FileContext) -> [Match<Write>] {
    guard let declaration = file.index.declaration(at: node),
      let type = file.index.declaredType(declaration.id),
      file.model.kind(of: type) != .none, file.model.isLookedAt(node)
    else { return [] }
    var matches: [Match<Write>] = []
    file.model.forEachBodyNode(of: type, in: node) { code, evaluation in
      if let change = file.model.change(at: code), isState(change, in: file),
        !file.model.isOfNewObject(change.target)
      {
        matches.append(
          Match(Self.atOnce, at: code.range, Write(target: change.target.shortText, evaluation: evaluation)))
      } else if let change = changePutOff(by: code, in: file), !file.model.isOfCache(code, evaluation) {
        matches.append(
          Match(Self.putOff, at: code.range, Write(target: change.shortText, evaluation: evaluation)))
      }
    }
    return matches.sorted(on: \.range.lowerBound)
  }

  func message(for match: Match<Write>, in file: FileContext) -> String {
    let time = file.words(for: match.state.evaluation)
    return match.rule == Self.atOnce
      ? "'\(match.state.target)' is changed \(time): SwiftUI doesn't allow that, and may update endlessly; "
        + "change it in 'onChange', 'onAppear' or 'task'"
      : "a change of '\(match.state.target)' starts \(time), and causes the next evaluation; change it in 'onChange' or "
        + "'onGeometryChange'"
  }

  /// Whether a change affects state that SwiftUI observes.
  private func isState(_ change: Change, in file: FileContext) -> Bool {
    guard let id = change.declaration else { return false }
    let property = file.index[id]
    guard property.isStored, !property.isStatic else { return false }
    let names = property.attributes.map(\.name)
    if names.contains(where: isWritable) || names.contains("Published") { return true }
    guard let type = file.index.type(of: id), file.model.isObservable(type) else { return false }
    return !names.contains("ObservationIgnored") && !property.traits.contains(.let)
  }

  private func isWritable(_ wrapper: String) -> Bool {
    let purpose = PropertyWrapperNames.purpose(of: wrapper)
    return purpose == .state && wrapper != "Namespace" || purpose == .binding
  }

  /// The state that a closure changes which body code passes to the main queue or a task.
  private func changePutOff(by node: Node, in file: FileContext) -> Node? {
    guard let call = FunctionCallExprSyntax(node), let callee = call.calledExpression?.text,
      ["DispatchQueue.main.async", "DispatchQueue.main.asyncAfter", "Task", "Task.detached"].contains(callee),
      let closure = call.trailingClosure?.statements, !isGuarded(node, in: file)
    else { return nil }
    return unguardedChange(in: closure, file)
      ?? calledFunctions(in: closure, file).firstNonNil {
        unguardedChange(in: $0, file)
      }
  }

  /// The first change of state in some code that no comparison guards.
  private func unguardedChange(in code: Node, _ file: FileContext) -> Node? {
    let change = file.model.changes(in: code).first { change in
      isState(change, in: file) && !isGuarded(change.target, in: file)
        && !change.target.ancestors.prefix { $0 != code }.contains { $0.kind == .closureExpr }
    }
    return change?.target
  }

  /// The bodies of the functions of the project that the statements of a closure call.
  private func calledFunctions(in closure: Node, _ file: FileContext) -> [Node] {
    closure.children.compactMap { CodeBlockItemSyntax($0)?.item }.compactMap { statement in
      guard let callee = FunctionCallExprSyntax(statement)?.calledExpression,
        let function = file.index.callables(called: callee).only, function.kind == .function
      else { return nil }
      return FunctionDeclSyntax(function.node)?.body?.statements
    }
  }

  /// Whether a comparison around a change terminates the updates: `if height != proxy.size.height`.
  private func isGuarded(_ node: Node, in file: FileContext) -> Bool {
    node.ancestors.contains { around in
      guard let condition = IfExprSyntax(around)?.conditions else { return false }
      return ["!=", "==", ".isEmpty"].contains { condition.text.contains($0) }
    }
  }
}
