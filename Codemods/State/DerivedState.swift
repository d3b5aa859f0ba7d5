import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

/// Turns state that repeats another value into a computed property.
///
/// ## What it does
///
/// Finds `@State` that is set in one `onChange` to something simple of the value that changed, and from the
/// start to the same. It becomes a computed property, and the handlers are removed.
///
/// ## Why
///
/// At each change the body is evaluated twice, first with the old value; and the two can disagree (WWDC20,
/// *Data Essentials in SwiftUI*: a single source of truth).
///
/// ## Example
///
/// ```swift
/// @State private var count = 0
///
/// var body: some View {
///     Text("\(count)")
///         .onAppear { count = items.count }
///         .onChange(of: items) { _, new in count = new.count }
/// }
/// ```
///
/// becomes
///
/// ```swift
/// private var count: Int { items.count }
///
/// var body: some View {
///     Text("\(count)")
/// }
/// ```
///
/// ## Fix safety
///
/// Never safe: the value changes immediately instead of one update later, and an animation that the
/// assignment starts doesn't happen.
///
/// ## Not changed when
///
/// - the state is set anywhere else, or bound
/// - the value comes from a call, such as `filter`: state is useful to store its result
/// - it is measured, or set in `withAnimation`
/// - the state may be something else before the first change
struct DerivedState: Codemod {
  static let computed = Rule(
    "DS201", .unsafe,
    "The value is right at once, no longer one update later; an animation that the assignment starts doesn't happen.",
    remedy: "Check that the value isn't meant to lag by one update or to animate. Then allow DS201.")
  static let untyped = Rule(
    "DS301", .refusal, "The type of the state isn't written, and no literal implies it.",
    remedy: "Write the type of the state, then run again.")

  static let metadata = CodemodMetadata(
    id: "derived-state", summary: "Turns state that repeats another value into a computed property.",
    category: .state, targets: [.calls(["onChange"])], rules: [computed, untyped])

  func match(_ node: Node, in file: FileContext) -> [Match<RepeatedValue>] {
    guard let call = FunctionCallExprSyntax(node).flatMap({ MemberCall($0) }), file.model.isLookedAt(node),
      let repeated = RepeatedValue(call, file.model)
    else { return [] }
    let rule = repeated.typeName == nil ? Self.untyped : Self.computed
    return [Match(rule, at: repeated.state.node.range, repeated)]
  }

  func message(for match: Match<RepeatedValue>, in file: FileContext) -> String {
    let fact =
      "'\(match.state.state.name ?? "")' only repeats '\(match.state.value)', one update later: compute it"
    return match.rule == Self.untyped ? fact + "; its type isn't written" : fact
  }

  func fix(_ match: Match<RepeatedValue>, in file: FileContext) throws(EditGroup.Overlap) -> EditGroup {
    let repeated = match.state
    let name = repeated.state.name ?? ""
    let property = "private var \(name): \(repeated.typeName ?? "") { \(repeated.value) }"
    return try EditGroup(
      [TextEdit(repeated.state.node.range, with: property)]
        + repeated.handlers.map { file.lines.removal(ofLink: $0, in: file.tree.source) },
      in: file.number)
  }
}
