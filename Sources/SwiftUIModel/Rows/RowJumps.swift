import ProjectIndex
package import SwiftCST

extension SwiftUIModel {
  /// Whether something may jump to a row in the scroll view around some rows: a `scrollPosition` on it or around
  /// it, or a `ScrollViewReader` around it whose proxy calls `scrollTo` or is passed on. The views that contain
  /// their view count, too, except where they create it in a row, since then the jumps are to that row, and where
  /// another scroll view or what is presented elsewhere is in between.
  package func mayJump(into rows: Node) -> Bool {
    guard ["scrollPosition", "scrollTo"].contains(where: { !index.uses(of: $0).isEmpty }) else {
      return false
    }
    var visited: Set<DeclarationID> = []
    var open = [(node: rows, scroll: nil as Node?)]
    while let (node, scroll) = open.popLast() {
      guard !isInRow(node) else { continue }
      var walk = JumpSearch(scroll: scroll, self)
      if walk.findsJump(around: node) { return true }
      guard !walk.hasLeft, let member = index.enclosingDeclaration(of: node),
        visited.insert(member.id).inserted, visited.count < Self.mostMembers
      else { continue }
      open += places(showing: member).map { ($0, walk.scroll) }
    }
    return false
  }

  private static var mostMembers: Int { 30 }

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

/// Looks for jumps in the code around a place, outwards.
private struct JumpSearch {
  /// The scroll view that contains the rows.
  var scroll: Node?
  /// Whether the place is in content that scrolls separately, or is shown elsewhere.
  private(set) var hasLeft = false
  private let model: SwiftUIModel

  init(scroll: Node?, _ model: SwiftUIModel) {
    self.scroll = scroll
    self.model = model
  }

  mutating func findsJump(around node: Node) -> Bool {
    for around in node.ancestors.prefix(while: { model.index.declaration(at: $0) == nil }) {
      if let call = FunctionCallExprSyntax(around).flatMap({ MemberCall($0) }), call.base.contains(node) {
        if call.name == "scrollPosition" { return true }
      }
      guard let closure = ClosureExprSyntax(around) else { continue }
      let call = ClosureArgument(around)?.call
      if call?.calledName == "ScrollViewReader" {
        if reads(closure, jumpingTo: node) { return true }
        continue
      }
      hasLeft = [.presented, .action, .task].contains(model.role(of: around)) || leaves(call)
      if hasLeft { return false }
    }
    return false
  }

  /// Whether a call makes a second scroll view around the rows.
  private mutating func leaves(_ call: FunctionCallExprSyntax?) -> Bool {
    guard let call, let callee = call.calledExpression, ["ScrollView", "List", "Form"].contains(callee.text),
      model.index.isForeign(callee)
    else { return false }
    if scroll != nil { return true }
    scroll = call.node
    return false
  }

  private func reads(_ closure: ClosureExprSyntax, jumpingTo rows: Node) -> Bool {
    let proxy = closure.parameterNames?.first?.name ?? "$0"
    return closure.node.subtree.contains { name in
      DeclReferenceExprSyntax(name)?.baseName?.name == proxy
        && !jumps(from: name, before: rows, in: closure.node)
    }
  }

  /// Whether a proxy is used to jump to a view before the rows, by an identity that is a literal, or to the first
  /// row: `proxy.scrollTo("top")`, `proxy.scrollTo(trails.first?.id)`.
  private func jumps(from proxy: Node, before rows: Node, in reader: Node) -> Bool {
    let call = proxy.enclosing { $0 == .functionCallExpr }.flatMap { FunctionCallExprSyntax($0) }
    // A function of the project may take the proxy and the identity.
    guard let target = call?.argumentValues.first(where: { !$0.contains(proxy) }) else { return false }
    guard target.kind == .stringLiteralExpr || target.kind == .integerLiteralExpr else {
      return isFirst(target)
    }
    return reader.subtree.contains { node in
      guard node.id < rows.id, let mark = FunctionCallExprSyntax(node).flatMap({ MemberCall($0) }),
        mark.name == "id"
      else { return false }
      return mark.call.argumentValues.only?.text == target.text && !mark.base.contains(rows)
    }
  }

  private func isFirst(_ target: Node) -> Bool {
    if case .local(let binding) = model.index.lookUp(target) {
      return binding.kind == .condition && binding.value.map(isFirst) == true
    }
    let path = target.text.filter { $0 != "?" && $0 != "!" }
    return path.hasSuffix(".first.id") || path.hasSuffix(".first")
  }
}
