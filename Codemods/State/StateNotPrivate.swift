import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

/// Makes the state of views private.
///
/// ## What it does
///
/// Finds `@State` and `@StateObject` properties without an access modifier that nothing outside of the type
/// uses. With the option `fix` they become private; without it they are hints. Where something outside uses
/// the property, the hint names the place.
///
/// ## Why
///
/// State belongs to the view that declares it. A value that is handed to an initialiser for it is only used
/// the first time; later ones are dropped. Apple: "Declare state as private to prevent setting it in a
/// memberwise initializer, which can conflict with the storage management that SwiftUI provides."
///
/// ## Example
///
/// ```swift
/// struct Folder: View {
///     @State var isOpen = false
/// }
/// ```
///
/// becomes
///
/// ```swift
/// struct Folder: View {
///     @State private var isOpen = false
/// }
/// ```
///
/// ## Fix safety
///
/// Safe: no code outside of the type and its extensions in the same file uses the property, and no call of an
/// initialiser has an argument for it. The only gain is clarity, so the fix is applied on request only.
///
/// ## Not changed when
///
/// - the property has an access modifier
/// - it is set from outside, and the view changes it as well
/// - all its arguments are objects that the call creates, or it is a `@StateObject` with an argument
/// - it has no default, and no initialiser of the type is written out: that of the members would become
///   private
/// - another file, a protocol or a key path uses it
struct StateNotPrivate: Codemod {
  static let fixed = Rule(
    "SP100", .safe, "The property becomes private; nothing outside of the type uses it.",
    remedy: "Nothing to check. Run swiftfix.")
  static let given = Rule(
    "SP501", .hint, "State of a view is set from outside.",
    remedy: "Pass the value as an argument or a binding; state belongs to its view.")
  static let open = Rule(
    "SP502", .hint, "State of a view isn't private, and could be.",
    remedy: "Mark the state 'private'.")
  static let required = Rule(
    "SP301", .refusal, "The property has no default: the memberwise initializer would become private.",
    remedy: "Give the property a default value, or write the initializer; then run again.")
  static let used = Rule(
    "SP302", .refusal, "Code outside of the type, or in another file, uses the property.",
    remedy: "Pass a binding or an argument in place of the state, then make it private.")

  static let metadata = CodemodMetadata(
    id: "state-not-private", summary: "Makes the state of views private.", category: .state,
    targets: [.attributes(["State", "StateObject"])], rules: [fixed, given, open, required, used],
    options: [CodemodOption("fix", .flag(false), "Make the state private, where nothing outside uses it.")])

  /// State that isn't private, and the place that needs access to it.
  struct OpenState: Sendable {
    let property: Declaration
    let view: String
    var place: String?
    /// The place of a call that creates the object.
    var maker: String?
    /// Whether it is an object that SwiftUI tracks without a wrapper.
    var isObservable = false
  }

  func match(_ attribute: Node, in file: FileContext) -> [Match<OpenState>] {
    guard let variable = attribute.enclosing({ $0 == .variableDecl }),
      let property = file.index.declaration(at: variable), property.writtenAccess == nil, !property.isStatic,
      let type = file.index.type(of: property.id), Self.kinds.contains(file.model.kind(of: type)),
      VariableDeclSyntax(variable)?.bindings?.children.only != nil, file.model.isLookedAt(variable)
    else { return [] }
    var found = OpenState(property: property, view: file.index[type].name)
    let calls = file.model.calls(giving: property, of: type)
    guard calls.isEmpty else {
      // The code that creates an object for the view may pass it.
      // A view that changes the state itself edits a draft, or starts with what it is given.
      let seen = calls.filter { file.model.isLookedAt($0.node) }
      let makers = seen.filter { file.model.makesObject(for: property, at: $0) }
      guard property.attribute("StateObject") == nil, !file.model.isChangedByView(property),
        let call = seen.first(where: { call in !makers.contains { $0.node == call.node } })
      else { return [] }
      found.maker = makers.first.map { place(of: $0, in: file) }
      found.place = place(of: call, in: file)
      found.isObservable = file.model.heldObject(in: property)?.observation == .tracked
      return [Match(Self.given, at: variable.range, found)]
    }
    guard !file.model.mayUseMembersUnseen(type), !file.model.mayBeGivenUnseen(property),
      file.index.requirements(for: property.id).isEmpty
    else {
      return []
    }
    if let use = file.model.firstUse(of: property, where: { isOutside($0, property, type, in: file) }) {
      found.place = place(of: use, in: file)
      return [Match(Self.used, at: variable.range, found)]
    }
    guard hasDefault(property) || !file.index.ownMembers(named: "init", of: type).isEmpty else {
      return [Match(Self.required, at: variable.range, found)]
    }
    return [Match(file.options.isOn("fix") ? Self.fixed : Self.open, at: variable.range, found)]
  }

  private static let kinds: [TypeKind] = [.view, .modifier, .app, .scene]

  private func hasDefault(_ property: Declaration) -> Bool {
    property.initialValue != nil || property.typeAnnotation.map { TypeShape($0).optionalDepth > 0 } ?? false
  }

  /// Whether a use is out of scope for a private property.
  private func isOutside(_ use: Use, _ property: Declaration, _ type: TypeID, in file: FileContext) -> Bool {
    let isOfFile = use.file == property.id.file
    let isInType = file.index.enclosingTypes(of: use.node).contains(type)
    if isOfFile, isInType { return false }
    if file.model.meansMemberOfOthers(use, not: property, of: type) { return false }
    if isInType || isOfFile || file.index.isMentioned(file.index[type].name, in: use.file) { return true }
    return file.index.references(to: property.id).certain.contains { $0.token == use.token }
  }

  private func place(of use: Use, in file: FileContext) -> String {
    file.project.files[use.file.number].shortPlace(of: use.token.range.lowerBound)
  }

  func message(for match: Match<OpenState>, in file: FileContext) -> String {
    let (name, place) = (match.state.property.name ?? "", match.state.place ?? "")
    switch match.rule {
    case Self.given:
      let advice =
        match.state.isObservable ? "a 'let', or '@Bindable' for bindings" : "a 'let' or a 'Binding'"
      return
        "'\(name)' is set by a call of '\(match.state.view)' (\(place)), and later values are dropped: make it "
        + advice
        + (match.state.maker.map { ", and keep the object that \($0) creates in '@State' there" } ?? "")
    case Self.used: return "'\(name)' is used outside of '\(match.state.view)' (\(place))"
    case Self.required: return "'\(name)' has no default, so the memberwise initializer would become private"
    default: return "'\(name)' is state of '\(match.state.view)' alone: declare it private"
    }
  }

  func fix(_ match: Match<OpenState>, in file: FileContext) throws(EditGroup.Overlap) -> EditGroup {
    guard let keyword = VariableDeclSyntax(match.state.property.node)?.bindingSpecifier else {
      return try EditGroup([])
    }
    return try EditGroup([.inserting("private ", at: keyword.range.lowerBound)], in: file.number)
  }
}
