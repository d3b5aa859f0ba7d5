import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// The uses of a name, by the types that have a member with that name.
///
/// The classes of a project share names (`title`, `items`, `isLoading`); the uses of each are analyzed once.
final class MemberUses: Sendable {
  /// A location in a view where a member of a value of known type is read.
  struct ViewRead: Sendable {
    let use: Use
    let view: TypeID
    /// The type of the base before the period.
    let type: ExpressionType
  }

  let index: ProjectIndex
  /// What code calls while a value is changed in place.
  let calledCode: CalledCode
  private let views: Set<TypeID>
  /// The files in which a view is declared or extended.
  private let viewFiles: Set<FileID>
  private let knownUses = Memory<String, ByType<Use>>()
  private let knownBoundObjects = Memory<String, [Node]>()
  private let knownBindings = Memory<String, Bool>()
  private let knownAccesses = Memory<String, Accesses>()
  private let knownPaths = Memory<String, Node?>()
  private let knownChanges = Memory<String, Changes>()
  private let knownReads = Memory<String, ByType<ViewRead>>()
  private let knownAskers = Memory<String, Set<TypeID>>()
  private let knownConstraints = Memory<Node, [TypeResolution]>()
  private let knownMembers = Memory<Int, [String]>()

  init(_ index: ProjectIndex) {
    self.index = index
    calledCode = CalledCode(index)
    views = index.evaluatedTypes
    viewFiles = Set(views.flatMap(index.files(of:)))
  }

  /// All uses of a name.
  func named(_ name: String) -> ByType<Use> {
    knownUses.answer(name) { ByType(index.uses(of: name), index) }
  }

  /// The uses of a property's name, or of the name of its projected value, that refer, or may refer, to the
  /// property.
  ///
  /// - Parameter isMeant: Which uses are analyzed.
  func named(
    _ name: String, as property: Declaration, where isMeant: (Use) -> Bool = { _ in true }
  ) -> [Use] {
    guard let owner = index.type(of: property.id) else { return [] }
    // Only in them can the unqualified name refer to a member of the type.
    let types = [owner] + index.subtypes(of: owner)
    return named(name).concerning(Set(types), orOthers: true).filter { use in
      guard isMeant(use) else { return false }
      switch use.role {
      case .reference:
        return index.lookUp(use.token.name, at: use.node).declarations.contains(property.id)
      case .member(let base?):
        switch index.typeOfExpression(base) {
        case .instance(.known(let type), _): return type == owner
        case .instance, .metatype: return false
        case .unknown: return true
        }
      case .keyPath: return index.enclosingType(of: use.node) == owner
      default: return false
      }
    }
  }

  /// The uses of a name after a period.
  struct Accesses: Sendable {
    let uses: ByType<Use>
    /// Whether one is after the projected value of a wrapper, as in `$model.name`.
    let isProjected: Bool
  }

  /// The uses of a name after a period.
  func accesses(to name: String) -> Accesses {
    knownAccesses.answer(name) {
      let uses = index.uses(of: name) { $0.previous?.kind == .period }
      return Accesses(
        uses: ByType(uses, index),
        isProjected: uses.contains { $0.token.previous?.previous?.isProjection == true })
    }
  }

  /// The bases of a name that contain a projected value: `$model.settings` of `$model.settings.name`.
  func boundObjects(of name: String) -> [Node] {
    knownBoundObjects.answer(name) {
      index.uses(of: name) { $0.previous?.kind == .period }.compactMap { use in
        guard case .member(let base?) = use.role else { return nil }
        return base.subtree.contains(where: \.isProjection) ? base : nil
      }
    }
  }

  /// The first key path that contains a name: few names have one, and for most the types before the period
  /// don't matter then.
  func keyPath(through name: String) -> Node? {
    knownPaths.answer(name) {
      let uses = index.uses(of: name) { $0.previous?.kind == .period }
      guard let use = uses.first(where: { $0.role == .keyPath }) else { return nil }
      return use.node.ancestors.first { $0.kind == .keyPathExpr } ?? use.node
    }
  }

  /// Whether `$model.name` occurs anywhere and isn't written to.
  func isBound(_ name: String) -> Bool {
    knownBindings.answer(name) {
      index.uses(of: name).contains { use in
        guard case .member(let base?) = use.role else { return false }
        return base.isProjection && !use.expression.isWritten
      }
    }
  }

  /// The uses of a name that change its value.
  struct Changes: Sendable {
    /// The targets of an assignment, including the parts of a tuple.
    let assigned: ByType<Use>
    /// The uses whose value is changed in place, by a method, through `inout`, or in a part of it.
    let inPlace: ByType<Use>
    /// Whether one is assigned when its object may already exist.
    let isAssignedLater: Bool

    /// The uses that may change a member of some types.
    func concerning(_ types: Set<TypeID>) -> [Use] { assigned.concerning(types) + inPlace.concerning(types) }
  }

  /// The uses of a name that change its value.
  func changes(of name: String) -> Changes {
    knownChanges.answer(name) {
      var (assigned, inPlace): ([Use], [Use]) = ([], [])
      let uses = index.uses(of: name) {
        Assignment.mayFollow($0) || InPlaceChange.mayFollow($0, index) || Assignment.mayEndTuple(with: $0)
      }
      for use in uses {
        if Assignment(target: use.expression) != nil || use.expression.isAssignedInTuple {
          assigned.append(use)
        } else if use.expression.isChangedInPlace(index) {
          inPlace.append(use)
        }
      }
      return Changes(
        assigned: ByType(assigned, index), inPlace: ByType(inPlace, index),
        isAssignedLater: assigned.contains { use in
          !index.isSetByItsCreation(use, of: index.enclosingType(of: use.node))
        })
    }
  }

  /// The locations in views where a member with a name is read that some types may have, in the order of
  /// files and lines.
  func viewReads(_ name: String, of types: Set<TypeID>) -> [ViewRead] {
    let reads = knownReads.answer(name) {
      let uses = index.uses(of: name, in: viewFiles.contains) { $0.previous?.kind == .period }
      return ByType(uses.compactMap(viewRead)) { read in
        guard case .instance(let type, _) = read.type else { return Concern() }
        switch type {
        case .known(let type): return Concern(types: [type])
        case .foreign: return Concern()
        default: return Concern(isOpen: true)
        }
      }
    }
    return reads.concerning(types)
  }

  /// The views that read a member with this name of any value.
  func viewsAsking(for name: String) -> Set<TypeID> {
    knownAskers.answer(name) {
      let uses = index.uses(of: name, in: viewFiles.contains) { $0.previous?.kind == .period }
      return Set(uses.compactMap { index.enclosingType(of: $0.node) }).intersection(views)
    }
  }

  private func viewRead(_ use: Use) -> ViewRead? {
    guard case .member(let base?) = use.role, Assignment(target: use.expression) == nil,
      let view = index.enclosingType(of: use.node), views.contains(view)
    else { return nil }
    let type = index.typeOfExpression(base)
    return type == .unknown ? nil : ViewRead(use: use, view: view, type: type)
  }

  /// The members that code reads from the value of a property.
  func membersAsked(of property: Declaration) -> [String] {
    knownMembers.answer(property.id.order) {
      index.references(to: property.id).certain.compactMap { use in
        guard use.token.name == property.name,
          let access = MemberAccessExprSyntax(use.expression.parent), access.base == use.expression
        else { return nil }
        return access.declName?.baseName?.name
      }
    }
  }

  /// The constraints of a generic parameter.
  func constraints(on parameter: Node) -> [TypeResolution] {
    knownConstraints.answer(parameter) { GenericConstraints(on: parameter, index).types }
  }
}
