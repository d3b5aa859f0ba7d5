import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// What the direct contents of a stack imply about it.
struct StackShape {
  let model: SwiftUIModel
  let axis: ScrollAxis
  let found: FoundStack

  private var index: ProjectIndex { model.index }
  private var search: StackSearch { StackSearch(index: index, axis: axis, minimum: 0) }

  /// What makes the stack as long as the visible part of the scroll view, or gives it an explicit length.
  var fillsViewport: String? {
    for modifier in stackModifiers {
      if modifier.name == "frame", let label = lengthLabel(modifier.call) { return "'.frame(\(label):)'" }
      if modifier.name == "containerRelativeFrame", sizesLength(modifier.call) {
        return "'.containerRelativeFrame'"
      }
    }
    var entered: Set<DeclarationID> = []
    return filler(in: found.contents, &entered)
  }

  private var stackModifiers: [WrittenView.Modifier] {
    guard case .stack = found.form else { return [] }
    return found.view.modifiers + found.path.flatMap(\.modifiers)
  }

  /// The label with which a frame sets the length of the stack; `.infinity` doesn't count for a maximum.
  private func lengthLabel(_ call: ViewCall) -> String? {
    let labels =
      axis == .vertical
      ? ["minHeight", "height", "idealHeight", "maxHeight"] : ["minWidth", "width", "idealWidth", "maxWidth"]
    return labels.first { label in
      guard let length = call.argument(label) else { return false }
      return label == labels[0] || length.kind != .nilLiteralExpr && !Frame.isInfinity(length)
    }
  }

  private func sizesLength(_ call: ViewCall) -> Bool {
    call.arguments.first.map { $0.value.text.contains(axis.word) } ?? true
  }

  /// A direct child that fills the remaining space.
  private func filler(in list: Node, _ entered: inout Set<DeclarationID>) -> String? {
    for item in BuilderItem.all(in: list) {
      switch item {
      case .view(let node):
        if let found = filler(at: WrittenView(node), &entered) { return found }
      case .branches(let lists, _):
        for list in lists {
          if let found = filler(in: list, &entered) { return found }
        }
      case .directive, .other: continue
      }
    }
    return nil
  }

  private func filler(at view: WrittenView, _ entered: inout Set<DeclarationID>) -> String? {
    let name = view.call?.frameworkName(index)
    if name == "Spacer", view.modifier("frame") == nil { return "'Spacer'" }
    if view.modifier("layoutPriority") != nil { return "'.layoutPriority'" }
    let most = axis == .vertical ? "maxHeight" : "maxWidth"
    let grows = view.modifiers.contains {
      $0.name == "frame" && ($0.call.argument(most).map(Frame.isInfinity) ?? false)
    }
    if grows, axis == .vertical { return "'.frame(\(most): .infinity)'" }
    if name == "Group" { return view.call?.content.flatMap { filler(in: $0, &entered) } }
    guard let member = search.shownMember(view), entered.insert(member.id).inserted,
      !search.forEaches(in: member.statements).isEmpty
    else { return nil }
    return filler(in: member.statements, &entered)
  }

  /// The custom alignment of the stack; nil for SwiftUI's own.
  var customAlignment: String? {
    guard case .stack = found.form, let alignment = found.view.call?.argument("alignment"),
      let access = MemberAccessExprSyntax(alignment),
      ["", "HorizontalAlignment", "VerticalAlignment"].contains(access.base?.text ?? ""),
      let name = access.declName?.baseName?.text
    else { return nil }
    return Self.alignments.contains(name) ? nil : alignment.text
  }

  private static let alignments: Set<String> = [
    "leading", "center", "trailing", "top", "bottom", "firstTextBaseline", "lastTextBaseline",
    "listRowSeparatorLeading", "listRowSeparatorTrailing",
  ]

