import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

/// Reports rows of lists and lazy stacks that are several views, or none.
///
/// ## What it does
///
/// Finds `ForEach` in a `List` or a lazy stack, and `List` with data, whose rows are several views, perhaps
/// with a `ForEach` among them, or an `if` or `switch` with a branch that has no view or several.
///
/// ## Why
///
/// A list needs the identities of all its rows at once. If each element has one view, the identities come
/// from the elements; otherwise SwiftUI must create every row to count its views (WWDC23, *Demystify SwiftUI
/// performance*).
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
/// - the rows are sections, or `#if` stands in them
/// - all branches make one view
struct MultiViewRow: Codemod {
  static let list = Rule(
    "MR401", .warning, "A list creates every row to count its views.",
    remedy: "Put the views of a row into one container, such as an 'HStack' or 'VStack'.")
  static let stack = Rule(
    "MR501", .hint, "Rows of a lazy stack are several views, or none.",
    remedy: "Put the views of a row into one container, or filter the data before " + "'ForEach'.")

  static let metadata = CodemodMetadata(
    id: "multi-view-row", summary: "Finds rows of lists and lazy stacks that are several views, or none.",
    category: .laziness, words: ["List", "Lazy"], targets: [.calls(["ForEach", "List"])],
    rules: [list, stack])

  /// Rows that aren't single views.
  struct UnevenRows: Sendable {
    let container: String
    let data: String
    let shape: RowShape
  }

  func match(_ node: Node, in file: FileContext) -> [Match<UnevenRows>] {
    guard let rows = file.model.rows(of: node), ["ForEach", "List"].contains(rows.maker),
      let shape = file.model.shape(of: rows), let container = file.model.lazyContainer(of: rows),
      let name = container.frameworkName(file.index), file.model.areRows(rows, of: container),
      file.model.isLookedAt(node),
      isLong(rows, in: file) || holdsLongLoop(shape, in: file)
    else { return [] }
    let uneven = UnevenRows(container: name, data: rows.data.shortText, shape: shape)
    let isList = name == "List" || name == "Table"
    let head = shape.node.range.lowerBound
    let end = file.lines.content(ofLine: file.lines.lineIndex(of: head), in: file.tree.source).upperBound
    return [Match(isList ? Self.list : Self.stack, at: head..<min(end, shape.node.range.upperBound), uneven)]
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
    let fact = "'\(state.container)' creates all rows of '\(state.data)' to count their views, because a row"
    return switch state.shape {
    case .several: "\(fact) is several: put them in a stack or in their own view"
    case .nested: "\(fact) has a 'ForEach' beside other views: make the row a 'Section' or its own view"
    case .maybeNone: "\(fact) may be none: leave such elements out of the data, or show something for them"
    case .different: "\(fact) is several in one branch: put them in a stack or in their own view"
    }
  }
}
