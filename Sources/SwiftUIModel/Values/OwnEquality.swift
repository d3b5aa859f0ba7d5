package import ProjectIndex
import SwiftCST

extension SwiftUIModel {
  /// Whether the compiler synthesizes `==` and `hash(into:)` for a struct or enum of the project: it is
  /// `Hashable`, or an enum without payloads, and declares neither.
  package func hasSynthesizedHashing(_ type: TypeID) -> Bool {
    let info = index[type]
    guard info.kind == .struct || info.kind == .enum, !info.isSplit else { return false }
    let members = index.members(of: type)
    guard !members.contains(where: { $0.name == "hash" || $0.name == "hashValue" }), !declaresEquality(type)
    else {
      return false
    }
    if index.foreignSupertypes(of: type).contains("Hashable") { return true }
    return info.kind == .enum && !members.contains { $0.kind == .enumCase && !$0.parameters.isEmpty }
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
