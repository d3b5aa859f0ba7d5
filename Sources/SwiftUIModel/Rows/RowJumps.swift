import ProjectIndex
package import SwiftCST

extension SwiftUIModel {
  /// Whether something may jump to a row of a container: a `scrollPosition` on it or around it, or a
  /// `ScrollViewReader` around it whose proxy calls `scrollTo` or is passed on. The views that contain its view
  /// count, too, except where they create it in a row: then the jumps are to that row.
  package func mayJump(into container: Node) -> Bool {
    guard ["scrollPosition", "scrollTo"].contains(where: { !index.uses(of: $0).isEmpty }) else {
      return false
    }
    var visited: Set<DeclarationID> = []
    var open = [container]
    while let node = open.popLast() {
      guard !isInRow(node) else { continue }
      if hasJump(around: node) { return true }
      guard let member = index.enclosingDeclaration(of: node), visited.insert(member.id).inserted,
        visited.count < Self.mostMembers
      else { continue }
      open += places(showing: member)
    }
    return false
  }

  private static var mostMembers: Int { 30 }

  private func hasJump(around node: Node) -> Bool {
    node.ancestors.prefix { index.declaration(at: $0) == nil }.contains { around in
      if let call = FunctionCallExprSyntax(around).flatMap({ MemberCall($0) }), call.base.contains(node) {
        return call.name == "scrollPosition"
      }
      guard let closure = ClosureExprSyntax(around),
        ClosureArgument(around)?.call.calledName == "ScrollViewReader"
      else { return false }
      let proxy = closure.parameterNames?.first?.name ?? "$0"
      return around.subtree.contains { name in
        DeclReferenceExprSyntax(name)?.baseName?.name == proxy
          && !jumps(from: name, toMarkBefore: node, in: around)
      }
    }
  }

  /// Whether a proxy is used to jump to a view before a container, by an identity that is a literal:
  /// `proxy.scrollTo("top")`.
  private func jumps(from proxy: Node, toMarkBefore container: Node, in reader: Node) -> Bool {
    let call = proxy.enclosing { $0 == .functionCallExpr }.flatMap { FunctionCallExprSyntax($0) }
    let marks = call?.argumentValues.filter { $0.kind == .stringLiteralExpr }.map(\.text) ?? []
    return reader.subtree.contains { node in
      guard node.id < container.id, let mark = FunctionCallExprSyntax(node).flatMap({ MemberCall($0) }),
        mark.name == "id", let identity = mark.call.argumentValues.only
      else { return false }
      return marks.contains(identity.text) && !mark.base.contains(container)
    }
  }

  /// The places that show what a builder makes: the names of the member, or the calls that create its view.
  private func places(showing member: Declaration) -> [Node] {
    guard let type = index.type(of: member.id), isView(type), member.name == "body" else {
      return index.references(to: member.id).certain.map(\.node)
    }
    return index.references(to: type).certain.filter { isLookedAt($0.node) }.compactMap { use in
      (use.expression.parent?.kind == .genericSpecializationExpr ? use.expression.parent : use.expression)?
        .callAsCallee?.node
    }
  }
}
