import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

/// Finds rows identified by their index.
///
/// ## What it does
///
/// Finds `ForEach` and `List` over `enumerated()`, `indices` or `0..<items.count` where elements are removed,
/// inserted, moved, sorted or filtered, so that an index soon belongs to another element. Where the elements
/// have an `id`, the fix identifies the rows by it.
///
/// ## Why
///
/// A row identified by its index shows another element when one before it is removed: text fields, focus,
/// loaded images and open rows stay where they were, and the last row is animated away (WWDC21, *Demystify
/// SwiftUI*).
///
/// ## Example
///
/// ```swift
/// ForEach(trails.indices, id: \.self) { index in
///     TextField("Name", text: $trails[index].name)
/// }
/// ```
///
/// becomes
///
/// ```swift
/// ForEach($trails) { $trail in
///     TextField("Name", text: $trail.name)
/// }
/// ```
///
/// ## Fix safety
///
/// Never safe: a row follows its element, with its state, and two elements with one `id` are undefined.
///
/// ## Not changed when
///
/// - the collection is constant, or nothing edits it and the rows hold no state
/// - the elements have no stable `id`, and rows outside of lazy containers, or of what a view selects from a
///   constant, only show them
/// - a row uses its position for more than the element, or a tag or scroll position is the position
/// - the elements have no stable `id`, and nothing edits the collection
/// - each row gives itself an identity: `.id(trails[index].name)`
///
/// Rows of a lazy container that are identified by their element, in pairs with positions that they don't
/// need, are a hint.
struct ForEachIndexID: Codemod {
  static let unused = Rule(
    "FI201", .unsafe, "A row follows its element; two elements with one 'id' are undefined.",
    remedy: "Check that each element's 'id' is unique and stays the same. Then allow FI201.")
  static let counted = Rule(
    "FI202", .unsafe, "As FI201; only the key path changes.",
    remedy: "Check that each element's 'id' is unique and stays the same. Then allow FI202.")
  static let subscripted = Rule(
    "FI203", .unsafe, "As FI201; the row takes the element from its parameter.",
    remedy: "Check that each element's 'id' is unique and stays the same. Then allow FI203.")
  static let quiet = Rule(
    "FI204", .unsafe, isQuiet: true, "As FI201 to FI203, where no code was found that edits the collection.",
    remedy: "Allow FI204 to identify these rows by their elements, too.")
  static let edited = Rule(
    "FI401", .warning, "State stays at a position when the elements move.",
    remedy: "Give the elements their own 'id', and identify the rows by it.")
  static let plain = Rule(
    "FI501", .hint, "Rows are identified by their position.",
    remedy: "Where elements can move, give them their own 'id', and identify the rows by it.")

  static let needless = Rule(
    "FI502", .hint, "Rows copy a collection for positions that they don't need.",
    remedy: "Iterate over the elements, and compare them with the last ones of the collection.")

  static let metadata = CodemodMetadata(
    id: "foreach-index-id", summary: "Finds rows identified by their index.", category: .identity,
    words: ["enumerated()", ".indices", "0..<", "zip("], targets: [.calls(["ForEach", "List"])],
    rules: [unused, counted, subscripted, quiet, edited, plain, needless],
    topic: Topic(introduced: [], words: ["identity", "id", "index", "offset", "position"]))

  func match(_ node: Node, in file: FileContext) -> [Match<PositionedRows>] {
    guard let rows = file.model.rows(of: node), rows.form == .pairs || rows.form == .positions else {
      return []
    }
    if let needless = needlessPositions(of: rows, at: node, in: file) { return [needless] }
    guard Self.isPosition(rows.identity, of: rows.form), file.model.isLookedAt(node),
      file.model.itemLimit(of: rows).map({ $0 > 1 }) ?? true,
      !file.model.isConstantCollection(rows.collection), !Self.isMark(node),
      let content = rows.content?.statements
    else { return [] }
    let edit = file.model.edit(of: rows)
    let state = file.model.state(inContent: content)
    let holdsState = !state.isNo
    guard edit.isYes || holdsState, let found = PositionedRows(rows, in: file.model), !found.isPicked
    else { return [] }
    if case .failure = found.change, !edit.isYes || Self.identifiesItself(content) { return [] }
    let isByPeople = if case .yes(.byPeople) = edit { true } else { false }
    let isFixed = if case .yes(.byDeriving) = edit { file.model.isMadeOfFixedData(rows) } else { false }
    // Without state, only what a lazy container knows of a row stays behind.
    if case .failure = found.change, !(isFixed ? state.isYes : holdsState || isByPeople),
      isFixed || file.model.lazyContainer(of: rows) == nil
    {
      return []
    }
    let rule =
      switch found.change {
      case .failure: edit.isYes && (holdsState || isByPeople) ? Self.edited : Self.plain
      case .success where !edit.isYes: Self.quiet
      case .success(.elements): rows.form == .pairs ? Self.unused : Self.subscripted
      case .success(.identity): Self.counted
      }
    let end = rows.identity?.range.upperBound ?? rows.data.range.upperBound
    return [Match(rule, at: rows.data.range.lowerBound..<end, found)]
  }

