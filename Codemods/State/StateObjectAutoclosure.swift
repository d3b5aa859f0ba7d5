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

  static let metadata = CodemodMetadata(
    id: "stateobject-autoclosure",
    summary: "Finds objects created again for a '@StateObject', which keeps the first one.", category: .state,
    words: ["StateObject"], targets: [.calls(["StateObject", "init"])], rules: [deferred, wasted])

  /// A parameter from which a state object is created.
  struct Handover: Sendable {
    let view: String
    let maker: String
    let type: Node
    let argument: Node
  }

  func match(_ node: Node, in file: FileContext) -> [Match<Handover>] {
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
    let found = Handover(
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
    let state = match.state
    let fact =
      "'\(state.type.text)' is created \(state.maker), and '\(state.view)' keeps only the first one; "
    return match.rule == Self.deferred
      ? fact + "take it as an autoclosure" : fact + "pass its values and create it in the initializer"
  }

  func fix(_ match: Match<Handover>, in file: FileContext) throws(EditGroup.Overlap) -> EditGroup {
    try EditGroup(
      [
        .inserting("@autoclosure @escaping () -> ", at: match.state.type.range.lowerBound),
        .inserting("()", at: match.state.argument.range.upperBound),
      ], in: file.number)
  }
}
