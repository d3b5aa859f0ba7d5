package import CodemodKit
import ProjectIndex
package import Rewriting
package import SwiftCST
import SwiftUIModel

/// Makes the stacks of long lists lazy.
///
/// ## What it does
///
/// Makes the stack of a long list lazy: `VStack` in a vertical `ScrollView` becomes `LazyVStack`, `HStack` in
/// a horizontal one `LazyHStack`. Rows that are in a scroll view without a stack get one. The rows may be in a
/// property or function of the same type, unless the stack shows more than two other parts. A stack in a separate
/// view is also checked where a scroll view shows that view.
///
/// ## Why
///
/// `VStack` and `HStack` create every row at once, also far off screen: the view appears late and memory
/// grows with the data. A lazy stack creates a row when it scrolls in.
///
/// ## Example
///
/// ```swift
/// ScrollView {
///     VStack(spacing: 8) {
///         ForEach(trails) { trail in
///             TrailRow(trail: trail)
///         }
///     }
/// }
/// ```
///
/// becomes
///
/// ```swift
/// ScrollView {
///     LazyVStack(spacing: 8) {
///         ForEach(trails) { trail in
///             TrailRow(trail: trail)
///         }
///     }
/// }
/// ```
///
/// ## Fix safety
///
/// Safe where the rows come from one `ForEach` and keep no state or object of their own; nothing in them is
/// random, runs or changes when they are created or appear, or is needed while they are off screen; no code
/// reads or sets the scroll position; nothing is drawn or placed by the length of the stack; and the full
/// width of a lazy stack makes no difference, because the rows are centered, or some content or a frame is
/// that wide. All of this is checked around the scroll view too, wherever its property or view is used. A
/// horizontal stack needs a fixed height, and no row with a taller frame; rows in a horizontal scroll view
/// without a stack may be laid out differently in one, so this fix is unsafe. Rows are created as they scroll
/// in, not all at once: until then, UI tests and assistive technologies don't find them, no animation moves
/// them, and the scroll indicator is an estimate (N302). The scroll view takes the space beside its rows,
/// with its indicator at the edge (N303), and a row that is taller than the scroll view is cut off (N304).
///
/// Where one of these conditions can't be proven, the fix is unsafe, and the message says what may be
/// different.
///
/// ## Not changed when
///
/// - there are fewer items than `min-items`, as far as the code shows: a range or array that is written out,
///   the cases of an enumeration
/// - the stack fills the screen (`Spacer`, `frame(minHeight:)`), a frame says how long it is, or something
///   measures it at its ideal size (`ViewThatFits`, `fixedSize`, a popover, a toolbar, a sheet on macOS, a
///   scroll view around the scroll view, an image renderer)
/// - rows read their size with `GeometryReader`, scroll in the same direction, or use an alignment guide
/// - the axis is not written out, or the type of the stack is
/// - the stack is in a property or function of its own that is in another file or used elsewhere; where it is
///   not, the fix is unsafe unless the option `follow` is on
/// - `#if` is between the scroll view and the rows
package struct LazyStacks: Codemod {
  package static let metadata = CodemodMetadata(
    id: "lazy-stacks",
    summary: "Makes stacks of many rows in a scroll view lazy.",
    category: .laziness,
    targets: [.calls(["ScrollView", "VStack", "HStack"])],
    rules: LazyRules.all,
    topic: Topic(
      introduced: ["LazyVStack", "LazyHStack", "lazy", "lazi"],
      words: [
        "VStack", "HStack", "eager", "stack", "all rows", "all at once", "at once", "every row", "scroll",
        "everything", "up front", "upfront", "in advance", "preload",
      ]),
    options: [
      CodemodOption("min-items", .number(50), "The number of items at which a stack becomes lazy."),
      CodemodOption(
        "follow", .flag(false), "Also edit a stack in a property or function that is used once."),
    ])

  /// What was found at a location: the scroll view, its stack, and the message.
  package struct State: Sendable {
    let text: String
    let scroll: WrittenView
    let axis: ScrollAxis
    let found: FoundStack?
  }

  package init() {}

  package func match(_ call: Node, in file: FileContext) -> [Match<State>] {
    if let found = matches(stack: call, file) { return found }
    guard let scroll = scrollView(call, file), scroll.call?.content != nil, !scroll.root.isMacroArgument
    else {
      return []
    }
    return matches(scroll, file)
  }

  package func message(for match: Match<State>, in file: FileContext) -> String { match.state.text }

  package func fix(_ match: Match<State>, in file: FileContext) throws(EditGroup.Overlap) -> EditGroup {
    let state = match.state
    guard let found = state.found, case .stack = found.form, let name = found.view.call?.nameToken else {
      return try EditGroup(StackWrapping(file, state.scroll, state.axis).edits, in: file.number)
    }
    let number = found.owner.map(\.file.number) ?? file.number
    let isQualified = name.previous?.kind == .period
    let lazy = state.axis.lazyStack
    let stack = isQualified ? lazy : file.index.nameOfSwiftUI(lazy, at: found.view.expression)
    return try EditGroup([TextEdit(name.range, with: stack)], in: number)
  }
}

