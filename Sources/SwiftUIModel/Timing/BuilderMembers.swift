package import ProjectIndex
import SwiftCST

extension SwiftUIModel {
  /// Whether a member is one by which SwiftUI evaluates a type, or makes a part of what that shows: `body`
  /// and `makeBody`, a member with a result builder of others, and a computed property or function of a view,
  /// modifier, style … (or of an extension of `View`) whose written result is `some View`. One with the type of
  /// a view as its result, as `Image?` or `AnyView`, is one where another names it.
  package func isBuilderMember(_ member: Declaration) -> Bool {
    if isRoot(member) { return true }
    guard isPartMaker(member), let type = index.type(of: member.id) else { return false }
    return builderMembers(of: type).contains { $0.id == member.id }
  }

  /// The builder members that a type and its extensions declare; see ``isBuilderMember(_:)``.
  package func builderMembers(of type: TypeID) -> [Declaration] {
    memory.builderMembers.answer(Int(type.rawValue)) {
      let members = index.members(of: type)
      var found = members.filter(isRoot)
      var parts = members.filter(isPartMaker)
      var next = found
      while !next.isEmpty, !parts.isEmpty {
        let named = next.reduce(into: Set<DeclarationID>()) { $0.formUnion(self.parts(parts, namedBy: $1)) }
        next = parts.filter { named.contains($0.id) }
        parts.removeAll { named.contains($0.id) }
        found += next
      }
      let all = Set(found.map(\.id))
      return members.filter { all.contains($0.id) }
    }
  }

  /// Those of some members that the code of another one names.
  private func parts(_ parts: [Declaration], namedBy member: Declaration) -> Set<DeclarationID> {
    let names = Set(parts.compactMap(\.name))
    var found: Set<DeclarationID> = []
    for code in BodyReach.code(of: member) {
      forEachBodyCode(in: code) { node in
        guard let name = DeclReferenceExprSyntax(node)?.baseName?.name, names.contains(name) else { return }
        found.formUnion(declarations(referencedBy: node))
      }
    }
    return found
  }

  /// Whether a member is a builder member by what is written of it.
  private func isRoot(_ member: Declaration) -> Bool {
    guard mayMakeViews(member) else { return false }
    if let name = member.name, SwiftUIProtocols.evaluatedMembers.contains(name), !member.isStatic {
      return true
    }
    if case .builder = index.builder(of: member.id) { return true }
    guard !member.isStatic, let result = member.resultType, isViewType(result) else { return false }
    return index.type(of: member.id) == nil || TypeShape(result).core.kind == .someOrAnyType
  }

  /// Whether a member is a builder member where another one names it.
  private func isPartMaker(_ member: Declaration) -> Bool {
    mayMakeViews(member) && !member.isStatic && member.resultType.map(isViewType) == true
  }

  /// Whether a computed property or function is one of a type that SwiftUI evaluates, or of any view by an
  /// extension of `View`.
  private func mayMakeViews(_ member: Declaration) -> Bool {
    guard member.kind == .variable && !member.isStored || member.kind == .function,
      !member.traits.contains(.local)
    else { return false }
    if let type = index.type(of: member.id) {
      return kind(of: type) != .none && (kind(of: type) != .shape || member.name == "body")
    }
    guard let holder = member.parent.map({ index[$0] }), holder.kind == .extension else { return false }
    return holder.name.flatMap(SwiftUIProtocols.kind) != nil
  }
}
