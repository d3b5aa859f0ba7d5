import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Reports rows that search a shared collection for themselves.
///
/// ## What it does
///
/// Finds views that are created for each item of a list and search a collection of a shared object for the
/// item: with `contains`, `firstIndex`, `first(where:)`, or a method of the object that does this. On request it also reports lists whose rows each search an array of the list with a
/// closure.
///
/// ## Why
///
/// Such a row depends on the whole collection. When one item is added, every row is evaluated, and each
/// searches again (WWDC25, *Optimize SwiftUI performance with Instruments*, whose example this is).
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
/// There is no fix: where to store the answer is a design decision. Either the list searches and passes the
/// answer, or each item has an observable object.
///
/// ## Not changed when
///
/// - the search is in an action, in a menu or sheet, or in the list itself
/// - it asks for a constant, so that the answer isn't about the row's element
/// - the collection belongs to the row's own element, or to an object that the row doesn't observe
/// - the collection is a selection: its name begins with `selected`, `expanded` or `checked`
/// - the row observes the whole object and reads other properties of it, or gets closures from a list that
///   does: it runs in any case
/// - the collection is constant, or a set or dictionary that is asked for a value or a key
///
/// Rows that only search after a condition of their own are a hint.
struct CollectionMembership: Codemod {
  static let search = Rule(
    "CM401", .warning, "Every row searches a shared collection whenever that changes.",
    remedy: "Compute what a row needs where the list is made, or look it up in a dictionary or set by "
      + "'id'.")

  static let array = Rule(
    "CM501", .hint, "Each row of a list searches an array from its start.",
    remedy: "Make a 'Set' or a dictionary of the array before the list, and ask that in the rows.")

  static let metadata = CodemodMetadata(
    id: "collection-membership", summary: "Finds rows that search a shared collection.",
    category: .observation, words: heldObjects + searches, targets: [.nodes([.structDecl])],
    rules: [search, array])

  /// Texts in files that have a view with an external object, or a search.
  private static let heldObjects = ["@Environment", "@ObservedObject", "@Bindable"]
  private static let searches = ["contains", "firstIndex", "first(where", "first {"]

  /// The name of the collection, and the place of the search.
  struct Search: Sendable {
    let name: String
    let node: Node
  }

  func match(_ node: Node, in file: FileContext) -> [Match<Search>] {
    shared(node, in: file) + own(node, in: file)
  }

  private func own(_ node: Node, in file: FileContext) -> [Match<Search>] {
    guard let type = file.index.declarationID(at: node).flatMap(file.index.declaredType),
      file.model.isView(type), file.model.isLookedAt(node)
    else { return [] }
    return file.model.searchedArrays(of: type).filter { $0.search.tree === file.tree }.map {
      Match(Self.array, at: $0.search.range, Search(name: $0.name, node: $0.search))
    }
  }

  private func shared(_ node: Node, in file: FileContext) -> [Match<Search>] {
    guard let type = file.index.declarationID(at: node).flatMap(file.index.declaredType),
      file.model.isView(type),
      file.model.isLookedAt(node), case let searched = file.model.searchedCollections(of: type),
      !searched.isEmpty,
      file.model.rowShowings(of: type).contains(where: { !$0.isConstant })
    else { return [] }
    return searched.filter {
      $0.node.tree === file.tree && !file.model.isOfElement($0, of: type)
        && !file.model.runsAnyway($0, in: type)
    }.compactMap { searched in
      // Only some of the rows search.
      let isForSome = file.model.isBehindReturn(searched.node)
      if isForSome, !file.wantsHints { return nil }
      return Match(
        isForSome ? Self.array : Self.search, at: searched.node.range,
        Search(name: searched.name, node: searched.node))
    }
  }

  func message(for match: Match<Search>, in file: FileContext) -> String {
    if match.rule == Self.array {
      return
        "each row searches '\(match.state.name)' from its start: make a 'Set' or a dictionary of it once, before the list"
    }
    return
      "every row runs when '\(match.state.name)' changes, and searches it again: ask in the list and pass the answer, "
      + "or keep one observable object per item"
  }
}
