package import CodemodKit
import ProjectIndex
package import Rewriting
package import SwiftCST
import SwiftUIModel

/// Turns branches that show the same view with different modifiers into one view.
///
/// ## What it does
///
/// Where the branches of an `if … else` in a view builder begin with the same view and differ only in the
/// arguments of their modifiers, the branches become one expression, and the arguments that differ become
/// ternaries. A modifier that is in one branch only gets the condition as its argument if it has a neutral
/// value: `.bold(isOn)`, `.disabled(isBusy)`, `.opacity(isDim ? 0.3 : 1)`, `.padding(isWide ? .all : [])`.
///
/// Where the condition is `if let height` and the modifier takes an optional, it gets the optional:
/// `.frame(height: height)`.
///
/// A helper of the project that applies modifiers under a condition, as in `.if(isDim) { $0.opacity(0.3) }`,
/// makes two views as well. It becomes the modifiers, each switched by the condition.
///
/// Images whose names differ are one view as well: `Image(systemName: isOn ? "star.fill" : "star")`. The
/// arguments of other views are merged with the option `merge-base`.
///
/// Styles of different types are each put into `AnyShapeStyle`, so that both keep their meaning: in
/// `c ? .yellow : .primary` the second one would become a `Color`.
///
/// ## Why
///
/// To SwiftUI the branches of an `if` are two views. When the condition changes, one is removed and the other
/// inserted: their content is created again, and the change is a cross-fade. One view whose arguments change
/// keeps its identity: it is only updated, and SwiftUI can animate from one value to the other.
///
/// ## Example
///
/// ```swift
/// if isHighlighted {
///   Text(item.title)
///     .foregroundStyle(.yellow)
///     .bold()
/// } else {
///   Text(item.title)
///     .foregroundStyle(.primary)
/// }
/// ```
///
/// becomes
///
/// ```swift
/// Text(item.title)
///   .foregroundStyle(isHighlighted ? AnyShapeStyle(.yellow) : AnyShapeStyle(.primary))
///   .bold(isHighlighted)
/// ```
///
/// ## Fix safety
///
/// Safe where the view is one of SwiftUI's that keep no state (`Text`, `Image`, shapes, stacks of these, …)
/// and nothing in the branches runs when they appear or disappear. The view shows the same for every value of
/// the condition; an animated change interpolates instead of cross-fading (N401).
///
/// Not safe for other views, whose state now survives a change of the condition, as does a gesture that has
/// begun. Also not safe with `onAppear`, `task`, `id`, a transition or an animation in the branches or on
/// what contains them; where a neutral value such as `bold(false)` or `zIndex(0)` would override a modifier
/// further out or in; and where the shadow of one branch becomes a clear one.
///
/// ## Not changed when
///
/// The condition binds a value that is used otherwise, matches a pattern, or calls a function and would be
/// evaluated more than once (see the option `bind-condition`). `#available` is not changed, unless the
/// deployment target makes it always true (TM207). Also not changed where a modifier of one branch has no
/// neutral value, such as `font` and `cornerRadius`; where the arguments have different types, such as
/// `Circle()` and `Rectangle()`, or are closures that differ; where the order of the modifiers differs; or
/// where a `Text` or a title would no longer be localized; nor where the file names the type of branches,
/// `_ConditionalContent`. A `switch` is not changed, nor is an `else if`. What would be harder to read than
/// the branches stays, too: a condition written three times that isn't a name, a choice inside a choice (see
/// the option `allow-nested`), a style erased on several lines. With that option an `else if` is merged where
/// a single argument differs.
package struct TernaryModifiers: Codemod {
  package static let metadata = CodemodMetadata(
    id: "ternary-modifiers",
    summary: "Turns if/else branches that differ only in modifiers into one view.",
    category: .identity,
    words: ["else", "switch"] + SwiftUIModel.conditionalHelpers.sorted().map { ".\($0)" },
    rules: TernaryRules.all,
    topic: Topic(
      introduced: ["ternary", "ternaries", "cross-fade", "crossfade"],
      words: [
        "branch", "two views", "both views", "separate view", "one view", "single view", "same view",
        "identit", "fade", "transition", "animat", "merge", "merging", "collaps",
        "combin", "twice", "duplicat", "repeat", "if/else", "if and else",
      ]),
    options: [
      CodemodOption(
        "merge-base", .flag(false), "Also merge the arguments of the view itself, not only those of images."),
      CodemodOption(
        "bind-condition", .flag(false), "Put a condition that is needed more than once into a 'let'."),
      CodemodOption(
        "color-coerce", .flag(false), "Write 'c ? .yellow : .primary', in which '.primary' becomes a color."),
      CodemodOption(
        "allow-nested", .flag(false), "Write a choice inside a choice, and 'AnyShapeStyle' more than once."),
      CodemodOption(
        "line-length", .number(110), "The column at which merged lines are broken."),
    ])

  package init() {}

  package func match(_ root: Node, in file: FileContext) -> [Match<BranchMerge>] {
    var bodies = BuilderBodies(ViewBuilderContext(file.index))
    let nodes = file.tree.nodes
    var matches: [Match<BranchMerge>] = []
    let mayHaveHelpers = file.index.file(of: root).map { id in
      SwiftUIModel.conditionalHelpers.contains { file.index.isMentioned($0, in: id) }
    }
    for position in nodes.indices {
      switch nodes[position].kind {
      case .ifExpr, .switchExpr:
        if let match = match(file.tree.node(at: position), &bodies, in: file) { matches.append(match) }
      case .functionCallExpr where mayHaveHelpers == true:
        if let match = match(helper: file.tree.node(at: position), in: file) { matches.append(match) }
      default: continue
      }
    }
    return matches
  }

  /// Whether a call of the project's own conditional-modifier helper can be rewritten as modifiers that
  /// depend on the condition.
  package static func mergesHelper(at node: Node, in file: FileContext) -> Bool {
    HelperMerge(node, in: file) != nil
  }

  private func match(helper node: Node, in file: FileContext) -> Match<BranchMerge>? {
    guard let merge = HelperMerge(node, in: file), file.model.timing(of: node).isBodyCode else { return nil }
    let state = BranchMerge(merge)
    let rules = state.rules
    return Match(
      rules[0], others: Array(rules.dropFirst()), notes: [TernaryRules.identity], at: merge.range, state)
  }

  private func match(
    _ node: Node, _ bodies: inout BuilderBodies, in file: FileContext
  ) -> Match<BranchMerge>? {
    guard Self.isStatement(node) else { return nil }
    if node.kind == .switchExpr {
      guard SwitchBranches.differInValues(node), Self.isBuilt(node, &bodies) else { return nil }
      return Match(TernaryRules.isSwitch, at: node.range, BranchMerge(refusing: .isSwitch))
    }
    let statement = IfExprSyntax(unchecked: node)
    guard !Self.checksAvailability(statement) else {
      guard Self.isBuilt(node, &bodies), let check = CertainCheck(statement, in: file) else { return nil }
      return Match(TernaryRules.alwaysTrue, at: node.range, BranchMerge(check))
    }
    let mergesAllBases = file.options.isOn("merge-base")
    guard let branches = Branches(statement),
      branches.showOneView(mergingBase: mergesAllBases ? .any : .images),
      Self.isBuilt(node, &bodies), let merge = BranchMerge(branches, in: file)
    else { return nil }
    let rules = merge.rules
    // Two images that can't be merged are two views, and need no report.
    if !mergesAllBases, rules[0].tier == .refusal, !branches.haveSameBase { return nil }
    return Match(
      rules[0], others: Array(rules.dropFirst()), notes: [TernaryRules.identity], at: node.range, merge)
  }

  /// Whether branches are for different system versions.
  private static func checksAvailability(_ statement: IfExprSyntax) -> Bool {
    var statement: IfExprSyntax? = statement
    while let current = statement {
      if current.conditions?.subtree.contains(where: { $0.kind == .availabilityCondition }) == true {
        return true
      }
      statement = IfExprSyntax(current.elseBody)
    }
    return false
  }

  /// Whether an `if` or `switch` is a statement, not a value or an `else if`.
  private static func isStatement(_ node: Node) -> Bool {
    let kind = node.parentKind
    return kind == .codeBlockItem || kind == .expressionStmt && node.parent?.parentKind == .codeBlockItem
  }

  /// Whether a view builder creates a view from a statement.
  private static func isBuilt(_ node: Node, _ bodies: inout BuilderBodies) -> Bool {
    guard let scope = ViewBuilderContext.scope(of: node), !node.isMacroArgument else { return false }
    let isValue = node.ancestors.prefix { $0 != scope }.contains {
      ($0.kind == .ifExpr || $0.kind == .switchExpr) && !isStatement($0) && $0.parent?.kind != .ifExpr
    }
    return !isValue && bodies.contain(scope)
  }

  package func message(for match: Match<BranchMerge>, in file: FileContext) -> String {
    let obstacles = match.state.obstacles
    guard !obstacles.isEmpty else {
      let parts =
        (match.state.mergedBase.map { ["the arguments of '\($0)'"] } ?? [])
        + (match.state.mergesModifiers ? ["modifiers"] : [])
      return
        "the branches differ only in \(parts.joined(separator: " and in ")); make them one view, which keeps its "
        + "identity"
    }
    let words = obstacles.map(\.text).joined(separator: "; ")
    if let helper = match.state.helper {
      return "'\(helper)' makes two views of one, which a condition in the modifiers keeps, but: " + words
    }
    if match.rule == TernaryRules.alwaysTrue { return words }
    return match.rule.tier == .refusal ? words : "the branches can be one view, but: " + words
  }

  package func fix(_ match: Match<BranchMerge>, in file: FileContext) throws(EditGroup.Overlap) -> EditGroup {
    if let edits = match.state.edits { return try EditGroup(edits, in: file.number) }
    let replacement = match.state.replacement ?? []
    if let edits = match.state.group?.edits(leaving: replacement, in: file) {
      return try EditGroup(edits, in: file.number)
    }
    let edit = TextEdit(match.range, with: replacement)
    guard let opening = match.state.opening else { return try EditGroup([edit], in: file.number) }
    // Two that add a declaration in the same braces conflict: the second one then finds the name in use.
    return try EditGroup([TextEdit(opening.range, with: opening.text), edit], in: file.number)
  }
}

/// The function-like nodes of a file whose statements are in a view builder.
private struct BuilderBodies {
  private let builders: ViewBuilderContext
  private var known: [Node: Bool] = [:]

  init(_ builders: ViewBuilderContext) { self.builders = builders }

  /// Whether a node is one of them; each is analyzed once, whatever its contents.
  mutating func contain(_ scope: Node) -> Bool {
    if let known = known[scope] { return known }
    let isBuilder = builders.isBuilder(scope)
    known[scope] = isBuilder
    return isBuilder
  }
}
