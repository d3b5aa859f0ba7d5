package import ProjectIndex
package import SwiftCST

extension ProjectIndex {
  /// The project's own styles for a member that the project adds: the type of `.card` in
  /// `.buttonStyle(.card)`. None if the expression names no such member.
  package func styles(namedBy expression: Node) -> [TypeID] {
    guard let name = MemberAccessExprSyntax(expression)?.declName?.baseName?.name else { return [] }
    return declarations(named: name).compactMap { member in
      guard member.isStatic, let parent = member.parent, self[parent].kind == .extension else { return nil }
      if let written = member.resultType, case .known(let type) = resolve(written) { return type }
      let requirements = self[parent].genericWhereClause?.requirements?.children ?? expression.children
      return requirements.lazy.compactMap { requirement -> TypeID? in
        guard let same = SameTypeRequirementSyntax(GenericRequirementSyntax(requirement)?.requirement),
          same.leftType?.text == "Self", let type = same.rightType
        else { return nil }
        return self.resolve(type).known
      }.first { _ in true }
    }
  }
}