// MARK: - Scroll views

extension LazyStacks {
  /// The SwiftUI scroll view that a call creates.
  private func scrollView(_ call: Node, _ file: FileContext) -> WrittenView? {
    guard let call = FunctionCallExprSyntax(call),
      ViewCall(call).frameworkName(file.index) == "ScrollView", !isTakenApart(call)
    else { return nil }
    return WrittenView(CallChain.whole(around: call.node))
  }

  /// Whether only the contents of a scroll view are displayed, so nothing scrolls: `ScrollView { …
  /// }.content`.
  private func isTakenApart(_ call: FunctionCallExprSyntax) -> Bool {
    let access = MemberAccessExprSyntax(call.node.parent)
    return access?.base == call.node && access?.declName?.baseName?.text == "content"
  }

  private func matches(_ scroll: WrittenView, _ file: FileContext) -> [Match<State>] {
    guard let call = scroll.call else { return [] }
    let minimum = file.options.number("min-items")
    guard let axis = ScrollAxis(of: call) else {
      let search = StackSearch(index: file.index, axis: nil, minimum: minimum)
      guard !search.stacks(in: scroll).isEmpty else { return [] }
      return [
        match(LazyRules.axis, "the scroll axis is not a single literal axis", scroll, .vertical, nil)
      ]
    }
    let search = StackSearch(index: file.index, axis: axis, minimum: minimum)
    let stacks = search.stacks(in: scroll)
    if stacks.isEmpty, search.hasFewRows(scroll) {
      return [match(LazyRules.few, "there are fewer than \(minimum) items", scroll, axis, nil)]
    }
    return withoutRepetition(stacks.flatMap { matches(scroll, axis, $0, file) })
  }

  /// The matches without refusals of stacks in a stack that is refused for the same reason.
  private func withoutRepetition(_ matches: [Match<State>]) -> [Match<State>] {
    let refused = matches.filter { $0.rule.tier == .refusal }
    return matches.filter { match in
      match.rule.tier != .refusal
        || !refused.contains { other in
          guard other.rule == match.rule, other.state.text == match.state.text,
            let outer = other.state.found?.view.root, let inner = match.state.found?.view.root
          else { return false }
          return outer != inner && outer.contains(inner)
        }
    }
  }

  /// The result for a stack whose view is displayed in a scroll view elsewhere; nil for anything but a stack.
  ///
  /// - Parameter repeats: Whether it includes the refusal of a stack in one that is refused for the same reason.
  private func matches(
    stack node: Node, _ file: FileContext, repeats: Bool = false
  ) -> [Match<State>]? {
    guard let call = FunctionCallExprSyntax(node), let name = ViewCall(call).frameworkName(file.index),
      let axis = [ScrollAxis.vertical, .horizontal].first(where: { $0.stack == name })
    else { return nil }
    let search = StackSearch(index: file.index, axis: axis, minimum: file.options.number("min-items"))
    let view = WrittenView(CallChain.whole(around: node))
    guard view.root == node, search.stack(view, path: []) != nil, !node.isMacroArgument,
      file.model.isLookedAt(node), !isInScrollView(node, file),
      let showing = ShowingScroll(around: view, axis, in: file),
      let found = search.stack(view, path: showing.path),
      isOwn(showing.scroll, file)
        || !search.stacks(in: showing.scroll).contains(where: { $0.view.root == node })
    else { return [] }
    let matches = matches(showing.scroll, axis, found, file, reason(showing, file))
    return !repeats && isRefusedAround(node, matches, file) ? [] : matches
  }

