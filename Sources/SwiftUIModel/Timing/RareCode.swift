package import ProjectIndex
package import SwiftCST

extension SwiftUIModel {
  /// Whether code only runs on Intel processors, by `#if arch(x86_64)` or the name of the member.
  package func isForIntel(_ node: Node) -> Bool {
    if let member = index.enclosingDeclaration(of: node)?.name, member.hasSuffix("Intel") { return true }
    return node.ancestors.contains { around in
      guard let clause = IfConfigClauseSyntax(around) else { return false }
      return ["arch(x86_64)", "arch(i386)"].contains(clause.condition?.text ?? "")
    }
  }

  /// Whether a view is for those who develop the app, judging by its name: `DebugView`, `MigrationTestView`.
  package func isForDevelopers(_ view: TypeID) -> Bool {
    let name = index[view].name
    return name.contains("Debug") || ["TestView", "TestScreen", "TestsView"].contains(where: name.hasSuffix)
  }
}
