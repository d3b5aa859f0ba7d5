import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

/// Replaces closure bindings that read and write one property with the property's own binding.
///
/// ## What it does
///
/// Finds `Binding(get: { x }, set: { x = $0 })` where `x` is state, a binding, or a property of an object
/// that the view holds, and replaces it by `$x`.
///
/// ## Why
///
/// A closure binding is created at each evaluation, and SwiftUI can't compare it with the previous one, so a
/// child that takes it is evaluated each time. It also drops the transaction of a change, and with it the
/// animation.
///
/// ## Example
///
/// ```swift
/// Toggle("Offline", isOn: Binding(get: { model.isOffline }, set: { model.isOffline = $0 }))
/// ```
///
/// becomes
///
/// ```swift
/// Toggle("Offline", isOn: $model.isOffline)
/// ```
///
/// ## Fix safety
///
/// Never safe: a change that is made in a transaction keeps its animation.
///
/// ## Not changed when
///
/// - the closures do anything else, or name different properties
/// - an optional is unwrapped, or an element taken, on the way
/// - the object is not a property of the view with a wrapper, but a singleton, for example
/// - the object is an `ObservableObject`, which a migration to `@Observable` would hold without its wrapper
struct ClosureBinding: Codemod {
  static let direct = Rule(
    "CB201", .unsafe, "A change made in a transaction keeps its animation.",
    remedy: "Check that no animation is wanted other than that of the change itself. Then " + "allow CB201.")

  static let metadata = CodemodMetadata(
    id: "closure-binding", summary: "Replaces closure bindings that read and write one property.",
    category: .state, words: ["Binding(", "Binding<", "Binding {"], targets: [.calls(["Binding"])],
    rules: [direct])

  func match(_ node: Node, in file: FileContext) -> [Match<String>] {
    guard let call = FunctionCallExprSyntax(node), let callee = call.calledExpression,
      file.index.isForeign(GenericSpecializationExprSyntax(callee)?.expression ?? callee),
      let path = Self.path(of: ViewCall(call)), file.model.isLookedAt(node),
      let binding = file.model.projectedBinding(of: path)
    else { return [] }
    return [Match(Self.direct, at: node.range, binding)]
  }

  /// The expression that both closures use; nil if they do anything else.
  private static func path(of call: ViewCall) -> Node? {
    let closures = call.closures
    guard closures.count == 2, call.arguments.count == closures.count(where: { !$0.isTrailing }),
      closures[0].label == nil || closures[0].label == "get", closures[1].label == "set",
      closures[0].syntax.signature == nil, let read = closures[0].syntax.items.only,
      let written = closures[1].syntax.items.only
    else { return nil }
    let path = ReturnStmtSyntax(read)?.expression ?? read
    guard let target = assigned(in: written), let assignment = Assignment(target: target),
      assignment.isPlain, target.text == path.text,
      assignment.value?.text == closures[1].syntax.parameterNames?.first?.name
        ?? (closures[1].syntax.signature == nil ? "$0" : nil)
    else { return nil }
    return path
  }

  private static func assigned(in statement: Node) -> Node? {
    let sequence = ExpressionStmtSyntax(statement)?.expression ?? statement
    return SequenceExprSyntax(sequence)?.elements?.children.first
  }

  func message(for match: Match<String>, in file: FileContext) -> String {
    "this closure binding is created again each time and can't be compared with the previous one; use "
      + "'\(match.state)'"
  }

  func fix(_ match: Match<String>, in file: FileContext) throws(EditGroup.Overlap) -> EditGroup {
    try EditGroup([TextEdit(match.range, with: match.state)], in: file.number)
  }
}
