package import ProjectIndex
import SwiftCST

extension SwiftUIModel {
  /// Whether SwiftUI evaluates a type by a member, or the member builds a part of what the type displays:
  /// `body` and `makeBody`, a member with an external result builder, and a computed property or function of
  /// a view, modifier, style … (or of an extension of `View`) whose declared result is `some View`. A member
  /// with the type of a view as its result, such as `Image?` or `AnyView`, is one if another one names it.
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

  /// The members among some that the code of another one names.
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

  /// Whether a member is a builder member, judging by its own declaration.
  private func isRoot(_ member: Declaration) -> Bool {
    guard mayMakeViews(member) else { return false }
    if let name = member.name, SwiftUIProtocols.evaluatedMembers.contains(name), !member.isStatic {
      return true
    }
    if case .builder = index.builder(of: member.id) { return true }
    guard !member.isStatic, let result = member.resultType, isViewType(result) else { return false }
    return index.type(of: member.id) == nil || TypeShape(result).core.kind == .someOrAnyType
  }

  /// Whether a member is a builder member if another one names it.
  private func isPartMaker(_ member: Declaration) -> Bool {
    mayMakeViews(member) && !member.isStatic && member.resultType.map(isViewType) == true
  }

  /// Whether a computed property or function belongs to a type that SwiftUI evaluates or, through an
  /// extension of `View`, to any view.
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
