import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

/// The result for a stack of many rows: the rule and the message.
struct StackExamination {
  private let file: FileContext
  private let scroll: WrittenView
  private let axis: ScrollAxis
  private let found: FoundStack
  private let scope: ScrollScope
  private let shape: StackShape
  private let rows: RowFindings

  init(_ file: FileContext, _ scroll: WrittenView, _ axis: ScrollAxis, _ found: FoundStack) {
    self.file = file
    self.scroll = scroll
    self.axis = axis
    self.found = found
    scope = ScrollScope(file, scroll)
    shape = StackShape(model: file.model, axis: axis, found: found)
    var audit = RowAudit(file.model, axis)
    audit.look(through: found.contents)
    audit.look(
      outerModifiers: found.view.modifiers + found.path.flatMap(\.modifiers) + scroll.modifiers
        + scope.ways.joined().flatMap(\.modifiers))
    if let view = file.index.enclosingType(of: scroll.root) { audit.lookForRepetition(in: view) }
    rows = audit.findings
  }

  /// The row types that can't be analyzed.
  var unresolved: [RowFindings.Unresolved] { rows.unresolved }

  /// The notes of a fix, safe or not.
  var notes: [Rule] {
    let cross = cross
    return [LazyRules.evaluation] + (cross.isResized ? [LazyRules.resized] : [])
      + (cross.cutsText(rows.shown) ? [LazyRules.cut] : [])
  }

  /// The first reason to skip the stack.
  var refusal: Obstacle? {
    if found.directive != nil || isSplit {
      return .conditionalCompilation
    }
    if case .container(let name) = found.form {
      return Obstacle(
        LazyRules.container, "the container is '\(name)'; a grid or custom layout has no lazy counterpart")
    }
    return unfit ?? unfitRows ?? unfitText ?? elsewhere
  }

  /// Everything that changes with a lazy stack, in the order of the rules.
  var changes: [Obstacle] {
    var all = rows.reasons.filter { $0.rule.tier == .unsafe }
    if let use = scope.positionUse(found), !all.contains(where: { $0.rule == LazyRules.scrolling }) {
      all.append(
        Obstacle(
          LazyRules.scrolling, "'\(use)' uses positions that are estimates until the rows exist"))
    }
    if let reader = scope.measurement(of: found), !all.contains(where: { $0.rule == LazyRules.scrolling }) {
      all.append(
        Obstacle(
          LazyRules.scrolling,
          "'\(reader)' depends on the size of the stack, which is an estimate until its rows exist"))
    }
    if scope.isUnclipped, !all.contains(where: { $0.rule == LazyRules.contributions }) {
      all.append(
        Obstacle(
          LazyRules.contributions,
          "'.scrollClipDisabled' shows the area outside the scroll view, where rows don't exist"))
    }
    if isCombined, !all.contains(where: { $0.rule == LazyRules.contributions }) {
      all.append(
        Obstacle(
          LazyRules.contributions,
          "'.accessibilityElement(children: .combine)' combines all rows, and rows off screen don't exist"
        ))
    }
    let size = cross.reason
    if scope.ways.joined().contains(where: { $0.kind == .unseen }), size == nil {
      all.append(
        Obstacle(
          LazyRules.width, "the view is used in too many places, or too deep in others"))
    }
    if let size { all.append(size) }
    if let rows = shape.dynamicRows { all.append(Obstacle(LazyRules.dynamicRows, rows)) }
    if let rows = shape.sharedIdentities { all.append(Obstacle(LazyRules.identities, rows)) }
    if found.isInner {
      all.append(
        Obstacle(
          LazyRules.inner, "the stack is one of several views; the position of the next one is an estimate"))
    }
    if let inMember { all.append(inMember) }
    return all.sorted(on: \.rule.id)
  }

  /// Whether the rows are a single accessibility element.
  private var isCombined: Bool {
    let own = found.view.modifiers + found.path.flatMap(\.modifiers) + scroll.modifiers
    return (own + scope.ways.joined().flatMap(\.modifiers)).contains { modifier in
      modifier.name == "accessibilityElement"
        && modifier.call.argument("children")?.text.hasSuffix("combine") == true
    }
  }

