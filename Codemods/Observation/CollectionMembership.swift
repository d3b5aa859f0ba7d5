import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Reports rows that search a shared collection for themselves.
///
/// ## What it does
///
/// Finds views that are made for each item of a list and ask a collection of a shared object whether, or where, the
/// item is in it: with `contains`, `firstIndex`, a subscript that is compared with `nil`, or a method of the object
/// that does so.
///
/// ## Why
///
/// Such a row depends on the whole collection. When one item is added, every row is evaluated, and each searches
/// again (WWDC25, *Optimize SwiftUI performance with Instruments*, whose example this is).
///
/// ## Example
///
/// ```swift
/// struct TrailRow: View {
///     @Environment(Model.self) private var model
///     let trail: Trail
///
///     var body: some View { Star(isFilled: model.favorites.contains(trail.id)) }
/// }
/// ```
///
/// should be
///
/// ```swift
/// struct TrailRow: View {
///     let isFavorite: Bool
///     let trail: Trail
///
///     var body: some View { Star(isFilled: isFavorite) }
/// }
/// ```
///
/// ## Fix safety
///
/// There is no fix: where the answer is kept is a matter of design. Either the list asks and passes the answer, or there
/// is an observable object for each item.
///
/// ## Not changed when
///
/// - the question is asked in an action, or by the list itself
/// - the collection is a selection: its name begins with `selected`, `expanded` or `checked`
/// - the collection is constant
struct CollectionMembership: Codemod {
  static let search = Rule(
    "CM401", .warning, "Every row searches a shared collection whenever that changes.",
    remedy: "Compute what a row needs where the list is made, or look it up in a dictionary or set by "
      + "'id'.")

  static let metadata = CodemodMetadata(
    id: "collection-membership", summary: "Reports rows that search a shared collection for themselves.",
    category: .observation, words: heldObjects + searches, targets: [.nodes([.structDecl])], rules: [search])

  /// What a file holds that has a view with an object of others, or a search.
  private static let heldObjects = ["@Environment", "@ObservedObject", "@Bindable"]
  private static let searches = ["contains(", "firstIndex", "first(where", "first {"]

  func match(_ node: Node, in file: FileContext) -> [Match<SearchedCollection>] {
    guard let type = file.index.declarationID(at: node).flatMap(file.index.declaredType),
      file.model.isView(type),
      file.model.isLookedAt(node), case let searched = file.model.searchedCollections(of: type),
      !searched.isEmpty,
      file.model.rowShowings(of: type).contains(where: { !$0.isConstant })
    else { return [] }
    return searched.filter { $0.node.tree === file.tree }.map { Match(Self.search, at: $0.node.range, $0) }
  }

  func message(for match: Match<SearchedCollection>, in file: FileContext) -> String {
    "every row runs when '\(match.state.name)' changes, and searches it again: ask in the list and pass the answer, "
      + "or keep one observable object per item"
  }
}
