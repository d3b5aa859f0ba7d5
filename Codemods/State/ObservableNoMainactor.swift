import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

/// Puts `@Observable` classes that views own on the main actor.
///
/// ## What it does
///
/// Finds `@Observable` classes without isolation that views keep or get from the environment, and adds
/// `@MainActor` where all their uses are on the main actor already.
///
/// ## Why
///
/// Views read the properties on the main actor. A class without isolation can be changed from anywhere while
/// they do, which is a data race that only Swift 6 reports.
///
/// ## Example
///
/// ```swift
/// @Observable final class Store {
///     var items: [Item] = []
/// }
/// ```
///
/// becomes
///
/// ```swift
/// @MainActor @Observable final class Store {
///     var items: [Item] = []
/// }
/// ```
///
/// ## Fix safety
///
/// Never safe: code that isn't on the main actor has to `await` the class. It is reported with `--hints`.
///
/// ## Not changed when
///
/// - the class is `Sendable`, `nonisolated`, inherits from another, or has a lock
/// - the module's code is on the main actor by default
/// - code outside of views and of types on the main actor uses the class
struct ObservableNoMainactor: Codemod {
  static let isolated = Rule(
    "MA201", .unsafe, isQuiet: true, "Code that isn't on the main actor has to 'await' the class.",
    remedy: "Mark what uses the class '@MainActor' as well. Then allow MA201.")
  static let used = Rule(
    "MA301", .refusal, "Code that isn't on the main actor uses the class.",
    remedy: "Mark that code '@MainActor', or call the class with 'await', then run again.")

  static let metadata = CodemodMetadata(
    id: "observable-no-mainactor", summary: "Puts @Observable classes that views own on the main actor.",
    category: .state, words: ["@Observable"], targets: [.nodes([.classDecl])], rules: [isolated, used])

  /// A class, and where it is used elsewhere.
  struct OpenClass: Sendable {
    let node: Node
    let name: String
    let view: String
    var place: String?
  }

  func match(_ node: Node, in file: FileContext) -> [Match<OpenClass>] {
    guard let id = file.index.declarationID(at: node), let type = file.index.declaredType(id),
      !file.index[type].isSplit, file.index[id].attribute("Observable") != nil, file.model.isLookedAt(node),
      isOpen(type, in: file),
      let view = file.model.viewShowing(type)
    else { return [] }
    var found = OpenClass(node: node, name: file.index[type].name, view: file.index[view].name)
    let range = ClassDeclSyntax(node)?.name?.range ?? node.range
    let other = file.index.references(to: type).all.first { !isOnMainActor($0, type, in: file) }
    guard let other else { return [Match(Self.isolated, at: range, found)] }
    found.place = file.project.files[other.file.number].shortPlace(of: other.token.range.lowerBound)
    return [Match(Self.used, at: range, found)]
  }

  /// Whether a class has no isolation, and no sign that it is used from any thread.
  private func isOpen(_ type: TypeID, in file: FileContext) -> Bool {
    guard file.index.isolation(ofType: type) == .unspecified, file.index[type].inheritances.isEmpty else {
      return false
    }
    let text = file.index[file.index[type].primary].node.text
    return !["Mutex", "NSLock", "os_unfair_lock", "OSAllocatedUnfairLock", "nonisolated"].contains {
      text.contains($0)
    }
  }

  /// Whether a use of the class is in a view, in a type on the main actor, in the class itself, or only a
  /// type.
  private func isOnMainActor(_ use: Use, _ type: TypeID, in file: FileContext) -> Bool {
    if use.role == .attribute || file.index.enclosingTypes(of: use.node).contains(type) { return true }
    return file.index.enclosingTypes(of: use.node).contains { around in
      file.model.kind(of: around) != .none || file.index.isolation(ofType: around) == .mainActor
    } || !file.model.isLookedAt(use.node)
  }

  func message(for match: Match<OpenClass>, in file: FileContext) -> String {
    let (name, view) = (match.state.name, match.state.view)
    let fact =
      "'\(view)' reads '\(name)' on the main actor, and other code may change it at the same time; "
    guard let place = match.state.place else { return fact + "put the class on the main actor" }
    return fact + "it is also used outside of views (\(place))"
  }

  func fix(_ match: Match<OpenClass>, in file: FileContext) throws(EditGroup.Overlap) -> EditGroup {
    try EditGroup([.inserting("@MainActor ", at: match.state.node.range.lowerBound)], in: file.number)
  }
}
