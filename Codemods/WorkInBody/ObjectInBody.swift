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
/// - its properties are set to current values right after its creation
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
    /// Whether a property of the view can't keep it: it is made of what only the evaluation knows, or what
    /// presents it would keep it for the next time.
    let isForReceiver: Bool
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
      !file.model.isOfInertView(callee), !isEvaluatedOnce(evaluation, in: file),
      !file.model.isOnlyForPreviews(callee), !file.model.isStoredAfterwards(call.node),
      !file.model.isFilledFromEvaluation(call.node),
      file.model.mayLoseState(type),
      let receiver = ObjectReceiver(of: call.node, in: file.model)
    else { return nil }
    let rule: Rule
    switch receiver.holding {
    // Where every call makes one, `stateobject-autoclosure` tells of the property, but not of rows.
    case .lost where !evaluation.inRow && isMadeByAll(for: receiver, in: file): return nil
    case .lost where receiver.property.map { isBagOfValues($0, type, in: file) } ?? false: return nil
    case .lost: rule = Self.lost
    case .first, .link: rule = Self.unused
    case .kept: return nil
    // `stateobject-autoclosure` reports the initializer.
    case .firstInStateObject: return nil
    }
    let creation = Creation(
      type: type, evaluation: evaluation, receiver: receiver.name, isOfLink: receiver.holding == .link,
      isForReceiver: evaluation.inRow || isPresented(call.node, evaluation)
        || file.model.dependsOnEvaluation(call.node))
    return Match(rule, at: call.node.range, creation)
  }

  /// Whether each call that makes the receiving view creates an object for the same property.
  private func isMadeByAll(for receiver: ObjectReceiver, in file: FileContext) -> Bool {
    receiver.property.map { !file.model.objectsMade(for: $0).isEmpty } ?? false
  }

  /// Whether code makes what is presented, also by a modifier of the project that takes `isPresented:` or
  /// `item:`.
  private func isPresented(_ node: Node, _ evaluation: Evaluation) -> Bool {
    evaluation.isPresented
      || node.ancestors.contains { around in
        let labels = ClosureArgument(around)?.call.argumentLabels ?? []
        return labels.contains { $0 == "isPresented" || $0 == "item" }
      }
  }

  /// Whether a view doesn't observe the object in a property, and only reads stored values of it.
  private func isBagOfValues(_ property: Declaration, _ type: TypeID, in file: FileContext) -> Bool {
    guard property.attributes.isEmpty, let uses = file.model.ownUses(of: property) else { return false }
    let isTracked = file.model.isObservable(type)
    if isTracked, file.model.changesItself(type) { return false }
    return uses.allSatisfy { use in
      guard use.node.enclosing({ $0 == .initializerDecl }) == nil else { return true }
      guard let access = MemberAccessExprSyntax(use.expression.parent), access.base == use.expression,
        let name = access.declName?.node, access.node.callAsCallee == nil,
        Assignment(target: access.node) == nil,
        let member = file.index.declarations(referencedBy: name).only
      else { return false }
      let value = file.index.typeOfVariable(member).resolution?.known
      return file.index[member].isStored && !file.index[member].isClosure
        && !(isTracked && value.map { file.index[$0].kind == .class } == true)
    }
  }

  /// Whether code belongs to an app or scene without anything that could change.
  private func isEvaluatedOnce(_ evaluation: Evaluation, in file: FileContext) -> Bool {
    guard let view = evaluation.view, file.model.kind(of: view).isHost, evaluation.through.isEmpty else {
      return false
    }
    return file.index.members(of: view).allSatisfy { !$0.isStored || $0.isStatic || $0.attributeList == nil }
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
    guard let receiver = state.receiver else {
      return "\(object), and the state in the previous one is lost; keep it in '\(wrapper) private var'"
    }
    let isView = receiver.hasPrefix("'")
    let isOfHost = state.evaluation.view.map { file.model.kind(of: $0).isHost } ?? false
    let advice =
      isView && state.isForReceiver
      ? "let \(receiver) create it in its own '\(wrapper)'"
      : "keep it in '\(wrapper) private var'" + (isOfHost ? " of the root view" : "")
    return "\(object), and \(receiver) \(isView ? "loses" : "lose") the state in the previous one; \(advice)"
  }
}
