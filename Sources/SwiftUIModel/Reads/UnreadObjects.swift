package import ProjectIndex
import SwiftCST

extension SwiftUIModel {
  /// Whether a view observes a whole object of a class by a property and reads nothing of it, nor may show
  /// anything of it otherwise.
  package func isUnread(_ property: Declaration, of observed: TypeID, in view: TypeID) -> Bool {
    guard !mayUseMembersUnseen(view), !index[view].isSplit, let uses = ownUses(of: property), !uses.isEmpty,
      !isShownOtherwise(observed, beside: property, in: view)
    else { return false }
    return isUnread(uses)
  }

  /// Whether a view may show something of an object's class through another way.
  private func isShownOtherwise(_ observed: TypeID, beside property: Declaration, in view: TypeID) -> Bool {
    let isHeldTwice = index.members(of: view).contains { member in
      member.kind == .variable && member.isStored && member.id != property.id
        && index.typeOfVariable(member.id).resolution == .known(observed)
    }
    return isHeldTwice
      || index.uses(of: index[observed].name, inside: [view]).contains { use in
        use.role == .reference && timing(of: use.node).isBodyCode
      }
  }

  /// The `@EnvironmentObject` properties of a class by which views, rows of lazy containers not among them,
  /// observe an object and read nothing of it.
  package func unreadEnvironmentObjects(of observed: TypeID) -> [DeclarationID] {
    memory.unreadObjects.answer(Int(observed.rawValue)) {
      observers(ofExactly: observed).filter { observer in
        let property = observer.object.property
        return property.attribute("EnvironmentObject") != nil && !property.isConditionalMember
          && observedClass(of: property) == observed && isLookedAt(property.node)
          && !kind(of: observer.view).isHost
          && isUnread(property, of: observed, in: observer.view) && !isHandedOn(property)
          && !rowShowings(of: observer.view).contains { $0.isLazy && !$0.isConstant }
      }.map(\.object.property.id)
    }
  }

  /// Whether a view puts an object into the environment of others, which need the object itself.
  private func isHandedOn(_ property: Declaration) -> Bool {
    ownUses(of: property)?.contains { use in
      let call = ClosureArgument(ofValue: use.expression)?.call
      return ["environment", "environmentObject"].contains(call?.calledName ?? "")
    } ?? false
  }

  /// Whether objects of a class may announce a change: a property is published or has a wrapper that may do
  /// that, or the class or one that it inherits from does it by hand.
  package func mayAnnounceChanges(_ type: TypeID) -> Bool {
    if announcement(of: type) != nil { return true }
    if let superclass = index.foreignSuperclass(of: type), superclass != "NSObject" { return true }
    return ([type] + index.superclasses(of: type)).flatMap(index.members).contains { member in
      guard member.isStored, !member.isStatic else { return false }
      return isAnnounced(member)
        || member.attributes.contains { PropertyAttributes.traits(of: $0.name).isEmpty }
    }
  }
}
