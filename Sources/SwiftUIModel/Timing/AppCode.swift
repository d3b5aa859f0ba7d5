import ProjectIndex
import SwiftCST

extension SwiftUIModel {
  /// Whether code may run in the app itself: it isn't in a test or a preview, nor in a type or member that only
  /// these use. Beyond ``isLookedAt(_:)``, it may have any name, and be in `#if DEBUG`.
  func isOfApp(_ node: Node) -> Bool {
    var visited: [DeclarationID: Bool] = [:]
    return isOfApp(node, &visited)
  }

  private func isOfApp(_ node: Node, _ visited: inout [DeclarationID: Bool]) -> Bool {
    if isLookedAt(node) { return true }
    guard let file = index.file(of: node), !isTest(file), !index.isInPreview(node), !isInMacro(node) else {
      return false
    }
    for around in [node] + node.ancestors {
      guard ProjectIndex.mayDeclare(around.kind), let id = index.declarationID(at: around) else { continue }
      if let type = index.declaredType(id), kind(of: type) == .preview { return false }
      if isOnlyUsedByPreviews(index[id], &visited) { return false }
    }
    return true
  }

  private func isInMacro(_ node: Node) -> Bool {
    node.ancestors.contains {
      [.macroExpansionExpr, .macroExpansionDecl, .attribute].contains($0.kind)
    }
  }

  /// Whether a type, function or property is used, but only by previews and tests.
  private func isOnlyUsedByPreviews(
    _ declaration: Declaration, _ visited: inout [DeclarationID: Bool]
  ) -> Bool {
    guard !declaration.traits.contains(.local), index.access(of: declaration.id) < .public else {
      return false
    }
    if let known = visited[declaration.id] { return known }
    visited[declaration.id] = true
    let type = index.declaredType(declaration.id)
    let own =
      type.map { (index[$0].declarations + index[$0].extensions).map { index[$0].node } } ?? [
        declaration.node
      ]
    // Members of any other type may have the name of a member: `request.body` in a test.
    let uses = type.map { index.references(to: $0).all } ?? index.references(to: declaration.id).certain
    let others = uses.filter { use in use.role != .declaration && !own.contains { $0.contains(use.node) } }
    let isOnly = !others.isEmpty && !others.contains { isOfApp($0.node, &visited) }
    visited[declaration.id] = isOnly
    return isOnly
  }
}
