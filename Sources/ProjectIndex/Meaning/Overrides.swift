import SwiftCST

extension ProjectIndex {
  /// The requirements of the project's protocols that a member may be the witness of: same name, kind and
  /// labels, in a protocol that its type conforms to anywhere.
  package func requirements(for id: DeclarationID) -> [DeclarationID] {
    let declaration = self[id]
    guard let type = type(of: id), let symbol = declaration.symbol else { return [] }
    // A default implementation in an extension of the protocol belongs to the protocol's own requirement.
    let protocols = ([type] + supertypes(of: type)).filter { self[$0].kind == .protocol }
    return protocols.flatMap { ownMembers(symbol, of: Int($0.rawValue)) }.filter { candidate in
      candidate != id && isRequirement(candidate) && hasSameSignature(self[candidate], declaration)
    }
  }

  /// Whether a declaration is a requirement: a member in the body of a protocol.
  package func isRequirement(_ id: DeclarationID) -> Bool {
    self[id].parent.map { self[$0].kind == .protocol } ?? false
  }

  /// The members of the project's subclasses that override, or may override, a member of a class.
  package func overrides(of id: DeclarationID) -> [DeclarationID] {
    guard let type = type(of: id), let symbol = self[id].symbol else { return [] }
    return subtypes(of: type).flatMap { ownMembers(symbol, of: Int($0.rawValue)) }.filter {
      self[$0].traits.contains(.override) && hasSameSignature(self[$0], self[id])
    }
  }

  /// The other declarations with the same name in the same scope: in the same type (including its extensions
  /// and supertypes), or at module level.
  package func overloads(of id: DeclarationID) -> [DeclarationID] {
    let declaration = self[id]
    guard let symbol = declaration.symbol else { return [] }
    guard let parent = declaration.parent else {
      return tables.declared[Int(symbol.rawValue)].filter { other in
        other != id && self[other].parent == nil && self[other].kind != .extension
          && !self[other].traits.contains(.local)
      }
    }
    let own = owner(parent)
    guard own >= 0 else { return [] }
    let type = own < types.count ? TypeID(rawValue: UInt32(own)) : nil
    let owners = [own] + (type.map { supertypes(of: $0).map { Int($0.rawValue) } } ?? [])
    return owners.flatMap { ownMembers(symbol, of: $0) }.filter { $0 != id }
  }

  private func hasSameSignature(_ left: Declaration, _ right: Declaration) -> Bool {
    left.kind == right.kind && left.parameters.map(\.label) == right.parameters.map(\.label)
  }
}
