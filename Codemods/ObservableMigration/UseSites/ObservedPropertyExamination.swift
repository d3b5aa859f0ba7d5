import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// What prevents the rewriting of a property that observes an object, whatever its wrapper, or may be
/// different afterwards.
struct ObservedPropertyExamination {
  private(set) var reasons: [LocatedReason] = []
  /// The enclosing type, if it must become `@MainActor` explicitly.
  private(set) var mainActorType: TypeID?

  private let property: ObservedProperty
  private let index: ProjectIndex

  init(of property: ObservedProperty, _ index: ProjectIndex) {
    self.property = property
    self.index = index
    property.projections.forEach { examine(projection: $0) }
    if !property.projections.isEmpty, property.wrapper != .stateObject, isExistential {
      addReason(
        ObservableRules.boundExistential, "an 'any' type with bindings; @Bindable needs a concrete type")
    }
    if property.declaration.traits.contains(.nonisolated) {
      addReason(
        ObservableRules.memberName, "'nonisolated' can't be on '\(property.name)' without its wrapper")
    }
    examineIsolation()
  }

  private mutating func addReason(_ rule: Rule, _ text: String, at node: Node? = nil) {
    reasons.append(LocatedReason(rule, text, at: node ?? property.declaration.node))
  }

  /// `$m` must be followed by a member; otherwise it refers to the wrapper.
  private mutating func examine(projection use: Use) {
    guard let access = MemberAccessExprSyntax(use.expression.parent), access.base == use.expression else {
      addReason(
        ObservableRules.wrapperItself,
        "the projected wrapper '$\(property.name)' is passed as a whole",
        at: use.node)
      return
    }
    if let member = access.declName?.baseName?.name, isMemberOfWrappers(member) {
      addReason(
        ObservableRules.wrapperItself, "'$\(property.name).\(member)' would be a member of the new wrapper",
        at: use.node)
    }
  }

  /// Whether a SwiftUI binding has a member with this name, its own or one that the project adds, which would
  /// hide the object's.
  private func isMemberOfWrappers(_ name: String) -> Bool {
    if ["Binding", "Bindable"].contains(where: { !index.members(named: name, ofForeign: $0).isEmpty }) {
      return true
    }
    guard name == "id" else { return Self.membersOfWrappers.contains(name) }
    guard case .instance(.known(let type), _) = index.typeOfVariable(property.declaration.id) else {
      return true
    }
    return index.conformance(of: type, toForeign: "Identifiable") != nil
  }

  private static let membersOfWrappers: Set = ["wrappedValue", "projectedValue", "transaction", "animation"]

  private var isExistential: Bool {
    guard case .instance(.known(let type), _) = index.typeOfVariable(property.declaration.id) else {
      return false
    }
    return index[type].kind == .protocol
  }

  /// In Swift 5 mode the wrapper made the enclosing struct or class a main-actor type.
  private mutating func examineIsolation() {
    guard let owner = index.type(of: property.declaration.id),
      [.struct, .class].contains(index[owner].kind), index.isolation(ofType: owner) != .mainActor,
      !index[index[owner].primary].traits.contains(.nonisolated),
      index.buildSettings(at: property.declaration.node).languageMode != 6
    else { return }
    let needed = nameOnMainActor(neededBy: owner)
    if canBeWritten(on: owner), needed != nil || !index.mayBeSwift6(at: property.declaration.node) {
      mainActorType = owner
      return
    }
    let change = "'\(index[owner].name)' is no longer inferred to be on the main actor"
    if let needed {
      addReason(ObservableRules.neededIsolation, "\(change), which '\(needed)' needs")
    } else {
      addReason(ObservableRules.isolation, change)
    }
  }

  /// Whether a type can have another isolation attribute. The superclass of a class may prevent it.
  private func canBeWritten(on owner: TypeID) -> Bool {
    guard !index[owner].isSplit else { return false }
    return switch index.superclass(of: owner) {
    case .none, .foreign("NSObject"): true
    default: index[owner].kind == .struct
    }
  }

  /// The main-actor type of the object, or the main-actor declaration that a type's code uses although it is
  /// not itself on the main actor.
  private func nameOnMainActor(neededBy owner: TypeID) -> String? {
    if case .instance(.known(let type), _) = index.typeOfVariable(property.declaration.id),
      index.isolation(ofType: type) == .mainActor
    {
      return index[type].name
    }
    return nameOnMainActor(inCodeOf: owner)
  }

  /// The main-actor declaration that a type's code uses although it is not itself on the main actor.
  private func nameOnMainActor(inCodeOf type: TypeID) -> String? {
    let members = index.members(of: type).filter { index.isolation(of: $0.id) != .mainActor }
    let used = members.map { index.declarations(referencedIn: $0.node) }.joined()
    return used.filter { index.isolation(of: $0) == .mainActor }.compactMap { index[$0].name }.min()
  }
}
