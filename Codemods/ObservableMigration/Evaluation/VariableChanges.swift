import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Whether the values of variables change after their creation.
///
/// The queries differ in when a change counts, in whose code it must be, and in how they treat uses of which
/// it is unknown what they change.
final class VariableChanges: Sendable {
  /// The moment after which changes count.
  enum Moment: Hashable {
    /// After the creation of the variable, or of its object.
    case creation
    /// After that, and after the launch of the app and the evaluation of its first view.
    case launch
  }

  private struct Question: Hashable {
    let variable: DeclarationID
    let moment: Moment
    let isGuess: Bool
  }

  private let uses: MemberUses
  private let launch: LaunchCode
  private let known = Memory<Question, Bool>()

  private var index: ProjectIndex { uses.index }

  init(_ uses: MemberUses) {
    self.uses = uses
    launch = LaunchCode(uses.index)
  }

  /// Whether a stored variable is certainly changed after a moment.
  func isChanged(_ variable: Declaration, after moment: Moment) -> Bool {
    isChanged(variable, after: moment, isGuess: false)
  }

  /// Whether a stored variable is certainly or possibly changed after a moment.
  func mayBeChanged(_ variable: Declaration, after moment: Moment) -> Bool {
    isChanged(variable, after: moment, isGuess: true)
  }

  private func isChanged(_ variable: Declaration, after moment: Moment, isGuess: Bool) -> Bool {
    guard !variable.traits.contains(.let), let name = variable.name else { return false }
    return known.answer(Question(variable: variable.id, moment: moment, isGuess: isGuess)) {
      let owner = index.type(of: variable.id)
      let isShared = variable.isStatic || variable.parent == nil
      if isBound(variable) { return true }
      let meant = Set([variable.id] + requirements(named: name, of: owner).map(\.id))
      return places(of: name, variable, of: owner, orOthers: isGuess).contains { use in
        guard isShared || !index.isSetByItsCreation(use, of: owner) else { return false }
        let access = MemberAccessExprSyntax(use.expression)
        let isUnknown = isGuess && access?.base.map { index.typeOfExpression($0) == .unknown } ?? false
        let name = access?.declName?.node ?? use.expression
        guard isUnknown || !meant.isDisjoint(with: index.declarations(referencedBy: name)) else {
          return false
        }
        return moment == .creation || !launch.contains(use.node, orMaking: isShared ? nil : owner)
      }
    }
  }

  /// Whether a control may set a property of an object: `$model.settings.isOn`.
  private func isBound(_ property: Declaration) -> Bool {
    guard let name = property.name, let owner = index.type(of: property.id), index[owner].kind == .class,
      !property.isStatic
    else { return false }
    return uses.boundObjects(of: name).contains { object in
      switch index.typeOfProjectedValue(object) {
      case .instance(.known(let type), _):
        type == owner || index.subtypes(of: owner).contains(type) || index.subtypes(of: type).contains(owner)
      case .unknown: true
      default: false
      }
    }
  }

  /// The uses that may change a variable; for an object only those that replace it.
  private func places(
    of name: String, _ variable: Declaration, of owner: TypeID?, orOthers: Bool
  ) -> [Use] {
    let changes = uses.changes(of: name)
    let isObject = isObject(index.typeOfVariable(variable.id))
    let places = isObject ? [changes.assigned] : [changes.assigned, changes.inPlace]
    guard let owner else { return places.flatMap(\.all) }
    let asking = requirements(named: name, of: owner).compactMap { index.type(of: $0.id) }
    let types = Set([owner] + index.subtypes(of: owner) + asking)
    return places.flatMap { $0.concerning(types, orOthers: orOthers) }
  }

  /// The requirements of project protocols, if an object may be accessed through one of them.
  private func requirements(named name: String, of owner: TypeID?) -> [Declaration] {
    guard let owner, index[owner].kind == .class else { return [] }
    return index.supertypes(of: owner).filter { index[$0].kind == .protocol }.flatMap {
      index.ownMembers(named: name, of: $0)
    }
  }

  private func isObject(_ type: ExpressionType) -> Bool {
    guard case .instance(.known(let type), _) = type else { return false }
    switch index[type].kind {
    case .class, .actor: return true
    case .protocol: return !Self.protocolsOfObjects.isDisjoint(with: index.foreignSupertypes(of: type))
    default: return false
    }
  }

  private static let protocolsOfObjects: Set = ["AnyObject", "Actor", "NSObjectProtocol", "ObservableObject"]

  // MARK: - By whom

  /// Whether code that runs after the setup of an object and the app changes a member of a type as a member
  /// of this type: unqualified, after `self`, or on a value known to have exactly this type.
  func isChanged(_ member: Declaration, of owner: TypeID) -> Bool {
    guard let name = member.name else { return false }
    if isBound(member) { return true }
    // Code of the declaring type changes an inherited property, too.
    let types = [owner] + (index.type(of: member.id).map { [$0] + index.subtypes(of: $0) } ?? [])
    return uses.changes(of: name).concerning(Set(types)).contains { use in
      guard !isSetUp(use, of: member) else { return false }
      switch use.role {
      case .reference: return index.lookUp(name, at: use.node).declarations.contains(member.id)
      case .member(let base?):
        if ["self", "Self"].contains(base.text) { return index.enclosingType(of: use.node) == owner }
        switch index.typeOfExpression(base) {
        case .instance(.known(owner), _), .metatype(.known(owner)): return true
        default: return false
        }
      default: return false
      }
    }
  }

  /// Whether the objects of a family change their own property after their creation.
  func isChanged(_ property: Declaration, byObjectsOf family: Family) -> Bool {
    family.ownUses(of: property).contains { use in
      use.expression.isChangedInPlace(index)
        && !index.isSetByItsCreation(use, of: index.type(of: property.id))
    }
  }

  /// Whether the value of a property of a family is replaced as a whole, after the creation of the object or
  /// through a binding.
  ///
  /// - Parameter type: A class whose objects don't count if they are created in the assignment.
  func isReplaced(_ property: Declaration, in family: Family, notByNew type: String? = nil) -> Bool {
    guard let name = property.name else { return false }
    let isAssigned = uses.changes(of: name).assigned.concerning(family.lineage).contains { use in
      guard let assignment = Assignment(target: use.expression), assignment.isPlain,
        !isNew(assignment, type)
      else { return false }
      return family.refers(use, to: property) != false && !isSetUp(use, of: property)
    }
    if isAssigned { return true }
    let accesses = uses.accesses(to: name)
    return accesses.isProjected
      || accesses.uses.concerning(family.lineage).contains {
        $0.role == .keyPath && family.refers($0, to: property) == true
      }
  }

  private func isNew(_ assignment: Assignment, _ type: String?) -> Bool {
    guard let type, let value = assignment.value else { return false }
    return index.isNewOrNothing(value, of: type)
  }

  /// Whether a change of a variable belongs to the setup of its object or the app.
  private func isSetUp(_ use: Use, of variable: Declaration) -> Bool {
    let isOwn = !variable.isStatic && index.isSetByItsCreation(use, of: index.type(of: variable.id))
    return isOwn || launch.contains(use.node, orMaking: nil)
  }
}