  /// Why the rows of a `ForEach` are not one view each.
  var dynamicRows: String? {
    for call in search.forEaches(in: found.contents) {
      guard let rows = call.content else { continue }
      if let text = dynamicRow(rows, of: "a row") { return text }
    }
    return nil
  }

  /// Why rows of several `ForEach` may have the same identity; in an eager stack each has its own namespace.
  var sharedIdentities: String? {
    if forEachCount(in: found.contents, depth: 0) > 1 {
      return "rows of different 'ForEach' may have the same identity, which a lazy stack mixes up"
    }
    let calls = search.forEaches(in: found.contents)
    return calls.lazy.compactMap(RepeatedElements(model).data).first.map {
      "equal elements of '\($0.shortText)' have the same identity, which a lazy stack mixes up"
    }
  }

  /// The maximum number of `ForEach` at one time; those inside each row count as more than one.
  private func forEachCount(in list: Node, depth: Int) -> Int {
    let counts = BuilderItem.all(in: list).map { item in
      switch item {
      case .view(let node): forEachCount(at: WrittenView(node), depth: depth)
      case .branches(let lists, _): lists.map { forEachCount(in: $0, depth: depth) }.max() ?? 0
      case .directive(_, let clauses): clauses.map { forEachCount(in: $0, depth: depth) }.max() ?? 0
      case .other: 0
      }
    }
    return counts.reduce(0, +)
  }

  private func forEachCount(at view: WrittenView, depth: Int) -> Int {
    guard let call = view.call, let name = call.frameworkName(index) else {
      return partCount(of: view, depth: depth)
    }
    guard let contents = call.content else { return 0 }
    let inner = forEachCount(in: contents, depth: depth)
    if name == "ForEach" { return inner > 0 ? 2 : 1 }
    return StackSearch.transparent.contains(name) ? inner : 0
  }

  /// The same for a view, a property or a function of the project.
  private func partCount(of view: WrittenView, depth: Int) -> Int {
    guard depth < 4, let body = body(of: view) else { return 0 }
    return forEachCount(in: body, depth: depth + 1)
  }

  private func body(of view: WrittenView) -> Node? {
    if let member = ViewMembers(index: index).member(madeBy: view.root) {
      return member.getterStatements ?? member.body?.statements
    }
    guard let callee = view.call?.syntax.calledExpression,
      case .metatype(.known(let type)) = index.typeOfExpression(callee)
    else { return nil }
    return ViewMembers(index: index).bodies(of: type).first?.getterStatements
  }

  /// Why the result of statements is not one view; `row` describes what they create.
  private func dynamicRow(_ list: Node, of row: String, depth: Int = 0) -> String? {
    let items = BuilderItem.all(in: list).filter(\.makesViews)
    guard items.count == 1 else { return items.isEmpty ? nil : "\(row) is several views" }
    switch items[0] {
    case .view(let node): return dynamicRow(at: WrittenView(node), of: row, depth: depth)
    case .branches(let lists, let isExhaustive):
      guard isExhaustive, !lists.isEmpty else { return "\(row) has no view when its 'if' is false" }
      return lists.firstNonNil { dynamicRow($0, of: row, depth: depth) }
    case .directive, .other: return nil
    }
  }

  private func dynamicRow(at view: WrittenView, of row: String, depth: Int) -> String? {
    switch view.call?.frameworkName(index) {
    case "Group": return view.call?.content.flatMap { dynamicRow($0, of: row, depth: depth) }
    case "ForEach": return "the rows of a row's own 'ForEach' are loaded one by one"
    case "EmptyView": return "\(row) is sometimes no view"
    case nil:
      // A body that returns its view explicitly returns a single view.
      guard depth < 4, let body = body(of: view), ViewBuilderContext.returns(in: body).isEmpty else {
        return nil
      }
      let name = view.call?.nameToken?.name ?? view.root.shortText
      return dynamicRow(body, of: "'\(name)' in the rows", depth: depth + 1)
    default: return nil
    }
  }
}
