import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Reports objects of many properties that many views observe.
///
/// ## What it does
///
/// Finds `ObservableObject` classes with many published properties that several views observe, and objects that
/// announce each change of another object as one of their own.
///
/// ## Why
///
/// A change of any of the properties evaluates all of these views, whichever they show. `@Observable` tracks
/// each property by itself (WWDC23, *Discover Observation in SwiftUI*). With
/// `child.objectWillChange.sink { … self.objectWillChange.send() }`, all views of the parent run for each change
/// of the child, too.
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
/// - fewer than three views observe it; fewer than two an object that announces the changes of another
struct OverObservation: Codemod {
  static let shared = Rule(
    "OV501", .hint, "A change of any of many properties evaluates many views.",
    remedy: "Split the object, or make it '@Observable', so that a view follows only what it reads.")

  static let forwarded = Rule(
    "OV502", .hint, "Each change of an object is announced by another one, too.",
    remedy: "Give the object to the views that show it, which then observe it themselves.")

  static let metadata = CodemodMetadata(
    id: "over-observation", summary: "Finds objects of many properties that many views observe.",
    category: .observation, words: ["ObservableObject", "objectWillChange"],
    targets: [.nodes([.classDecl]), .calls(["sink"])], rules: [shared, forwarded],
    options: [
      CodemodOption(
        "min-published", .number(8), "The number of published properties at which a class is reported.")
    ])

  /// How widely a class is shared.
  struct Sharing: Sendable {
    let name: String
    let properties: Int
    let views: Int
    /// The expression for the object whose changes are announced again.
    var child = ""
  }

  func match(_ node: Node, in file: FileContext) -> [Match<Sharing>] {
    if node.kind == .functionCallExpr { return match(forwarding: node, in: file) }
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

  /// A subscription to the changes of an object that only announces a change of the object around it.
  private func match(forwarding node: Node, in file: FileContext) -> [Match<Sharing>] {
    guard let sink = FunctionCallExprSyntax(node), let closure = sink.onlyClosure,
      let source = Self.announcer(in: CallChain(node).base),
      closure.node.subtree.contains(where: Self.announces), closure.items.count <= 2,
      let type = file.index.enclosingType(of: node), file.index[type].kind == .class,
      file.model.isObservableObject(type), file.model.isLookedAt(node), !isNeverCalled(around: node, in: file)
    else { return [] }
    let views = Set(file.model.observers(of: type).map(\.view)).count
    guard views >= 2 else { return [] }
    let child = file.index.typeOfExpression(source).resolution?.known
    let sharing = Sharing(
      name: file.index[type].name,
      properties: child.map { file.model.publishedProperties(of: $0).count } ?? 0, views: views,
      child: source.shortText)
    return [Match(Self.forwarded, at: node.range, sharing)]
  }

  /// Whether the code is in a private function that no code calls.
  private func isNeverCalled(around node: Node, in file: FileContext) -> Bool {
    guard let member = file.index.enclosingDeclaration(of: node), member.kind == .function,
      member.writtenAccess.map({ $0 <= .fileprivate }) == true
    else { return false }
    return file.index.references(to: member.id).all.allSatisfy { $0.role == .declaration }
  }

  /// The object in `object.objectWillChange`.
  private static func announcer(in chain: Node) -> Node? {
    var current = chain
    while let access = MemberAccessExprSyntax(current), let base = access.base {
      if access.declName?.baseName?.name == "objectWillChange" { return base.text == "self" ? nil : base }
      current = base
    }
    return nil
  }

  /// Whether a node is `self.objectWillChange.send()`.
  private static func announces(_ node: Node) -> Bool {
    guard let call = FunctionCallExprSyntax(node).flatMap({ MemberCall($0) }), call.name == "send" else {
      return false
    }
    return ["objectWillChange", "self.objectWillChange", "self?.objectWillChange"].contains(call.base.text)
  }

  func message(for match: Match<Sharing>, in file: FileContext) -> String {
    let sharing = match.state
    if match.rule == Self.forwarded {
      let count = sharing.properties == 0 ? "" : " (\(sharing.properties) published properties)"
      return
        "each change of '\(sharing.child)'\(count) runs all \(sharing.views) views that observe '\(sharing.name)': give "
        + "it to the views that show it, which then observe it themselves"
    }
    return
      "any of the \(sharing.properties) published properties of '\(sharing.name)' runs all \(sharing.views) views "
      + "that observe it: '@Observable' (iOS 17) tracks each property, until then split the class"
  }
}
