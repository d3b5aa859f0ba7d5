import ProjectIndex
package import SwiftCST

extension SwiftUIModel {
  /// Whether code belongs to a function or property that only previews and tests use.
  package func isOnlyForPreviews(_ code: Node) -> Bool {
    guard let member = index.enclosingDeclaration(of: code), let name = member.name,
      member.kind == .function || member.kind == .variable, !isBuilderOfType(member)
    else { return false }
    let uses = index.uses(of: name).filter { use in
      switch use.role {
      case .reference, .member: !member.node.contains(use.node)
      default: false
      }
    }
    return !uses.isEmpty && !uses.contains { isLookedAt($0.node) }
  }

  private func isBuilderOfType(_ member: Declaration) -> Bool {
    index.type(of: member.id) != nil && isBuilderMember(member)
  }
}
