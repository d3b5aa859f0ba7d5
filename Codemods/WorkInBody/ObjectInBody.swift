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
    let keeper: Keeper
    /// The value of a branch that it is made of, whose change doesn't make another view.
    let payload: String?
  }

  /// What can keep an object.
  enum Keeper: Sendable {
    /// A property of the view that creates it.
    case view
    /// A property of the receiver, which creates it. The view can't keep it: it is made of what only the
    /// evaluation knows, or what presents it would keep it for the next time.
    case receiver
    /// A property of the receiver, which others give an object that they keep, or one of another class.
    case receiverOfOthers
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
    case .lost where isPlaceholder(call, of: type, for: receiver, evaluation, in: file): return nil
    case .lost
    where evaluation.inRow && !isPresented(call.node, evaluation) && !isDestination(call.node)
      && file.model.isMadeOfLocalValue(call.node):
      return nil
    case .lost: rule = Self.lost
    case .first, .link: rule = Self.unused
    case .kept: return nil
    // `stateobject-autoclosure` reports the initializer.
    case .firstInStateObject: return nil
    }
    let isForReceiver =
      evaluation.inRow || isPresented(call.node, evaluation) || file.model.dependsOnEvaluation(call.node)
      || readsEnvironment(call, in: file) || isInBranchOfHost(call.node, evaluation, in: file)
    let keeper: Keeper =
      !isForReceiver ? .view : isMadeAlike(for: receiver, type, in: file) ? .receiver : .receiverOfOthers
    if keeper == .receiverOfOthers, receivesOthersLater(receiver, in: file) { return nil }
    let creation = Creation(
      type: type, evaluation: evaluation, receiver: receiver.name, isOfLink: receiver.holding == .link,
      keeper: keeper, payload: payload(of: call, in: file))
    return Match(rule, at: call.node.range, creation)
  }

  /// Whether each call that makes the receiving view creates an object of the class, so that the view can.
  private func isMadeAlike(for receiver: ObjectReceiver, _ type: TypeID, in file: FileContext) -> Bool {
    guard let given = receiver.property.map({ file.model.objectsGiven(to: $0) }) else { return true }
    return given.kept.isEmpty
      && given.made.allSatisfy { made in
        guard let callee = FunctionCallExprSyntax(made)?.calledExpression,
          case .metatype(.known(let other)) = file.index.typeOfExpression(callee)
        else { return true }
        return other == type
      }
  }

  /// Whether an object is made of the environment, which the initial value of a property can't read.
  private func readsEnvironment(_ call: FunctionCallExprSyntax, in file: FileContext) -> Bool {
    call.argumentValues.flatMap { file.model.inputs(of: $0) }.contains { id in
      file.index[id].attribute("EnvironmentObject") != nil || file.index[id].attribute("Environment") != nil
    }
  }

  /// Whether a scene makes an object in one of several branches, after which it would live on.
  private func isInBranchOfHost(_ call: Node, _ evaluation: Evaluation, in file: FileContext) -> Bool {
    evaluation.view.map { file.model.kind(of: $0).isHost } == true
      && call.ancestors.prefix { file.index.declaration(at: $0) == nil }.contains {
        IfExprSyntax($0)?.elseBody != nil || $0.kind == .switchExpr
      }
  }

  /// The name of an argument that the pattern of a `switch` or `if` around a call binds.
  private func payload(of call: FunctionCallExprSyntax, in file: FileContext) -> String? {
    call.argumentValues.firstNonNil { argument in
      guard case .local(let binding) = file.index.lookUp(argument),
        binding.kind == .switchCase || binding.kind == .condition
      else { return nil }
      return identity(of: argument, in: file)
    }
  }

  /// What identifies a value, also where some of its other parts change: `trail.id`.
  private func identity(of value: Node, in file: FileContext) -> String {
    guard let type = file.index.typeOfExpression(value).resolution?.known else { return value.text }
    if file.index.foreignSupertypes(of: type).contains("Identifiable") { return value.text + ".id" }
    return file.index[type].kind == .class ? "ObjectIdentifier(\(value.text))" : value.text
  }

  /// Whether another call passes an object of a model that is replaced while the view is shown: `game.position`.
  private func receivesOthersLater(_ receiver: ObjectReceiver, in file: FileContext) -> Bool {
    let kept = receiver.property.map { file.model.objectsGiven(to: $0).kept } ?? []
    return kept.contains { value in
      guard let name = MemberAccessExprSyntax(value)?.declName?.node,
        let id = file.index.declarations(referencedBy: name).only, file.index[id].isStored,
        let owner = file.index.type(of: id), file.model.kind(of: owner) == .none
      else { return false }
      return file.model.mayChangeAfterCreation(file.index[id])
    }
  }

  /// Whether an object is made of nothing where only an object is asked for: others give the plain property of
  /// the receiver, or the environment, one that they keep.
  private func isPlaceholder(
    _ call: FunctionCallExprSyntax, of type: TypeID, for receiver: ObjectReceiver, _ evaluation: Evaluation,
    in file: FileContext
  ) -> Bool {
    guard call.argumentValues.isEmpty, call.trailingClosures.isEmpty else { return false }
    if let property = receiver.property {
      return property.attributes.isEmpty && !file.model.objectsGiven(to: property).kept.isEmpty
    }
    return receiver.name?.hasPrefix("'") == false
      && evaluation.view.map { file.model.kind(of: $0).isHost } ?? false
      && file.model.isKeptForEnvironment(type)
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

  /// Whether code is in the argument for the destination of a link, which shows the object as it was tapped.
  private func isDestination(_ node: Node) -> Bool {
    node.ancestors.prefix { $0.kind != .codeBlockItem }.contains {
      LabeledExprSyntax($0)?.label?.name == "destination"
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
      switch isView ? state.keeper : .view {
      case .view: "keep it in '\(wrapper) private var'" + (isOfHost ? " of the root view" : "")
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
