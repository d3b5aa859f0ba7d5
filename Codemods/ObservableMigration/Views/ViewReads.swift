import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// The locations where views read members of the objects of a family.
struct ViewReads: Sendable {
  let family: Family

  /// The types that observe such an object.
  private let observers: Set<TypeID>

  private let wrappers: WrapperUses

  private var index: ProjectIndex { family.index }

  /// - Parameter wrappers: Which types of the project observe which objects.
  init(of family: Family, observers: Set<TypeID>, _ wrappers: WrapperUses) {
    self.family = family
    self.observers = observers
    self.wrappers = wrappers
  }

  /// The locations in the bodies of views that may name the member, and may have been refreshed by its
  /// object.
  func possible(of member: Declaration) -> [MemberUses.ViewRead] {
    family.uses.viewReads(member.name ?? "", of: family.all).filter(isRefreshed)
  }

  /// The first location in the body of a view, or of one of some views, that reads a member.
  func first(
    of member: Declaration, where isMeant: (TypeID) -> Bool = { _ in true }
  ) -> MemberUses.ViewRead? {
    family.uses.viewReads(member.name ?? "", of: family.all).first {
      isRefreshed($0) && family.refers($0.use, to: member) != false && isMeant($0.view)
    }
  }

  /// Whether a location in a view reads an object of the family that may have refreshed the view:
  /// `Store.shared` refreshes only what observes it.
  private func isRefreshed(_ read: MemberUses.ViewRead) -> Bool {
    guard family.includes(read.type) == true, !index.isInAction(read.use.node) else { return false }
    guard case .member(let object?) = read.use.role, let owner = MemberAccessExprSyntax(object)?.base,
      case .metatype = index.typeOfExpression(owner)
    else { return true }
    return observers.contains(read.view)
  }

  /// The computed properties and functions of the family whose value depends on a member.
  func dependents(of member: Declaration) -> [Declaration] {
    var found: [DeclarationID] = []
    var open = [member]
    var known: Set<DeclarationID> = [member.id]
    while let next = open.popLast() {
      for use in family.ownUses(of: next) {
        guard Assignment(target: use.expression) == nil,
          let reader = index.enclosingDeclaration(of: use.node), reader.computesValue,
          family.declares(reader.id), known.insert(reader.id).inserted
        else { continue }
        found.append(reader.id)
        open.append(reader)
      }
    }
    return found.sorted(on: \.order).map { index[$0] }
  }

  /// Whether a view contains an object of a type outside the family in a SwiftUI wrapper.
  func observes(_ view: TypeID, _ type: TypeID?) -> Bool {
    type.map { isOtherObservableObject($0) && wrappers.isHeld($0, in: view, index) } ?? false
  }

  /// Whether a project type outside the family is an `ObservableObject`.
  func isOtherObservableObject(_ type: TypeID) -> Bool {
    !family.contains(type) && index.foreignSupertypes(of: type).contains("ObservableObject")
  }
}
