package import ProjectIndex
package import SwiftCST

/// Finds the members of the project that create a view.
package struct ViewMembers {
  private let index: ProjectIndex

  /// Creates a finder for members of a project.
  package init(index: ProjectIndex) { self.index = index }

  /// The computed property, or the function without overloads, from which an expression gets a view: `rows`,
  /// `self.rows`, `row(for: item)`.
  package func member(madeBy root: Node) -> Declaration? {
    let callee = FunctionCallExprSyntax(root)?.calledExpression ?? root
    let found = declarations(callee).filter { $0.kind == .variable || $0.kind == .function }
    guard found.count == 1, (found[0].kind == .function) == (callee != root) else { return nil }
    let statements = found[0].getterStatements ?? found[0].body?.statements
    return statements != nil && index.isPresent([found[0].id], wherever: root) ? found[0] : nil
  }

  private func declarations(_ callee: Node) -> [Declaration] {
    if callee.kind == .declReferenceExpr { return index.lookUp(callee).declarations.map { index[$0] } }
    guard let access = MemberAccessExprSyntax(callee), let base = access.base,
      let name = access.declName?.baseName?.name
    else { return [] }
    switch index.typeOfExpression(base) {
    case .instance(.known(let type), optionalDepth: 0), .metatype(.known(let type)):
      return index.members(named: name, of: type)
    default: return []
    }
  }

  /// The members that create the view of a type, of a modifier or of a style: its own `body` or `makeBody`,
  /// or one from a protocol of the project.
  package func bodies(of type: TypeID) -> [Declaration] {
    ["body", "makeBody", "_body"].flatMap { index.members(named: $0, of: type) }.filter { member in
      member.getterStatements != nil || member.body != nil
    }
  }
}
