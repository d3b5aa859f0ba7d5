import ProjectIndex
package import SwiftCST

extension SwiftUIModel {
  /// Whether code belongs to a function, property or type that only previews and tests use.
  package func isOnlyForPreviews(_ code: Node) -> Bool {
    if index.enclosingTypes(of: code).contains(where: isOnlyForPreviews) { return true }
    guard let member = index.enclosingDeclaration(of: code),
      member.kind == .function || member.kind == .variable, !isBuilderOfType(member)
    else { return false }
    return areInPreviews(index.references(to: member.id).all.filter { !member.node.contains($0.node) })
  }

  /// Whether only previews and tests use a type.
  private func isOnlyForPreviews(_ type: TypeID) -> Bool {
    guard index.access(of: index[type].primary) < .public else { return false }
    let own = (index[type].declarations + index[type].extensions).map { index[$0].node }
    return areInPreviews(
      index.references(to: type).all.filter { use in !own.contains { $0.contains(use.node) } })
  }

  private func areInPreviews(_ uses: [Use]) -> Bool {
    !uses.isEmpty && uses.allSatisfy { !isLookedAt($0.node) }
  }

  private func isBuilderOfType(_ member: Declaration) -> Bool {
    index.type(of: member.id) != nil && isBuilderMember(member)
  }
}
