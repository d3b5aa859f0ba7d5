import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Reports observable objects that are created each time a view is evaluated.
///
/// ## What it does
///
/// Reports calls (`Model()`, `.init()`) that create an `ObservableObject` or an `@Observable` object in the
/// code that SwiftUI runs to evaluate a view, where the object goes to a child view, into the environment, or
/// into a local constant.
///
/// ## Why
///
/// A view value is discarded and created again at every update, and so is an object created in the body. A
/// child that observes it starts over: loaded data and typed text are lost. If a child keeps the first one in
/// `@State`, every later one is created for nothing, with its subscriptions and timers.
///
/// ## Example
///
/// ```swift
/// var body: some View { Child(model: Model()) }   // 'Child' has '@ObservedObject var model: Model'
/// ```
///
/// is reported. Keep the object in the view that makes it:
///
/// ```swift
/// @StateObject private var model = Model()
///
/// var body: some View { Child(model: model) }
/// ```
///
/// ## Fix safety
///
/// There is no fix: which view owns the object is a design decision.
///
/// ## Not changed when
///
/// - the child keeps it in `@StateObject`, whose value is an autoclosure, or whose initializer takes it:
///   `stateobject-autoclosure` reports those
/// - every place that makes the child creates its object, outside of rows: `stateobject-autoclosure` reports
///   the child's property
/// - the object comes from a static property or a factory
/// - the call is in an action or a task, or the code is a preview or that of a widget
/// - the object is only a fallback, behind `??`
/// - the object is kept in a cache, or a local constant that is only read and not passed on
/// - its properties are set to current values right after its creation, or it is made of the element of a row
/// - it is a placeholder, made of nothing, where others pass an object that is kept, or others pass an object of
///   a model that is replaced while the view is shown
/// - nothing changes the object after its initializer, so that a new one is the same
/// - the child only reads values of the object, and doesn't observe it, or nothing in the class changes them:
///   it shows those of the new one
/// - the view that gets it can't be used: `disabled(true)`, `allowsHitTesting(false)`, or an `ImageRenderer`
///   draws it once
struct ObjectInBody: Codemod {
  static let lost = Rule(
    "OB401", .warning, "An observable object is created each time a view is evaluated.",
    remedy: "Hold the object in '@StateObject' or '@State', so that it is created once.")
  static let unused = Rule(
    "OB501", .hint, "An object is created each time a view is evaluated, and only the first one is used.",
    remedy: "Create the object where it is owned, or in an 'App' or parent that is evaluated once.")

  static let metadata = CodemodMetadata(
    id: "object-in-body", summary: "Finds observable objects created while views are evaluated.",
    category: .workInBody, words: ["View", "Scene"], targets: [.file], rules: [lost, unused])

  /// The created object, its place, and its receiver.
  struct Creation: Sendable {
    let type: TypeID
    let evaluation: Evaluation
    let receiver: String?
    /// Whether it goes into the value of a navigation link.
    let isOfLink: Bool
    /// What can keep it.
    let keeper: ObjectKeeper
    /// The value of a branch that it is made of, whose change doesn't make another view.
    let payload: String?
  }

  func match(_ root: Node, in file: FileContext) -> [Match<Creation>] {
    guard let id = file.index.file(of: root) else { return [] }
    let named = file.model.observableClasses(mentionedIn: id).flatMap { type in
      file.index.uses(of: file.index[type].name, in: id).map(\.expression)
        .filter { file.index.typeOfExpression($0) == .metatype(.known(type)) }
        .compactMap { match($0, of: type, in: file) }
    }
    let implicit = file.index.uses(of: "init", in: id).map(\.expression).compactMap { callee in
      file.model.observableClass(madeBy: callee).flatMap { match(callee, of: $0, in: file) }
    }
    return (named + implicit).sorted(on: \.range.lowerBound)
  }

  private func match(_ callee: Node, of type: TypeID, in file: FileContext) -> Match<Creation>? {
    guard let call = FunctionCallExprSyntax(callee.parent), call.calledExpression == callee,
      file.model.isLookedAt(callee), let evaluation = file.model.timing(of: callee).evaluation,
      !file.model.isOfWidget(callee, evaluation),
      !file.model.isOfCache(callee, evaluation), !file.model.isUsedOnTheSpot(call.node),
      !file.model.isOfInertView(callee), !file.model.isOfConstantHost(evaluation),
      !file.model.isOnlyForPreviews(callee), !file.model.isStoredAfterwards(call.node),
      !file.model.isFilledFromEvaluation(call.node),
      file.model.mayLoseState(type),
      let receiver = ObjectReceiver(of: call.node, in: file.model)
    else { return nil }
    let rule: Rule
    switch receiver.holding {
    case .lost where file.model.losesNothing(call, of: type, for: receiver, evaluation): return nil
    case .lost: rule = Self.lost
    case .first, .link: rule = Self.unused
    case .kept: return nil
    // `stateobject-autoclosure` reports the initializer.
    case .firstInStateObject: return nil
    }
    guard let keeper = file.model.keeper(of: call, type, for: receiver, evaluation) else { return nil }
    let creation = Creation(
      type: type, evaluation: evaluation, receiver: receiver.name, isOfLink: receiver.holding == .link,
      keeper: keeper, payload: file.model.payload(of: call))
    return Match(rule, at: call.node.range, creation)
  }

  func message(for match: Match<Creation>, in file: FileContext) -> String {
    let state = match.state
    let object = "'\(file.index[state.type].name)' is created \(file.words(for: state.evaluation))"
    if state.isOfLink { return "\(object) to fill a link; give the route what it is made of" }
    guard match.rule == Self.lost else {
      return
        "\(object), and \(state.receiver ?? "the view") uses only the first one; pass its values and create it there"
    }
    let wrapper = file.model.isObservable(state.type) ? "@State" : "@StateObject"
    if state.keeper == .surroundings {
      return
        "\(object), and the state in the previous one is lost; keep it in '\(wrapper)' of a view around the "
        + "content, whose 'init' gets what it is made of"
    }
    guard let receiver = state.receiver else {
      return "\(object), and the state in the previous one is lost; keep it in '\(wrapper) private var'"
    }
    let isView = receiver.hasPrefix("'")
    let isOfHost = state.evaluation.view.map { file.model.kind(of: $0).isHost } ?? false
    let advice =
      switch isView ? state.keeper : .view {
      case .view, .surroundings: "keep it in '\(wrapper) private var'" + (isOfHost ? " of the root view" : "")
      case .receiver:
        "let \(receiver) create it in its own '\(wrapper)'"
          + (state.payload.map { ", and give it '.id(\($0))'" } ?? "")
      case .receiverOfOthers where wrapper == "@StateObject":
        "let \(receiver) take it as an autoclosure into its own '@StateObject'"
      case .receiverOfOthers: "let \(receiver) keep the first one in its own '@State'"
      }
    return "\(object), and \(receiver) \(isView ? "loses" : "lose") the state in the previous one; \(advice)"
  }
}
