import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

/// Finds views whose identity changes with each evaluation.
///
/// ## What it does
///
/// Finds `.id(UUID())`, `.id(Date())` and the like on views, and `.id(token)` where `token` is a new value
/// each time. The fix removes the modifier.
///
/// ## Why
///
/// A view with a new identity is a new view: SwiftUI discards its state, cancels its tasks and creates it
/// again. With a new value, this happens at every evaluation.
///
/// ## Example
///
/// ```swift
/// TrailRow(trail: trail)
///     .id(UUID())
///     .padding()
/// ```
///
/// becomes
///
/// ```swift
/// TrailRow(trail: trail)
///     .padding()
/// ```
///
/// ## Fix safety
///
/// Never safe: the view then keeps its state and position between updates, and a reset or redraw that the
/// code relied on no longer happens. To reset a view on purpose, give it the ID of what it shows, or a token
/// in `@State`.
///
/// ## Not changed when
///
/// - the token is kept in `@State`
/// - the view is a `ProgressView`, which may otherwise not appear again in a row: this is a hint if it has
///   `onAppear` or `task`
/// - a comment gives a reason, or `#if` is in the chain
struct UnstableID: Codemod {
  static let removed = Rule(
    "UI201", .unsafe,
    "The view keeps its state and position between updates; a reset that was relied on is gone.",
    remedy: "Check that no reset is relied on: state, position and animations of the view are now "
      + "kept. Then allow UI201.")
  static let progress = Rule(
    "UI501", .hint, "A progress view in a row gets a new identity at each evaluation, to appear again.",
    remedy: "Give the row an 'id' that changes only when the next page loads, or load from the last row's "
      + "'onAppear' and remove the 'id'.")
  static let partly = Rule(
    "UI401", .warning, "A view may get a new identity at each evaluation.",
    remedy: "Use an identity that stays the same between evaluations: a stored 'id', or none at all.")

  static let metadata = CodemodMetadata(
    id: "unstable-id", summary: "Finds views whose identity changes with each evaluation.",
    category: .identity,
    words: [".id("], targets: [.calls(["id"])], rules: [removed, partly, progress, .conditionalCompilation],
    topic: Topic(introduced: [], words: ["identity", "id", "uuid", "redraw", "reset", "refresh", "stale"]))

  /// The modifier, and what makes its value differ.
  struct Identity: Sendable {
    let modifier: Range<Int>
    let source: String
  }

  func match(_ node: Node, in file: FileContext) -> [Match<Identity>] {
    guard let modifier = FunctionCallExprSyntax(node).flatMap({ MemberCall($0) }),
      modifier.call.argumentLabels == [nil], let value = modifier.call.argumentValues.first,
      file.model.isLookedAt(node), file.model.evaluation(of: node) != nil,
      isModifier(modifier, in: file), let source = source(of: value, in: file)
    else { return [] }
    let identity = Identity(
      modifier: modifier.base.range.upperBound..<node.range.upperBound, source: source.text)
    let isFresh = file.model.isFresh(value) || value.kind == .declReferenceExpr && isLocal(value, in: file)
    let isSplit = CallChain(CallChain.whole(around: node)).isSplit
    let showsProgress = showsProgress(modifier, in: file)
    // Without these, a spinner has nothing to do again; and a bare anchor to scroll to has no state.
    if showsProgress ? !runsAsItAppears(node) : !isFresh && isAnchor(modifier.base) { return [] }
    let rule =
      showsProgress
      ? Self.progress : !isFresh ? Self.partly : isSplit ? Rule.conditionalCompilation : Self.removed
    let name = modifier.access.declName?.node.range.lowerBound ?? node.range.lowerBound
    return [Match(rule, at: name - 1..<node.range.upperBound, identity)]
  }

  func message(for match: Match<Identity>, in file: FileContext) -> String {
    if match.rule == Self.progress {
      return
        "'\(match.state.source)' creates a new row at each evaluation, and 'onAppear' and 'task' run again; "
        + "give the row an id that changes only when the next page loads"
    }
    let what =
      "'\(match.state.source)' is a new value at each evaluation, so the view and its state are created again"
    return match.rule == .conditionalCompilation
      ? "\(what); \(Rule.conditionalCompilationText)"
      : "\(what); remove '.id', use the id of what is shown, or keep a token in '@State' and change it to reset"
  }

  func fix(_ match: Match<Identity>, in file: FileContext) throws(EditGroup.Overlap) -> EditGroup {
    try EditGroup([.deleting(match.state.modifier)], in: file.number)
  }

  // MARK: - Checks

  /// Whether the call is SwiftUI's view modifier.
  private func isModifier(_ modifier: MemberCall, in file: FileContext) -> Bool {
    guard let name = modifier.access.declName?.node, file.index.declarations(referencedBy: name).isEmpty
    else {
      return false
    }
    return file.model.makesView(modifier.base)
  }

  /// What makes a value differ at each evaluation: a fresh part, or a property or local variable that
  /// contains one.
  private func source(of value: Node, in file: FileContext) -> Node? {
    if let part = file.model.freshPart(of: value) { return part }
    guard value.kind == .declReferenceExpr else { return nil }
    if case .local(let binding) = file.index.lookUp(value) {
      return binding.value.flatMap(file.model.freshPart)
    }
    guard let id = file.index.declarations(referencedBy: value).only else { return nil }
    let property = file.index[id]
    guard property.isStored, !property.isStatic, property.attributes.isEmpty,
      file.index.type(of: id).map({ file.model.kind(of: $0).isView }) == true
    else { return nil }
    return property.initialValue.flatMap(file.model.freshPart)
  }

  private func isLocal(_ value: Node, in file: FileContext) -> Bool {
    if case .local = file.index.lookUp(value) { true } else { false }
  }

  /// Whether the content is only a `ProgressView`, which in a row may not appear again otherwise.
  private func showsProgress(_ modifier: MemberCall, in file: FileContext) -> Bool {
    let names = modifier.base.subtree.compactMap { node in
      FunctionCallExprSyntax(node).flatMap { ViewCall($0).frameworkName(file.index) }
    }
    return names.contains("ProgressView")
      && names.allSatisfy { ["ProgressView", "Spacer", "HStack", "VStack", "ZStack"].contains($0) }
  }

  /// Whether a row does something each time it appears.
  private func runsAsItAppears(_ view: Node) -> Bool {
    CallChain(CallChain.whole(around: view)).calls.contains { $0.name == "onAppear" || $0.name == "task" }
  }

  /// Whether a view has no state and does nothing: `EmptyView()`, `Color.clear`.
  private func isAnchor(_ view: Node) -> Bool {
    let chain = CallChain(view)
    let base = ConstantExpressions.root(of: chain.base).text
    return ["Color", "Divider", "EmptyView", "Spacer"].contains(base)
      && !chain.calls.contains { $0.call.onlyClosure != nil || $0.name == "modifier" }
  }
}
