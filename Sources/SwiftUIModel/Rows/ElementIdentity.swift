package import ProjectIndex
package import SwiftCST

/// By what SwiftUI tells the elements of a type apart, where rows are made of them without `id:`.
package enum ElementIdentity: Sendable {
  /// By a member `id` that is stored, or computed of stored members alone, and stays what it is.
  case own(DeclarationID)

  /// By an `id` that is the value itself: `var id: Self { self }`. Of an enum that is as good as its own.
  case itself(DeclarationID)

  /// By an `id` that is another one each time it is read (a computed one), or each time an element is made
  /// (the default of a stored one); and what makes it so.
  case fresh(DeclarationID, source: Node)

  /// The type isn't `Identifiable`, as far as the project shows.
  case none

  /// The type isn't the project's, is declared more than once, or its `id` can't be looked into.
  case unknown

  /// Whether elements keep their identity as long as they are kept, whatever else changes in them.
  package var isOwn: Bool {
    switch self {
    case .own, .fresh: true
    case .itself, .none, .unknown: false
    }
  }
}

extension SwiftUIModel {
  /// By what elements of a type are told apart.
  ///
  /// - ``ElementIdentity/fresh(_:source:)`` is also the answer for `let id = UUID()`, which is right as long
  ///   as the
  ///   elements are kept and wrong where they are made in body code: see whether the member is stored.
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

  /// What makes the default of a stored `id` another value each time: its own, or that of the parameter which
  /// an initialiser takes it from.
  private func freshDefault(of member: Declaration, in type: TypeID) -> Node? {
    if let value = member.initialValue { return freshPart(of: value) }
    return index.ownMembers(named: "init", of: type).firstNonNil { initializer in
      initializer.parameters.first { $0.name?.name == "id" }?.defaultValue.flatMap(freshPart)
    }
  }
}
