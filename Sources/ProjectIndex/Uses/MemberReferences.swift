import SwiftCST

extension ProjectIndex {
  /// The uses of a name, in a file or (if it is nil) anywhere, including all that may refer to a declaration.
  /// Many types may have a member with the same name: for a member, these are the uses that may be about its
  /// type.
  func uses(of name: String, in file: FileID?, mayMean declaration: Declaration) -> [Use] {
    let uses = { file.map { self.uses(of: name, in: $0) } ?? self.uses(of: name) }
    guard !declaration.kind.isType, let owner = type(of: declaration.id), self[owner].kind != .protocol,
      let symbol = symbol(name)
    else { return uses() }
    let question = (file.map { Int($0.rawValue) + 1 } ?? 0) << 32 | Int(symbol.rawValue)
    return memory.memberUses.answer(question) { ByType(uses(), concern: concern) }.concerning([owner])
  }

  /// The types of which a use may refer to a member that is not a type. Protocols are not included.
  func concern(of use: Use) -> Concern {
    switch use.role {
    case .reference:
      switch lookUp(use.token.name, at: use.node) {
      case .members(let found, _): concern(found)
      case .unknown: Concern(isOpen: true)
      case .local, .moduleLevel, .type: Concern()
      }
    case .member(let base):
      base.map { concern(ofMember: use.token.name, behind: $0) } ?? Concern(isOpen: true)
    case .keyPath: Concern(isOpen: true)
    case .attribute, .type, .typeMember, .macro, .declaration, .label, .other: Concern()
    }
  }

  private func concern(ofMember name: String, behind base: Node) -> Concern {
    switch typeBefore(period: base) {
    case .instance(.known(let owner), _), .metatype(.known(let owner)):
      let exact = members(named: name, of: owner)
      let found = exact.isEmpty ? members(named: name.droppingWrapperSign, of: owner) : exact
      guard found.isEmpty else { return concern(found.map(\.id)) }
      return Concern(isOpen: hasUnseenMembers(Int(owner.rawValue)) || mayInherit(owner) == nil)
    case .instance(.foreign, _), .metatype(.foreign): return Concern()
    default: return Concern(isOpen: true)
    }
  }

  /// The types of some members, with their supertypes and subtypes: a member may override another one or be
  /// overridden.
  private func concern(_ members: [DeclarationID]) -> Concern {
    Concern(
      types: Set(members.compactMap(type(of:))).flatMap { [$0] + supertypes(of: $0) + subtypes(of: $0) })
  }
}