  private var cross: CrossSize {
    CrossSize(index: file.index, axis: axis, scroll: scroll, found: found, ways: scope.ways)
  }

  // MARK: - Refusals

  private var isSplit: Bool {
    if scroll.isSplit || found.view.isSplit || found.path.contains(where: \.isSplit) { return true }
    guard case .bare = found.form else { return false }
    return found.contents.subtree.contains { $0.kind == .ifConfigDecl || $0.kind == .postfixIfConfigExpr }
  }

  private var unfit: Obstacle? {
    if let type = scope.spelledType(found, axis) {
      return Obstacle(
        LazyRules.spelledType,
        "the type of the stack is written in a type annotation or generic argument "
          + "('\(type)')")
    }
    if scope.isOneOfSeveral {
      return Obstacle(LazyRules.spelledType, "another branch or 'return' must have the type of the stack")
    }
    if let shortfall = file.index.shortfall(of: .iOS(14), at: scroll.root) {
      return Obstacle(LazyRules.deployment, "a lazy stack \(shortfall)")
    }
    if let filler = shape.fillsViewport {
      return Obstacle(
        LazyRules.fillsViewport,
        "the stack fills the viewport or a frame (\(filler)); a lazy stack doesn't distribute space")
    }
    if let name = scope.idealSizeAncestor(found, axis) {
      return Obstacle(LazyRules.idealSize, "'\(name)' around the stack measures its ideal size")
    }
    guard let renderer = scope.renderer else { return nil }
    return Obstacle(
      LazyRules.rendered, "this file renders the view to an image ('\(renderer)')")
  }

  private var unfitRows: Obstacle? {
    if let alignment = shape.customAlignment {
      return Obstacle(LazyRules.alignmentGuide, "custom alignment of the rows ('\(alignment)')")
    }
    return rows.reasons.filter { $0.rule.tier == .refusal }.min { $0.rule.id < $1.rule.id }
  }

  private var unfitText: Obstacle? {
    guard case .bare = found.form, StackWrapping(file, scroll, axis).movesMultilineString else { return nil }
    return Obstacle(LazyRules.multilineString, "the code to indent contains a multi-line string literal")
  }

  private var elsewhere: Obstacle? {
    guard let owner = found.owner, !isOnlyHere else { return nil }
    let what = "the stack is declared elsewhere (\(place(of: owner)))"
    guard file.options.isOn("follow") else {
      return Obstacle(LazyRules.elsewhere, "\(what); turn on the option 'follow' to edit it")
    }
    guard isUsedOnce(owner) else {
      let name = file.index[owner].name ?? ""
      return Obstacle(LazyRules.elsewhere, "\(what), and '\(name)' is used in several places")
    }
    return nil
  }

  /// Whether the stack is in a member of the same file that only this scroll view shows.
  private var isOnlyHere: Bool {
    found.owner.map { $0.file.number == file.number && isUsedOnce($0) } ?? false
  }

  /// A fix that reaches into another member is not made by itself, unless the option allows it.
  private var inMember: Obstacle? {
    guard let owner = found.owner, isOnlyHere, !file.options.isOn("follow") else { return nil }
    return Obstacle(
      LazyRules.shownElsewhere,
      "the stack is in '\(file.index[owner].name ?? "")' (\(place(of: owner))), which only this scroll view shows"
    )
  }

  private func isUsedOnce(_ owner: DeclarationID) -> Bool {
    let references = file.index.references(to: owner)
    return references.certain.count == 1 && references.possible.isEmpty
  }

  private func place(of owner: DeclarationID) -> String {
    let start = file.index[owner].node.range.lowerBound
    return owner.file.number == file.number
      ? "line \(file.lines.location(of: start).line)"
      : file.project.files[owner.file.number].shortPlace(of: start)
  }
}
