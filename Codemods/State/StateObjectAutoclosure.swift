import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

/// Finds objects that callers create again for a `@StateObject`, which keeps the first one.
///
/// ## What it does
///
/// Finds initialisers of views that put a parameter into `StateObject(wrappedValue:)` where the callers
/// create the object in their bodies. The parameter becomes an autoclosure, so that the object is created
/// when it is needed.
///
/// It also reports `@ObservedObject` properties where each of several places that make the view creates the
/// object: with `@StateObject` the first one is kept.
///
/// ## Why
///
/// `StateObject` takes an autoclosure and evaluates it once. A parameter is evaluated before, at each
/// evaluation of the caller: all objects but the first are created, with their subscriptions, and discarded
/// (documentation of `StateObject`).
///
/// ## Example
///
/// ```swift
/// init(model: Model) {
///     _model = StateObject(wrappedValue: model)
/// }
/// ```
///
/// becomes
///
/// ```swift
/// init(model: @autoclosure @escaping () -> Model) {
///     _model = StateObject(wrappedValue: model())
/// }
/// ```
///
/// ## Fix safety
///
/// Never safe: the object is created when the view first appears, not when its value is created.
///
/// ## Not changed when
///
/// - no caller creates the object in body code: it is stored elsewhere
/// - the initialiser uses the parameter elsewhere, or is used by other than plain calls
/// - a caller may pass another object later
struct StateObjectAutoclosure: Codemod {
  static let deferred = Rule(
    "SA201", .unsafe, "The object is created when the view first appears, not when its value is created.",
    remedy: "Check that the object may be created when the view first appears. Then allow " + "SA201.")
  static let wasted = Rule(
    "SA401", .warning, "Callers create an object each time, and only the first one is used.",
    remedy: "Take the object's values in the initializer and create the object in "
      + "'StateObject(wrappedValue:)'.")

  static let remade = Rule(
    "SA402", .warning, "Every place that makes a view creates the object that it observes.",
    remedy: "Hold the object in '@StateObject', so that the first one is kept.")

  static let metadata = CodemodMetadata(
    id: "stateobject-autoclosure",
    summary: "Finds objects created again for a '@StateObject', which keeps the first one.", category: .state,
    words: ["StateObject", "ObservedObject"],
    targets: [.calls(["StateObject", "init"]), .attributes(["ObservedObject"])],
    rules: [deferred, wasted, remade])

  /// A parameter that a state object is made of, or a property that observes an object.
  enum Handover: Sendable {
    case parameter(view: String, maker: String, type: Node, argument: Node)
    case property(view: String, className: String, makings: Int)
  }

  func match(_ node: Node, in file: FileContext) -> [Match<Handover>] {
    node.kind == .attribute ? matchProperty(node, in: file) : matchParameter(node, in: file)
  }

  /// An observed object that every call makes anew.
  private func matchProperty(_ attribute: Node, in file: FileContext) -> [Match<Handover>] {
    guard let variable = attribute.enclosing({ $0 == .variableDecl }),
      let property = file.index.declaration(at: variable), file.model.isLookedAt(variable),
      let observed = file.model.observedClass(of: property), let view = file.index.type(of: property.id)
    else { return [] }
    let makings = file.model.objectsMade(for: property)
    guard !makings.isEmpty else { return [] }
    let found = Handover.property(
      view: file.index[view].name, className: file.index[observed].name, makings: makings.count)
    return [Match(Self.remade, at: variable.range, found)]
  }

  private func matchParameter(_ node: Node, in file: FileContext) -> [Match<Handover>] {
    guard let call = FunctionCallExprSyntax(node), call.argumentLabels == ["wrappedValue"],
      let argument = call.argumentValues.first, argument.kind == .declReferenceExpr,
      Self.isStateObject(call, in: file), file.model.isLookedAt(node),
      case .local(let binding) = file.index.lookUp(argument), binding.kind == .parameter,
      let initializer = file.index.enclosingDeclaration(of: node), initializer.kind == .initializer,
      let parameter = initializer.parameters.first(where: { $0.node == binding.node }),
      let type = parameter.type, file.index.resolve(type).known != nil,
      let view = file.index.type(of: initializer.id), file.model.isView(view)
    else { return [] }
    let calls = file.model.calls(of: initializer, of: view, giving: parameter)
    let made = calls.made.lazy.filter { file.model.isLookedAt($0) }
    guard let maker = made.compactMap({ file.model.evaluation(of: $0) }).first else { return [] }
    let body = initializer.body?.node ?? node
    let isOnlyUse =
      file.index.uses(of: parameter.name?.name ?? "", in: body).count { $0.role == .reference } == 1
    let isDeferrable =
      isOnlyUse && calls.areAllDeferrable && (initializer.writtenAccess ?? .internal) < .public
    let found = Handover.parameter(
      view: file.index[view].name, maker: file.words(for: maker), type: type, argument: argument)
    let range = parameter.node.range.lowerBound..<type.range.upperBound
    return [Match(isDeferrable ? Self.deferred : Self.wasted, at: range, found)]
  }

  /// Whether a call creates the storage of a state object: `StateObject(…)`, or `_model = .init(…)`.
  private static func isStateObject(_ call: FunctionCallExprSyntax, in file: FileContext) -> Bool {
    guard let callee = call.calledExpression else { return false }
    if callee.text == "StateObject" { return file.index.isForeign(callee) }
    guard callee.text == ".init", let target = call.node.parent?.children.first else { return false }
    return Assignment(target: target)?.value == call.node && target.text.contains("_")
      && file.model.property(ofStorage: target)?.attribute("StateObject") != nil
  }

  func message(for match: Match<Handover>, in file: FileContext) -> String {
    switch match.state {
    case .property(let view, let className, let count):
      return
        "each of the \(count) places that make '\(view)' creates a '\(className)', and the state in the previous "
        + "one is lost; hold it in '@StateObject', which keeps the first"
    case .parameter(let view, let maker, let type, _):
      let fact = "'\(type.text)' is created \(maker), and '\(view)' keeps only the first one; "
      return match.rule == Self.deferred
        ? fact + "take it as an autoclosure" : fact + "pass its values and create it in the initializer"
    }
  }

  func fix(_ match: Match<Handover>, in file: FileContext) throws(EditGroup.Overlap) -> EditGroup {
    guard case .parameter(_, _, let type, let argument) = match.state else {
      return try EditGroup([], in: file.number)
    }
    return try EditGroup(
      [
        .inserting("@autoclosure @escaping () -> ", at: type.range.lowerBound),
        .inserting("()", at: argument.range.upperBound),
      ], in: file.number)
  }
}
