import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Reports objects of many properties that many views observe.
///
/// ## What it does
///
/// Finds `ObservableObject` classes with many published properties that several views observe.
///
/// ## Why
///
/// A change of any of the properties evaluates all of these views, whichever they show. `@Observable` tracks
/// each property by itself (WWDC23, *Discover Observation in SwiftUI*).
///
/// ## Example
///
/// ```swift
/// final class AppState: ObservableObject {
///     @Published var items: [Item] = []
///     @Published var draft = ""
///     // … and seven more, which nine views observe
/// }
/// ```
///
/// should be, from iOS 17 on
///
/// ```swift
/// @Observable final class AppState {
///     var items: [Item] = []
///     var draft = ""
/// }
/// ```
///
/// ## Fix safety
///
/// There is no fix: before iOS 17 the class has to be split, which is a design decision. From then on
/// `observable-migration` rewrites it.
///
/// ## Not changed when
///
/// - the deployment target is iOS 17 or later: `observable-migration` says what it would do, or why not
/// - the class has fewer published properties than the option `min-published`
/// - fewer than three views observe it
struct OverObservation: Codemod {
  static let shared = Rule(
    "OV501", .hint, "A change of any of many properties evaluates many views.",
    remedy: "Split the object, or make it '@Observable', so that a view follows only what it reads.")

  static let metadata = CodemodMetadata(
    id: "over-observation", summary: "Finds objects of many properties that many views observe.",
    category: .observation, words: ["ObservableObject"], targets: [.nodes([.classDecl])], rules: [shared],
    options: [
      CodemodOption(
        "min-published", .number(8), "The number of published properties at which a class is reported.")
    ])

  /// How widely a class is shared.
  struct Sharing: Sendable {
    let name: String
    let properties: Int
    let views: Int
  }

  func match(_ node: Node, in file: FileContext) -> [Match<Sharing>] {
    guard let id = file.index.declarationID(at: node), let type = file.index.declaredType(id),
      !file.index[type].isSplit,
      file.model.isLookedAt(node), file.model.isObservableObject(type),
      !file.index.satisfies(.iOS(17), at: node).isMet
    else { return [] }
    let published = file.index.members(of: type).filter { $0.attribute("Published") != nil }
    guard published.count >= file.options.number("min-published") else { return [] }
    let views = Set(file.model.observers(of: type).map(\.view)).count
    guard views >= 3 else { return [] }
    let sharing = Sharing(name: file.index[type].name, properties: published.count, views: views)
    return [Match(Self.shared, at: ClassDeclSyntax(node)?.name?.range ?? node.range, sharing)]
  }

  func message(for match: Match<Sharing>, in file: FileContext) -> String {
    let sharing = match.state
    return
      "any of the \(sharing.properties) published properties of '\(sharing.name)' runs all \(sharing.views) views "
      + "that observe it: '@Observable' (iOS 17) tracks each property, until then split the class"
  }
}
