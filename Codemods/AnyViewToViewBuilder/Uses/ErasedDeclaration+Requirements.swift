import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

// What a protocol may require of the declaration.
extension ErasedDeclaration {
  var requirementObstacle: Obstacle? {
    if index.isRequirement(declaration.id) { return requirementItself }
    if let found = requirement {
      guard let fixedBy = found.fixedBy else { return protocolObstacle(named: found.name) }
      return Obstacle(
        AnyViewRules.requirement,
        "protocol requirement/witness: \(fixedBy) determines the type of '\(found.name)'")
    }
    guard let type = index.type(of: declaration.id) else { return nil }
    if let obstacle = associatedObstacle(in: type) { return obstacle }
    guard index.access(of: declaration.id) > .fileprivate else { return nil }
    if index.hasUndecidedInheritance(type) {
      return Obstacle(
        AnyViewRules.requirement,
        "'\(index[type].name)' inherits from an unknown type, which may require '\(name)' as AnyView"
      )
    }
    guard let foreign = unknownProtocol(of: type) else { return nil }
    return Obstacle(
      AnyViewRules.requirement,
      "'\(foreign)' is declared outside the project and may require '\(name)' as AnyView")
  }

  /// What fixes the associated type of a SwiftUI protocol that the declaration determines.
  private func associatedObstacle(in type: TypeID) -> Obstacle? {
    // Other code reads a key's value with its declared type: `self[Key.self]`, `reduce(value:nextValue:)`.
    if name == "defaultValue", index.foreignSupertypes(of: type).contains(where: KnownProtocols.isKey) {
      return Obstacle(
        AnyViewRules.requirement,
        "protocol requirement/witness: what reads the key '\(index[type].name)' needs its AnyView")
    }
    guard let associated = KnownProtocols.associatedType(of: name) else { return nil }
    if index.members(named: associated, of: type).contains(where: { $0.kind == .typealias }) {
      return Obstacle(
        AnyViewRules.requirement,
        "protocol requirement/witness: the alias '\(associated)' names the type of '\(name)'")
    }
    guard let place = placeThatFixes(associated, of: nil) ?? mention(of: associated, of: type) else {
      return nil
    }
    return Obstacle(
      AnyViewRules.requirement, "protocol requirement/witness: \(place) determines the type of '\(name)'")
  }

  private var parentName: String {
    declaration.parent.flatMap { index[$0].name } ?? ""
  }

  /// The report for a requirement, once for all conforming types.
  private var requirementItself: Obstacle {
    let below = index.type(of: declaration.id).map(index.subtypes) ?? []
    let count = below.count { index[$0].kind != .protocol }
    let types = count == 1 ? "1 type conforms" : "\(count) types conform"
    return Obstacle(
      AnyViewRules.requirement,
      "protocol '\(parentName)' requires AnyView (a requirement can't have the type 'some View'), and "
        + "\(types); give it an associated type: 'associatedtype Content: View'")
  }

  /// The report for a member whose type a requirement of the project fixes.
  private func protocolObstacle(named name: String) -> Obstacle {
    Obstacle(
      AnyViewRules.follows,
      "protocol requirement/witness: the protocol '\(name)' requires AnyView (a requirement can't have the "
        + "type 'some View')")
  }

  /// The protocol of the project that requires the declaration to have the type AnyView, and what fixes that
  /// type if the protocol itself does not.
  private var requirement: (name: String, fixedBy: String?)? {
    let labels = declaration.parameters.map(\.label)
    for candidate in candidates {
      guard candidate.kind == declaration.kind, candidate.parameters.map(\.label) == labels,
        let type = candidate.resultType, let owner = index.type(of: candidate.id)
      else { continue }
      // A requirement of an associated type accepts any type, unless an alias fixes it.
      if case .parameter(let associated) = index.resolve(type) {
        let alias = AssociatedTypeDeclSyntax(associated)?.name?.name
        guard let alias else { return (index[owner].name, nil) }
        if index.declarations(named: alias).contains(where: { $0.kind == .typealias }) {
          return (index[owner].name, "an alias '\(alias)'")
        }
        if let place = placeThatFixes(alias, of: index[owner].name) { return (index[owner].name, place) }
      } else {
        let erasures = ErasureReader(index: index)
        if erasures.isAnyViewType(type) || erasures.mentionsAnyView(type) { return (index[owner].name, nil) }
      }
    }
    return nil
  }