  /// Rows that know their element by itself, in pairs with positions of which they need at most the distance
  /// from the end.
  private func needlessPositions(of rows: Rows, at node: Node, in file: FileContext) -> Match<PositionedRows>?
  {
    guard rows.form == .pairs, let path = rows.identity, path.text.hasPrefix("\\.element"),
      FunctionCallExprSyntax(rows.data)?.calledExpression?.text == "Array",
      file.model.lazyContainer(of: rows) != nil, file.model.isLookedAt(node),
      file.model.itemLimit(of: rows) == nil, !file.model.isConstantCollection(rows.collection),
      let found = PositionedRows(rows, in: file.model),
      found.uses.identities.isEmpty, found.uses.areOfEnd(of: rows)
    else { return nil }
    return Match(Self.needless, at: rows.data.range.lowerBound..<path.range.upperBound, found)
  }

  /// Whether rows are identified by their position.
  private static func isPosition(_ path: Node?, of form: Rows.Form) -> Bool {
    guard let path else { return form == .positions }
    return form == .positions ? path.text == "\\.self" : ["\\.offset", "\\.0"].contains(path.text)
  }

  /// Whether each row gives itself an identity, other than the position: `.id(trails[index].name)`.
  private static func identifiesItself(_ content: Node) -> Bool {
    let items = content.children.compactMap { CodeBlockItemSyntax($0)?.item }
    guard let item = items.last, items.dropLast().allSatisfy({ $0.kind == .variableDecl }) else {
      return false
    }
    return CallChain(item).calls.contains { call in
      call.name == "id" && call.call.argumentValues.only.map { $0.kind != .declReferenceExpr } ?? false
    }
  }

  /// Whether the content consists of marks of a chart.
  private static func isMark(_ node: Node) -> Bool {
    node.ancestors.contains { FunctionCallExprSyntax($0)?.calledName == "Chart" }
  }

  func message(for match: Match<PositionedRows>, in file: FileContext) -> String {
    let name = "'\(match.state.rows.collection.shortText)'"
    if match.rule == Self.needless {
      let use =
        match.state.uses.areOfElement ? "rows use none of them" : "rows only compare them with the end"
      return
        "\(name) is copied with its positions at each evaluation, and \(use); iterate over the elements, "
        + "and ask for 'last' or 'suffix(…)' where the end matters"
    }
    let advice =
      switch match.state.change {
      case .success: "identify them by the 'id' of the elements"
      case .failure(let obstacle): obstacle.advice
      }
    return match.rule == Self.plain || match.rule == Self.quiet
      ? "rows of \(name) are identified by their index, so focus and state would stay behind if elements "
        + "moved; \(advice)"
      : "rows of \(name) are identified by their index, so focus and state stay behind when elements move; "
        + "\(advice)"
  }

  func fix(_ match: Match<PositionedRows>, in file: FileContext) throws(EditGroup.Overlap) -> EditGroup {
    guard match.rule != Self.needless, case .success(let change) = match.state.change else {
      return try EditGroup([])
    }
    let rows = match.state.rows
    switch change {
    case .identity(let path):
      return try EditGroup([TextEdit(rows.identity?.range ?? match.range, with: path)], in: file.number)
    case .elements(let data, let parameter, let name):
      let clause = rows.content?.signature?.parameterClause.map { TextEdit($0.range, with: parameter) }
      let elements = match.state.uses.elements.map { element in
        TextEdit(element.node.range, with: element.isBinding ? "$" + name : name)
      }
      return try EditGroup(
        [TextEdit(match.range, with: data)] + (clause.map { [$0] } ?? []) + elements, in: file.number)
    }
  }
}