  /// Whether the next stack around a refused one is refused for the same reason.
  private func isRefusedAround(_ stack: Node, _ refused: [Match<State>], _ file: FileContext) -> Bool {
    guard let refusal = refused.first, refusal.rule.tier == .refusal else { return false }
    let around = stack.ancestors.prefix { file.index.declaration(at: $0) == nil }
      .firstNonNil { matches(stack: $0, file, repeats: true).flatMap(\.first) }
    return around.map { $0.rule == refusal.rule && $0.state.text == refusal.state.text } ?? false
  }

  private func isInScrollView(_ stack: Node, _ file: FileContext) -> Bool {
    stack.ancestors.prefix { file.index.declaration(at: $0) == nil }.contains { around in
      FunctionCallExprSyntax(around).flatMap { ViewCall($0).frameworkName(file.index) } == "ScrollView"
    }
  }

  private func isOwn(_ scroll: WrittenView, _ file: FileContext) -> Bool {
    scroll.call?.frameworkName(file.index) == nil
  }

  private func reason(_ showing: ShowingScroll, _ file: FileContext) -> Obstacle {
    if isOwn(showing.scroll, file), let name = showing.scroll.call?.nameToken?.name {
      return Obstacle(LazyRules.shownElsewhere, "'\(name)' shows the stack in a scroll view of its own")
    }
    let type = file.index.enclosingType(of: showing.scroll.root)
    let place = type.map { "the scroll view of '\(file.index[$0].name)'" } ?? "a scroll view"
    let elsewhere = showing.isShownElsewhere ? "; it is shown without one, too" : ""
    return Obstacle(LazyRules.shownElsewhere, "the view is shown in \(place)\(elsewhere)")
  }

  private func matches(
    _ scroll: WrittenView, _ axis: ScrollAxis, _ found: FoundStack, _ file: FileContext,
    _ reason: Obstacle? = nil
  ) -> [Match<State>] {
    let examination = StackExamination(file, scroll, axis, found)
    if let refusal = examination.refusal { return [match(refusal.rule, refusal.text, scroll, axis, found)] }
    let told = examination.notes
    let changes = [reason].compactMap(\.self) + examination.changes
    guard let first = changes.first else {
      return [match(LazyRules.lazy, notes: told, safeText(axis, found), scroll, axis, found)]
    }
    let others = changes.dropFirst()
    let text = first.text + others.map { "; also \($0.rule.id): \($0.text)" }.joined()
    let notes = examination.unresolved.map { note($0, scroll, axis, file) }
    return [match(first.rule, others: others.map(\.rule), notes: told, text, scroll, axis, found)] + notes
  }

  private func safeText(_ axis: ScrollAxis, _ found: FoundStack) -> String {
    if case .bare = found.form {
      return "the scroll view creates all rows at once; put them in a '\(axis.lazyStack)', which creates "
        + "those on screen"
    }
    return "'\(axis.stack)' creates all rows at once; use '\(axis.lazyStack)', which creates those on screen"
  }

  private func match(
    _ rule: Rule, others: [Rule] = [], notes: [Rule] = [], _ text: String, _ scroll: WrittenView,
    _ axis: ScrollAxis, _ found: FoundStack?
  ) -> Match<State> {
    var token = scroll.call?.nameToken
    // A stack in another declaration is reported where the scroll view uses it.
    if let found, found.owner == nil { token = found.view.call?.nameToken ?? token }
    let range = found?.owner == nil ? token?.range : found?.path.last?.root.range
    return Match(
      rule, others: others, notes: notes, at: range ?? scroll.root.range,
      State(text: text, scroll: scroll, axis: axis, found: found))
  }

  private func note(
    _ unresolved: RowFindings.Unresolved, _ scroll: WrittenView, _ axis: ScrollAxis, _ file: FileContext
  ) -> Match<State> {
    let place = unresolved.node.tree === file.tree ? unresolved.node.range : scroll.root.range
    let name = unresolved.name
    let subject = name.first?.isUppercase == true ? "row type" : "what is in a row is"
    return Match(
      LazyRules.unresolved, at: place,
      State(
        text: "\(subject) not found in project ('\(name)'); its @State would be dropped off screen",
        scroll: scroll, axis: axis, found: nil))
  }
}