  /// The possible requirements for the declaration, in protocols to which its type may conform; subscripts
  /// have no names.
  private var candidates: [Declaration] {
    let owners = possibleProtocols
    guard declaration.kind == .subscript else {
      return (alike?.requirements ?? []).filter { id in
        id != declaration.id && index.type(of: id).map { owners?.contains($0) ?? true } == true
      }.map { index[$0] }
    }
    let protocols = index.types.filter { $0.kind == .protocol && owners?.contains($0.id) ?? true }
    return protocols.flatMap { subscripts(of: $0.id) }.filter {
      $0.id != declaration.id && index.isRequirement($0.id)
    }
  }

  /// The types of the project that the type of the declaration, or one below it, conforms to; nil where it
  /// may be any.
  private var possibleProtocols: Set<TypeID>? {
    guard let type = index.type(of: declaration.id), index[type].kind != .protocol else { return nil }
    let below = [type] + index.subtypes(of: type)
    guard !below.contains(where: index.hasUndecidedInheritance) else { return nil }
    return Set(below + below.flatMap(index.supertypes))
  }

  func subscripts(of type: TypeID) -> [Declaration] {
    index.members(of: type).filter { $0.kind == .subscript }
  }

  /// What requires the associated type of a protocol to be AnyView: `where P.Content == AnyView`,
  /// `any P<AnyView>`, and possibly `extension AnyView: Q`.
  private func placeThatFixes(_ associated: String, of owner: String?) -> String? {
    let erasures = ErasureReader(index: index)
    let equal = index.uses(of: associated).compactMap { use in
      use.node.ancestors.first { $0.kind == .sameTypeRequirement }
    }
    let spelled = owner.map { index.uses(of: $0) { $0.next?.kind == .leftAngle } } ?? []
    if let place = (equal + spelled.map(\.node)).first(where: erasures.mentionsAnyView)
      ?? equal.first(where: { Self.compares(associated, in: $0) })
    {
      return "'\(place.shortText)'"
    }
    guard owner != nil else { return nil }
    // A type spelled `P.Content`, or `Content` in an extension of the protocol, may be passed on to code that
    // needs an AnyView.
    let member = index.uses(of: associated).first { use in
      switch use.role {
      case .typeMember: break
      case .type:
        guard case .parameter(let found) = index.resolve(use.node), found.kind == .associatedTypeDecl else {
          return false
        }
      default: return false
      }
      return !use.node.ancestors.contains { $0.kind == .genericWhereClause || $0.kind == .protocolDecl }
    }
    if let member { return "perhaps what becomes of '\(member.node.shortText)'" }
    return erasures.ownConformance.map { "perhaps '\($0)' of AnyView" }
  }

  /// Where an associated type, such as that of `body`, is named: `V.Body` anywhere, `Body` inside the type.
  private func mention(of associated: String, of type: TypeID) -> String? {
    let mention = index.uses(of: associated).first { use in
      switch use.role {
      case .typeMember(let base): index.resolve(base).known == type
      case .member(let base?): index.typeOfExpression(base) == .metatype(.known(type))
      case .type: index.enclosingType(of: use.node) == type
      default: false
      }
    }
    return mention.map { "'\($0.expression.text)'" }
  }

  /// Whether a requirement has the form `A.Content == B.Content`.
  private static func compares(_ associated: String, in requirement: Node) -> Bool {
    requirement.subtree.count { MemberTypeSyntax($0)?.name?.name == associated } > 1
  }

  /// An external protocol that is not known to be without such requirements.
  private func unknownProtocol(of type: TypeID) -> String? {
    let below = index.subtypes(of: type)
    for subtype in [type] + below + ([type] + below).flatMap(index.supertypes) {
      for inheritance in index[subtype].inheritances {
        guard case .foreign(let name) = inheritance.resolution, !KnownProtocols.contains(name) else {
          continue
        }
        // The first type in the inheritance clause of a class is its superclass.
        if index[subtype].kind == .class, case .foreign(name) = index.superclass(of: subtype) { continue }
        if index[subtype].kind == .enum, ["Int", "String", "Double", "Float", "Character"].contains(name) {
          continue
        }
        return name
      }
    }
    return nil
  }
}
