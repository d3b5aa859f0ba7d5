import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

/// Stops views from observing objects that they never read.
///
/// ## What it does
///
/// Finds `@ObservedObject` properties of which the view's evaluation reads nothing: the object is only passed
/// on to views that observe it themselves, or used in actions. The wrapper is removed. Such properties with
/// `@EnvironmentObject` are hints, because they have no short replacement: one at each property, or one at the class if
/// four or more views observe it so.
///
/// ## Why
///
/// A view that observes an object is evaluated at each change of any of its `@Published` properties. If the
/// view shows none of them, this is wasted work (WWDC23, *Demystify SwiftUI performance*: depend on what you
/// need).
///
/// ## Example
///
/// ```swift
/// struct Toolbar: View {
///     @ObservedObject var player: Player
///
///     var body: some View { Button("Play") { player.play() } }
/// }
/// ```
///
/// becomes
///
/// ```swift
/// struct Toolbar: View {
///     var player: Player
///
///     var body: some View { Button("Play") { player.play() } }
/// }
/// ```
///
/// ## Fix safety
///
/// Never safe: the view may show something else that only changed along with the object, such as a singleton
/// or what a child reads without observing it.
///
/// ## Not changed when
///
/// - body code reads the object or may read it: in a helper, a label, an argument of `onChange`, a `Binding`,
///   or a closure whose use is unknown; the view is a representable
/// - `$object` is used, or a key path names the property
/// - the class is named in body code, or another property of it is there, so that the view may show what the
///   subscription refreshes
/// - the child that gets the object doesn't observe it, or isn't a view of the project
/// - the object belongs to the view, in `@StateObject`, unless an app runs at each of its frequent changes
/// - objects of the class never announce a change
/// - the object is created in the property's default value, or is optional
struct ObservedNotRead: Codemod {
  static let wrapper = Rule(
    "OR201", .unsafe,
    "The view no longer updates when the object changes; nor does a child that gets the object without observing it.",
    remedy: "Check that the view, and children that get the object, don't rely on its changes. Then "
      + "allow OR201.")
  static let other = Rule(
    "OR501", .hint,
    "The view observes an object and reads none of its properties.",
    remedy: "Remove '@EnvironmentObject' or the wrapper where nothing of the object is read.")
  static let storage = Rule(
    "OR301", .refusal, "An initializer assigns the storage of the wrapper.",
    remedy: "Assign the property by name in the initializer, then run again.")
  static let compared = Rule(
    "OR302", .refusal, "The type implements '=='.",
    remedy: "Remove the observation by hand, and adapt '=='.")
  static let published = Rule(
    "OR303", .refusal, "The property is public.",
    remedy: "Remove the wrapper by hand, in a release that may break clients.")
  static let assigned = Rule(
    "OR304", .refusal, "The property is assigned.",
    remedy: "Remove the assignment, or keep the observation.")

  static let metadata = CodemodMetadata(
    id: "observed-not-read", summary: "Stops views from observing objects that they never read.",
    category: .observation, words: SwiftUIModel.observingWrappers + ["ObservableObject"],
    targets: [.attributes(SwiftUIModel.observingWrappers), .nodes([.classDecl])],
    rules: [wrapper, other, storage, compared, published, assigned])

  /// An observed object that isn't read.
  struct Unread: Sendable {
    let property: Declaration
    let attribute: Node
    let view: String
    let className: String
    /// Whether the property has to become a constant: a private variable with a default would hide the
    /// memberwise initializer.
    let becomesConstant: Bool
    /// The number of views that read nothing, where they are reported together.
    var views = 1
    /// Whether it is in a `@StateObject` of an app.
    var isOwned = false
  }

  /// So many views at least are reported at the class, and not each by itself.
  private static let manyViews = 4

  func match(_ node: Node, in file: FileContext) -> [Match<Unread>] {
    node.kind == .classDecl ? match(class: node, in: file) : match(attribute: node, in: file)
  }

  /// A class that many views observe without reading anything.
  private func match(class node: Node, in file: FileContext) -> [Match<Unread>] {
    guard let declaration = file.index.declaration(at: node), file.model.isLookedAt(node),
      let type = file.index.declaredType(declaration.id), file.model.isObservableObject(type),
      case let properties = file.model.unreadEnvironmentObjects(of: type),
      properties.count >= Self.manyViews, file.model.mayAnnounceChanges(type)
    else { return [] }
    let found = Unread(
      property: file.index[properties[0]], attribute: node, view: "", className: file.index[type].name,
      becomesConstant: false, views: properties.count)
    return [Match(Self.other, at: declaration.nameToken?.range ?? node.range, found)]
  }

