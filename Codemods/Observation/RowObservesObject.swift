import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Reports rows of lists that observe a shared object for one or two of its properties.
///
/// ## What it does
///
/// Finds views that are made for each item of a lazy list or stack, and observe an object of many published
/// properties: from the environment, a shared one, or one of the list that each row gets. A row that mentions at
/// most two members of it is a warning.
///
/// On request it also reports rows that each query the same of a store; rows that get the list's object and use little or nothing of it, however many
/// properties it has; rows that ask any other object only for their own element; and sliders and color pickers that are bound to a property of such an object.
///
/// ## Why
///
/// Each row on screen is evaluated at every change of the object: a hundred rows at each keystroke elsewhere.
/// With the value in its place, a row is evaluated only where that differs (WWDC23, *Demystify SwiftUI
/// performance*).
///
/// ## Example
///
/// ```swift
/// struct VolumeRow: View {
///     @EnvironmentObject var app: AppState
///     let volume: Volume
///
///     var body: some View { Text(volume.name).opacity(app.isBusy ? 0.5 : 1) }
/// }
/// ```
///
/// should be
///
/// ```swift
/// struct VolumeRow: View {
///     let isBusy: Bool
///     let volume: Volume
///
///     var body: some View { Text(volume.name).opacity(isBusy ? 0.5 : 1) }
/// }
/// ```
///
/// ## Fix safety
///
/// There is no fix: the list must pass the value to the row.
///
/// ## Not changed when
///
/// - each row gets an object of its own, which is good design
/// - the class has few published properties; see the option `min-published`. With hints, two are enough for rows
///   that get the list's object, or ask any object only for their own element
/// - the row binds to the object or hands it on, or reads nothing of it but uses it, which `observed-not-read`
///   reports
/// - a row queries what belongs to its own element: its initializer makes the query
/// - the items are constant, or the rows are created all at once
struct RowObservesObject: Codemod {
  static let shared = Rule(
    "RO401", .warning, "Each row runs at every change of an object, but needs only one of its values.",
    remedy: "Pass the values that the row needs, or make the object '@Observable'.")

  static let handed = Rule(
    "RO502", .hint, "Each row runs at every change of an object, and needs little of it.",
    remedy: "Pass the values that the row needs, or make the object '@Observable'.")

  static let dragged = Rule(
    "RO501", .hint, "Each step of a slider runs many views.",
    remedy: "Bind the slider to '@State', and set the shared value in 'onEditingChanged'.")

  static let metadata = CodemodMetadata(
    id: "row-observes-object", summary: "Finds rows that observe a shared object for one or two values.",
    category: .observation,
    targets: [
      .attributes(["EnvironmentObject", "ObservedObject", "Query", "FetchRequest", "SectionedFetchRequest"]),
      .calls(["Slider"]),
    ], rules: [shared, dragged, handed, queried],
    options: [
      CodemodOption(
        "min-published", .number(8), "The number of published properties at which a class is reported.")
    ])

  /// The parts of an object that a row needs.
  struct Need: Sendable {
    let className: String
    let count: Int
    let members: [String]
    let isRead: Bool
    /// Whether the list hands its own object to each row.
    var isHanded = false
    /// Whether the list doesn't observe the object that it hands over: `model.status`.
    var isOfOther = false
    /// Whether the view shows the value while it is dragged.
    var isPreviewed = false
  }

