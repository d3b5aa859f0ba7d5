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
/// - a deferred change is guarded by a comparison, or by an `isEmpty`; one that another test of the same property
///   guards is a hint
/// - a cache, an ignored property, a plain object or an object that the same code creates is changed
/// - a deferred change stores a result, and runs only while there is none
struct StateWriteInBody: Codemod {
  static let atOnce = Rule(
    "SW401", .warning, "A view changes state while it is evaluated.",
    remedy: "Change state in an action, 'onChange', 'task' or 'onAppear', or compute the value.")
  static let putOff = Rule(
    "SW402", .warning, "Each evaluation of a view starts a change of state.",
    remedy: "Change state in an action, 'onChange' or 'task', not at each evaluation.")
  static let guarded = Rule(
    "SW501", .hint, "An evaluation of a view starts a change of state, until a test of it ends that.",
    remedy: "Change state in an action, 'onChange' or 'task', not during an evaluation.")

  static let metadata = CodemodMetadata(
    id: "state-write-in-body", summary: "Finds views that change state while they are evaluated.",
    category: .state,
    words: ["View", "Style", "Modifier"],
    targets: [.nodes([.structDecl, .classDecl, .enumDecl, .extensionDecl])],
    rules: [atOnce, putOff, guarded])

  /// The change, and when it happens.
  struct Write: Sendable {
    let target: String
    let evaluation: Evaluation
    /// Whether a test of the same property is around it.
    let isGuarded: Bool
    /// Whether it is in a `GeometryReader`.
    let isMeasured: Bool

    init(of target: Node, at code: Node, _ evaluation: Evaluation, isGuarded: Bool) {
      (self.target, self.evaluation, self.isGuarded) = (target.shortText, evaluation, isGuarded)
      isMeasured = ([code] + evaluation.through).contains { name in
        name.ancestors.contains { FunctionCallExprSyntax($0)?.calledName == "GeometryReader" }
      }
    }
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
        let test = StateTest(around: change, file.model)
        // What no case of a `switch` lists is hardly ever there.
        guard test != .otherCase else { return }
        let write = Write(of: change.target, at: code, evaluation, isGuarded: test != nil)
        matches.append(Match(Self.atOnce, at: code.range, write))
      } else if let (target, isGuarded) = changePutOff(by: code, in: file),
        !file.model.isOfCache(code, evaluation), !isGuarded || file.wantsHints
      {
        let write = Write(of: target, at: code, evaluation, isGuarded: isGuarded)
        matches.append(Match(isGuarded ? Self.guarded : Self.putOff, at: code.range, write))
      }
    }
    return matches.sorted(on: \.range.lowerBound)
  }

  func message(for match: Match<Write>, in file: FileContext) -> String {
    let write = match.state
    let view = write.evaluation.view.map { "'\(file.index[$0].name)'" } ?? "the view"
    let time = write.isGuarded ? "while \(view) is evaluated" : file.words(for: write.evaluation)
    guard match.rule == Self.atOnce else {
      let effect = write.isGuarded ? "and evaluates it again" : "and causes the next evaluation"
      let place = write.isMeasured ? "'onChange' or 'onGeometryChange'" : "'onChange', 'onAppear' or 'task'"
      return "a change of '\(write.target)' starts \(time), \(effect); change it in \(place)"
    }
    let effect = write.isGuarded ? "" : ", and may update endlessly"
    return
      "'\(write.target)' is changed \(time): SwiftUI doesn't allow that\(effect); change it in 'onChange', "
      + "'onAppear' or 'task'"
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

  /// The state that a closure changes which body code passes to the main queue or a task, and whether a test
  /// of the same state is around the change.
  private func changePutOff(by node: Node, in file: FileContext) -> (target: Node, isGuarded: Bool)? {
    guard let call = FunctionCallExprSyntax(node), let callee = call.calledExpression?.text,
      ["DispatchQueue.main.async", "DispatchQueue.main.asyncAfter", "Task", "Task.detached"].contains(callee),
      let closure = call.trailingClosure?.statements, !isCompared(node)
    else { return nil }
    let changes = ([closure] + calledFunctions(in: closure, file)).flatMap { self.changes(in: $0, file) }
    // A test around the start guards everything that is started.
    let starting = changes.compactMap { change in
      StateTest(of: change, around: node, file.model).map { (change: change, test: $0) }
    }
    if let guarded = starting.first { return guarded.test == .value ? (guarded.change.target, true) : nil }
    let found = changes.filter { !isCompared($0.target) }.map { change in
      (change.target, test: StateTest(around: change, file.model))
    }
    if let free = found.first(where: { $0.test == nil }) { return (free.0, false) }
    return found.first { $0.test == .value }.map { ($0.0, true) }
  }

  /// The changes of state that the statements of some code make themselves.
  private func changes(in code: Node, _ file: FileContext) -> [Change] {
    file.model.changes(in: code).filter { change in
      isState(change, in: file)
        && !change.target.ancestors.prefix { $0 != code }.contains { $0.kind == .closureExpr }
    }
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
  private func isCompared(_ node: Node) -> Bool {
    node.ancestors.contains { around in
      guard let condition = IfExprSyntax(around)?.conditions else { return false }
      return ["!=", "==", ".isEmpty"].contains { condition.text.contains($0) }
    }
  }
}