  private func match(attribute: Node, in file: FileContext) -> [Match<Unread>] {
    guard let variable = attribute.enclosing({ $0 == .variableDecl }),
      let property = file.index.declaration(at: variable), !property.isStatic, !property.isConditionalMember,
      let observed = file.model.observedClass(of: property),
      let type = file.index.type(of: property.id), file.model.kind(of: type).isEvaluated,
      file.model.isLookedAt(variable), file.model.isUnread(property, of: observed, in: type),
      let uses = file.model.ownUses(of: property)
    else { return [] }
    let wrapper = Attribute(attribute)?.name
    let isConstant = property.initialValue != nil && property.writtenAccess.map { $0 <= .fileprivate } == true
    let found = Unread(
      property: property, attribute: attribute, view: file.index[type].name,
      className: file.index[observed].name, becomesConstant: isConstant)
    guard wrapper == "ObservedObject" else {
      guard file.model.mayAnnounceChanges(observed), isHint(property, wrapper, observed, of: type, in: file)
      else {
        return []
      }
      var other = found
      other.isOwned = wrapper == "StateObject"
      return [Match(Self.other, at: variable.range, other)]
    }
    guard property.initialValue.map({ isShared($0, of: observed, in: file) }) ?? true else { return [] }
    return [Match(refusal(found, of: type, uses, in: file) ?? Self.wrapper, at: variable.range, found)]
  }

  /// Whether a property with another wrapper is worth a hint. An app exists to hold objects, but shouldn't
  /// run when a timer or a publisher changes one; any other owner of an object has no one to hand it over.
  /// `row-observes-object` reports rows.
  private func isHint(
    _ property: Declaration, _ wrapper: String?, _ observed: TypeID, of type: TypeID, in file: FileContext
  ) -> Bool {
    if wrapper == "StateObject" {
      return file.model.kind(of: type).isHost
        && file.model.publishedProperties(of: observed).contains { file.model.isAssignedRepeatedly($0) }
    }
    let others = file.model.unreadEnvironmentObjects(of: observed)
    return others.count < Self.manyViews && others.contains(property.id)
  }

  private func isInInitializer(_ use: Use) -> Bool {
    use.node.enclosing { $0 == .initializerDecl } != nil
  }

  /// Whether a default names an object that exists anyway: `Model.shared`, `.shared`.
  private func isShared(_ value: Node, of observed: TypeID, in file: FileContext) -> Bool {
    guard let access = MemberAccessExprSyntax(value), let name = access.declName?.baseName?.name,
      access.base.map({ file.index.typeOfExpression($0) == .metatype(.known(observed)) }) ?? true
    else { return false }
    let found = file.index.members(named: name, of: observed)
    return found.count == 1 && found[0].isStatic && found[0].traits.contains(.let) && found[0].isStored
  }

  private func refusal(_ found: Unread, of type: TypeID, _ uses: [Use], in file: FileContext) -> Rule? {
    if uses.contains(where: { $0.token.text.hasPrefix("_") }) { return Self.storage }
    if file.index.operators(named: "==").contains(where: { file.index.type(of: $0.id) == type }) {
      return Self.compared
    }
    if file.index.access(of: found.property.id) >= .public { return Self.published }
    let isAssigned = uses.contains { use in
      Assignment(target: use.expression) != nil && (found.becomesConstant || !isInInitializer(use))
    }
    return isAssigned ? Self.assigned : nil
  }

  func message(for match: Match<Unread>, in file: FileContext) -> String {
    let (name, view) = (match.state.property.name ?? "", match.state.view)
    if match.state.views > 1 {
      return
        "\(match.state.views) views run at each change of '\(match.state.className)' and read nothing of it: make it "
        + "'@Observable' (iOS 17), or pass them closures"
    }
    let fact = "'\(view)' runs at each change of '\(match.state.className)' and reads nothing of '\(name)'"
    switch match.rule {
    case Self.wrapper: return fact + ": hold it without '@ObservedObject'"
    case Self.other where match.state.isOwned:
      return fact + ": hold it in '@State', which keeps an object and doesn't observe it"
    case Self.other: return fact + ": pass a closure or the value that is needed"
    case Self.storage: return fact + ", but an initializer assigns '_\(name)'"
    case Self.compared: return fact + ", but '\(view)' implements '=='"
    case Self.published: return fact + ", but it is public"
    default: return fact + ", but it is assigned"
    }
  }

  func fix(_ match: Match<Unread>, in file: FileContext) throws(EditGroup.Overlap) -> EditGroup {
    var edits = [file.lines.removal(ofAttribute: match.state.attribute)]
    if match.state.becomesConstant,
      let keyword = VariableDeclSyntax(match.state.property.node)?.bindingSpecifier
    {
      edits.append(TextEdit(keyword.range, with: "let"))
    }
    return try EditGroup(edits, in: file.number)
  }
}