  func match(_ attribute: Node, in file: FileContext) -> [Match<Need>] {
    if let control = FunctionCallExprSyntax(attribute) { return match(control, in: file) }
    guard let variable = attribute.enclosing({ $0 == .variableDecl }),
      let property = file.index.declaration(at: variable), !property.isStatic
    else { return [] }
    if let query = match(query: property, in: file) { return query }
    guard
      let observed = file.model.observedClass(of: property), let type = file.index.type(of: property.id),
      file.model.isView(type), file.model.isLookedAt(variable),
      let uses = file.model.ownUses(of: property), !uses.contains(where: Self.isWhole)
    else { return [] }
    let isHanded = property.attribute("EnvironmentObject") == nil && property.initialValue == nil
    let published = file.model.publishedProperties(of: observed).count
    let isLarge = published >= file.options.number("min-published")
    let isSevere = isLarge || file.wantsHints && published >= Self.severalProperties
    guard isSevere, isHanded || !uses.isEmpty,
      isHanded || isLarge || asksForElement(uses, of: type, in: file)
    else { return [] }
    let showings = file.model.rowShowings(of: type).filter { $0.isLazy && !$0.isConstant }
    guard !showings.isEmpty, !isHanded || showings.allSatisfy({ isOfList(property, at: $0, in: file) }) else {
      return []
    }
    // If the row searches a collection of the object, `collection-membership` reports it.
    let searched = file.model.searchedCollections(of: type)
    guard !searched.contains(where: { $0.holder == property.id }) else { return [] }
    let members = Set(
      uses.compactMap { MemberAccessExprSyntax($0.expression.parent)?.declName?.baseName?.name })
    guard members.isEmpty ? uses.isEmpty : members.count <= 2 else { return [] }
    let isRead = !file.model.isUnread(uses)
    // What the row does with the object in an action needs a closure.
    let isOnlyRead = uses.isEmpty || isRead && uses.allSatisfy { file.model.timing(of: $0.node).isBodyCode }
    guard !runsAnyway(type, isOnlyRead: isOnlyRead, with: observed, at: showings, in: file) else { return [] }
    let need = Need(
      className: file.index[observed].name, count: published, members: members.sorted(), isRead: isRead,
      isHanded: isHanded, isOfOther: isHanded && showings.allSatisfy { isOfOther(property, at: $0, in: file) }
    )
    let isWarning = isLarge && !members.isEmpty
    guard isWarning || file.wantsHints else { return [] }
    return [Match(isWarning ? Self.shared : Self.handed, at: variable.range, need)]
  }

  /// A row with fewer properties than this of its list's object hardly runs for others.
  private static let severalProperties = 2

  /// Whether a list hands an object of its own, which isn't that of an element, to each row.
  private func isOfList(_ property: Declaration, at showing: RowShowing, in file: FileContext) -> Bool {
    guard let call = FunctionCallExprSyntax(showing.call), let list = file.index.enclosingType(of: call.node),
      let argument = call.labeledArguments.first(where: { $0.label?.name == property.name })?.expression
    else { return false }
    var root = argument
    while let base = MemberAccessExprSyntax(root)?.base, base.text != "self" { root = base }
    let name = MemberAccessExprSyntax(root)?.declName?.node ?? root
    guard name.kind == .declReferenceExpr, let id = file.index.declarations(referencedBy: name).only else {
      return false
    }
    return file.index[id].isStored && !file.index[id].isStatic && file.index.type(of: id) == list
  }

  /// Whether a list hands an object that it reaches through another one.
  private func isOfOther(_ property: Declaration, at showing: RowShowing, in file: FileContext) -> Bool {
    let argument = FunctionCallExprSyntax(showing.call)?.labeledArguments.first {
      $0.label?.name == property.name
    }
    return MemberAccessExprSyntax(argument?.expression)?.base.map { $0.text != "self" } ?? false
  }

  /// Whether the lists observe the object, too, and rows with closures, which never compare equal, run together
  /// with them.
  private func runsAnyway(
    _ row: TypeID, isOnlyRead: Bool, with observed: TypeID, at showings: [RowShowing], in file: FileContext
  ) -> Bool {
    let hasClosures = !isOnlyRead || file.index.members(of: row).contains { $0.isStored && $0.isClosure }
    return hasClosures
      && showings.allSatisfy { showing in
        guard let list = file.index.enclosingType(of: showing.call) else { return false }
        return file.index.members(of: list).contains { file.model.observedClass(of: $0) == observed }
      }
  }

  /// Whether more than a member is needed: the object itself, a binding, or its wrapper.
  private static func isWhole(_ use: Use) -> Bool {
    !(use.token.text.first?.isLetter ?? false)
      || MemberAccessExprSyntax(use.expression.parent)?.base != use.expression
  }

  func message(for match: Match<Need>, in file: FileContext) -> String {
    let need = match.state
    if match.rule == Self.queried {
      return
        "each row runs the query of '\(need.members[0])' again: query once, in the list, and pass the result to the rows"
    }
    if match.rule == Self.dragged {
      let fact =
        "each step of a drag changes '\(need.members[0])' of '\(need.className)', and \(need.count) views run"
      return need.isPreviewed
        ? "\(fact): keep it in an object of its own, which only those that show it observe"
        : "\(fact): bind to '@State', and set it when editing ends"
    }
    let members = need.members.map { "'\($0)'" }.joined(separator: " and ")
    if members.isEmpty {
      return
        "each row runs at every change of '\(need.className)' (\(need.count) published properties), of which it uses "
        + "nothing: remove the property"
    }
    let advice =
      !need.isRead
      ? "pass a closure from the list"
      : need.isOfOther
        ? "observe it in a small view of its own, which only shows that" : "pass the value from the list"
    return
      "each row runs at every change of '\(need.className)' (\(need.count) published properties) for \(members) "
      + "alone: \(advice)"
  }
}
