import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

/// Captures the values of a view that effects use, so that they don't read the view off the main actor.
///
/// ## What it does
///
/// Finds closures of `visualEffect` and of `onGeometryChange(for:of:action:)` that read a wrapped or computed
/// property of the view, and adds it to the closure's capture list.
///
/// ## Why
///
/// These closures are `@Sendable`: SwiftUI may call them off the main thread (WWDC25, *Explore concurrency in
/// SwiftUI*). Reading the view is then a data race, which Swift 6 rejects.
///
/// ## Example
///
/// ```swift
/// .visualEffect { content, _ in content.blur(radius: isBusy ? 5 : 0) }
/// ```
///
/// becomes
///
/// ```swift
/// .visualEffect { [isBusy] content, _ in content.blur(radius: isBusy ? 5 : 0) }
/// ```
///
/// ## Fix safety
///
/// Never safe: the effect now uses the value from the body, and the body depends on that value.
///
/// ## Not changed when
///
/// - the property is stored without a wrapper, or captured already
/// - its type isn't known to be `Sendable`
/// - the closure calls a method, assigns, or needs a binding
struct SendableCapture: Codemod {
  static let captured = Rule(
    "CL201", .unsafe, "The effect now uses the value from the body, and the body depends on that value.",
    remedy: "Check that the effect is meant to use the value of the last evaluation. Then allow "
      + "CL201.")
  static let unsendable = Rule(
    "CL301", .refusal, "The value that is read isn't known to be 'Sendable'.",
    remedy: "Make the type of the value 'Sendable', or copy a part of it that is.")
  static let code = Rule(
    "CL302", .refusal, "The closure calls a method of the view, assigns, or needs a binding.",
    remedy: "Move what the closure does to the main actor, or compute a value in 'body' and capture "
      + "that.")

  static let metadata = CodemodMetadata(
    id: "sendable-capture", summary: "Captures the values of a view that effects read off the main actor.",
    category: .layout,
    targets: [.calls(["visualEffect", "onGeometryChange"])], rules: [captured, unsendable, code])

  func match(_ node: Node, in file: FileContext) -> [Match<EffectReads>] {
    guard let call = FunctionCallExprSyntax(node), file.model.isLookedAt(node),
      let closure = (call.argumentValues + call.trailingClosures).lazy.compactMap({ ClosureExprSyntax($0) })
        .first,
      let type = file.index.enclosingType(of: node), file.model.kind(of: type).isEvaluated,
      file.model.kind(of: type) != .shape
    else { return [] }
    let reads = EffectReads(closure, of: type, file.model)
    guard !reads.places.isEmpty else { return [] }
    let rule = reads.isCode ? Self.code : reads.isSendable(file.model) ? Self.captured : Self.unsendable
    return [Match(rule, at: call.calledExpression?.lastToken.range ?? node.range, reads)]
  }

  func message(for match: Match<EffectReads>, in file: FileContext) -> String {
    let names = match.state.captures.map { "'\($0.path)'" }.joined(separator: ", ")
    let fact = "the closure may run off the main thread, and reads \(names) of the view"
    switch match.rule {
    case Self.captured: return fact + ": capture the value"
    case Self.unsendable: return fact + ", which isn't known to be 'Sendable'"
    default: return fact + " or changes it; pass only values"
    }
  }

  func fix(_ match: Match<EffectReads>, in file: FileContext) throws(EditGroup.Overlap) -> EditGroup {
    try EditGroup(match.state.edits, in: file.number)
  }
}
