package import ProjectIndex
package import SwiftCST

/// How SwiftUI identifies the elements of a type in rows without `id:`.
package enum ElementIdentity: Sendable {
  /// By a member `id` that is stored, or computed only from stored members, and stays the same.
  case own(DeclarationID)

  /// By an `id` that is the value itself: `var id: Self { self }`. For an enum, that is as good as its own.
  case itself(DeclarationID)

  /// By an `id` that differs at each read (a computed one), or for each created element (the default of a
  /// stored one); and the code that causes it.
  case fresh(DeclarationID, source: Node)

  /// The type isn't `Identifiable`, as far as the project shows.
  case none

  /// The type isn't in the project, has several declarations, or its `id` can't be analyzed.
  case unknown

  /// Whether elements keep their identity as long as they are stored, regardless of changes in them.
  package var isOwn: Bool {
    switch self {
    case .own, .fresh: true
    case .itself, .none, .unknown: false
    }
  }
}

extension SwiftUIModel {
  /// How elements of a type are identified.
  ///
  /// - ``ElementIdentity/fresh(_:source:)`` is also returned for `let id = UUID()`, which is right as long as
  ///   the elements are stored, but wrong if they are created in body code: check whether the member is
  ///   stored.
  package func identity(of elementType: TypeResolution) -> ElementIdentity {
    guard case .known(let type) = elementType, !index[type].isSplit else { return .unknown }
    guard index.foreignSupertypes(of: type).contains("Identifiable") else { return .none }
    let members = index.members(named: "id", of: type).filter { !$0.isStatic && $0.kind == .variable }
    guard let member = members.only else { return .unknown }
    if member.isStored {
      return freshDefault(of: member, in: type).map { .fresh(member.id, source: $0) } ?? .own(member.id)
    }
    guard let value = member.onlyValue else { return .unknown }
    if value.text == "self" { return .itself(member.id) }
    if let source = freshPart(of: value) { return .fresh(member.id, source: source) }
    guard let pure = purity(of: member.id).evidence else { return .unknown }
    let isOfSelf = pure.inputs.allSatisfy { index.type(of: $0) == type || index[$0].traits.contains(.let) }
    return isOfSelf ? .own(member.id) : .unknown
  }

  /// The code that makes the default of a stored `id` differ each time: its own initial value, or that of the
  /// parameter from which an initializer sets it.
  private func freshDefault(of member: Declaration, in type: TypeID) -> Node? {
    if let value = member.initialValue { return freshPart(of: value) }
    return index.ownMembers(named: "init", of: type).firstNonNil { initializer in
      initializer.parameters.first { $0.name?.name == "id" }?.defaultValue.flatMap(freshPart)
    }
  }
}
