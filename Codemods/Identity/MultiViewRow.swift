import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

/// Reports rows of lists and lazy stacks whose number of views differs.
///
/// ## What it does
///
/// Finds `ForEach` in a `List` or a lazy stack, and `List` with data, whose rows have a `ForEach` beside
/// other views, or an `if` or `switch` by which some have more views than others, or none.
///
/// ## Why
///
/// A list needs the identities of all its rows at once. If each element has the same number of views, the
/// identities come from the elements; otherwise SwiftUI must create every row to count its views (WWDC23,
/// *Demystify SwiftUI performance*). A lazy stack must create the rows before the one to which it jumps.
///
/// ## Example
///
/// ```swift
/// List {
///     ForEach(trails) { trail in
///         if trail.isOpen { TrailRow(trail: trail) }
///     }
/// }
/// ```
///
/// should be
///
/// ```swift
/// List {
///     ForEach(openTrails) { trail in
///         TrailRow(trail: trail)
///     }
/// }
/// ```
///
/// ## Fix safety
///
/// There is no fix: a stack around the views changes their layout, and code that filters the data should
/// store the result.
///
/// ## Not changed when
///
/// - the collection is constant, or has few elements
/// - the rows are sections, or they contain `#if`
/// - all rows have the same number of views, or the elements are cases of an enumeration
/// - a list shows a control as a second row, two views have modifiers for rows of their own, such as
///   `listRowInsets`, or a row looks up elements of a dictionary by its keys
/// - the container is a grid, or nothing jumps to a row of the stack: neither it nor the view around it is in a
///   `ScrollViewReader` whose proxy is used, or has a `scrollPosition`, or it is in a row or another scroll view
///   itself, or all jumps are to the first row or a view before it
struct MultiViewRow: Codemod {
  static let list = Rule(
    "MR401", .warning, "A list creates every row to count its views.",
    remedy: "Put the views of a row into one container, such as an 'HStack' or 'VStack'.")
  static let stack = Rule(
    "MR501", .hint, "Rows of a lazy stack differ in their number of views.",
    remedy: "Put the views of a row into one container, or filter the data before " + "'ForEach'.")

  static let metadata = CodemodMetadata(
    id: "multi-view-row", summary: "Finds rows of lists and lazy stacks whose number of views differs.",
    category: .laziness, words: ["List", "Lazy"], targets: [.calls(["ForEach", "List"])],
    rules: [list, stack])

  /// Rows that aren't single views.
  struct UnevenRows: Sendable {
    let container: String
    let data: String
    let shape: RowShape
    /// The modifier by which people edit the data at positions: `onDelete`.
    let editor: String?
    /// Whether a row is empty only because its element can't be unwrapped.
    let isUnwrapping: Bool
  }

  func match(_ node: Node, in file: FileContext) -> [Match<UnevenRows>] {
    guard let rows = file.model.rows(of: node), ["ForEach", "List"].contains(rows.maker),
      let shape = file.model.shape(of: rows), let container = file.model.lazyContainer(of: rows),
      let name = container.frameworkName(file.index), file.model.areRows(rows, of: container),
      file.model.isLookedAt(node), !hasCases(rows, in: file),
      isLong(rows, in: file) || holdsLongLoop(shape, in: file)
    else { return [] }
    let editor = CallChain.calls(behind: rows.call.node).map(\.name).first { Self.editors.contains($0) }
    let uneven = UnevenRows(
      container: name, data: rows.data.shortText, shape: shape, editor: editor,
      isUnwrapping: file.model.unwrapsElement(shape, of: rows))
    let isList = name == "List" || name == "Table"
    if isList ? file.model.isDeliberate(shape, of: rows) : !mayJump(to: rows, in: name, shape, file) {
      return []
    }
    let head = shape.node.range.lowerBound
    let end = file.lines.content(ofLine: file.lines.lineIndex(of: head), in: file.tree.source).upperBound
    return [Match(isList ? Self.list : Self.stack, at: head..<min(end, shape.node.range.upperBound), uneven)]
  }

  private static let editors: Set = ["onDelete", "onInsert", "onMove"]

  /// Whether something jumps to a row of a lazy stack. A row of a grid can't be one view, for its views are in
  /// several columns.
  private func mayJump(to rows: Rows, in name: String, _ shape: RowShape, _ file: FileContext) -> Bool {
    guard file.wantsHints, !name.hasSuffix("Grid") else { return false }
    if file.model.mayJump(into: rows.call.node) { return true }
    // Where elements have loops of their own, a jump that another view of the file makes is reason enough.
    guard case .nested = shape, let id = file.index.file(of: shape.node) else { return false }
    return ["scrollTo", "scrollPosition"].contains { name in
      file.index.uses(of: name, in: id).contains { $0.role != .declaration }
    }
  }

  /// Whether the elements are cases of an enumeration, of which there are few, unless a row has a loop of its
  /// own.
  private func hasCases(_ rows: Rows, in file: FileContext) -> Bool {
    guard let shape = file.model.shape(of: rows), !holdsLongLoop(shape, in: file) else { return false }
    return file.model.elementType(of: rows)?.known.map(file.model.isPlainEnumeration) ?? false
  }

  private func isLong(_ rows: Rows, in file: FileContext) -> Bool {
    !file.model.isConstantCollection(rows.data) && file.model.itemLimit(of: rows).map { $0 > 20 } ?? true
  }

  /// Whether each of a few rows contains a loop over many elements next to other views.
  private func holdsLongLoop(_ shape: RowShape, in file: FileContext) -> Bool {
    guard case .nested(let loop) = shape else { return false }
    let inner = ([loop] + Array(loop.subtree)).firstNonNil { file.model.rows(of: $0) }
    return inner.map { isLong($0, in: file) } ?? false
  }

  func message(for match: Match<UnevenRows>, in file: FileContext) -> String {
    let state = match.state
    let isList = match.rule == Self.list
    let fact =
      isList
      ? "'\(state.container)' creates all rows of '\(state.data)' to count their views, because a row"
      : "a jump to a row of '\(state.data)' creates all rows before it, because a row"
    return switch state.shape {
    case .nested: "\(fact) has a 'ForEach' beside other views: make the row a 'Section' or its own view"
    case .maybeNone where state.isUnwrapping && state.editor == nil:
      "\(fact) can be empty: unwrap the elements in the data, as by 'compactMap', not in the row"
    case .maybeNone where state.editor == nil && file.model.endsInElseIf(state.shape):
      "\(fact) can be empty: end its conditions in a plain 'else', or in a 'switch' over an enumeration"
    case .maybeNone:
      state.editor.map {
        "\(fact) can be empty: leave such elements out of the data, and let '\($0)' find the others by their 'id'"
      }
        ?? "\(fact) can be empty: leave such elements out of the data, or show something for them"
    case .different: "\(fact) has more views in some cases: put them in a stack or in their own view"
    }
  }
}
