package import ProjectIndex
import SwiftCST

extension SwiftUIModel {
  /// Whether the compiler synthesizes `==` and `hash(into:)` for a struct or enum of the project: it is
  /// `Hashable`, or an enum without payloads, and declares neither.
  package func hasSynthesizedHashing(_ type: TypeID) -> Bool {
    let info = index[type]
    guard info.kind == .struct || info.kind == .enum, !info.isSplit else { return false }
    guard ["hash", "hashValue"].allSatisfy({ index.members(named: $0, of: type).isEmpty }),
      !([type] + index.supertypes(of: type)).contains(where: declaresEquality)
    else { return false }
    let members = index.members(of: type)
    if index.foreignSupertypes(of: type).contains("Hashable") { return true }
    return info.kind == .enum && !members.contains { $0.kind == .enumCase && !$0.parameters.isEmpty }
  }

  /// Whether values of a type differ wherever a part of them does: the compiler synthesizes `==` and
  /// `hash(into:)` for the type and for all types of the project that its values hold, and the others are
  /// standard values.
  package func hasSynthesizedHashingThroughout(_ type: TypeID) -> Bool {
    var seen: Set<TypeID> = []
    var open = [type]
    while let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      guard hasSynthesizedHashing(next) else { return false }
      for part in storedTypes(of: next) {
        guard isKnownEquatable(part) else { return false }
        if let own = part.known { open.append(own) }
      }
    }
    return true
  }

  /// The types that the stored properties and payloads of a type are written with, or have by their initial
  /// values.
  private func storedTypes(of type: TypeID) -> [TypeResolution] {
    index.members(of: type).flatMap { member -> [TypeResolution] in
      switch member.kind {
      case .enumCase: return member.parameters.compactMap(\.type).flatMap(namedTypes)
      case .variable where member.isStored && !member.isStatic:
        return member.typeAnnotation.map(namedTypes)
          ?? [index.typeOfVariable(member.id).resolution ?? .unknown]
      default: return []
      }
    }
  }

  /// What the names in a written type mean, those of standard collections left out.
  private func namedTypes(_ type: Node) -> [TypeResolution] {
    guard type.subtree.allSatisfy({ $0.kind != .functionType && $0.kind != .someOrAnyType }) else {
      return [.unknown]
    }
    return type.subtree.filter { $0.kind == .identifierType || $0.kind == .memberType }
      .map(index.resolve)
      .filter { !["Array", "Set", "Dictionary", "Optional"].map(TypeResolution.foreign).contains($0) }
  }

  /// Whether the project declares `==` in a type or its extensions.
  package func declaresEquality(_ type: TypeID) -> Bool {
    (index[type].declarations + index[type].extensions).contains { id in
      index[id].memberBlock?.members?.children.contains { item in
        FunctionDeclSyntax(MemberBlockItemSyntax(item)?.decl)?.name?.text == "=="
      } ?? false
    }
  }
}
