import ProjectIndex
package import SwiftCST

extension SwiftUIModel {
  /// The only value whose changes affect what a view expression displays: a property of the surrounding view,
  /// or a member of one, that is known to be `Equatable`. Nil if there are several or none; and if the
  /// expression contains views of the project, rows, environment values, or anything unknown.
  ///
  /// The argument of a reader's closure, such as a `GeometryProxy`, doesn't count.
  package func onlyInput(of view: Node) -> Node? {
    var input: Node?
    for node in view.subtree where node.kind == .declReferenceExpr {
      if let access = MemberAccessExprSyntax(node.parent), access.declName?.node == node {
        // External members are SwiftUI's, or parts of the input.
        guard access.base?.text == "self" else { continue }
      }
      switch reading(node) {
      case .no: continue
      case .unknown: return nil
      case .yes(let path):
        if let known = input, known.text != path.text { return nil }
        input = input ?? path
      }
    }
    guard let input, isEquatablePath(input) else { return nil }
    return input
  }

  /// What a name in a view expression reads: the path that begins with it, if that is a property.
  private func reading(_ name: Node) -> Fact<Node> {
    if name.text == "self" || name.text == "Self" { return .no }
    switch index.lookUp(name) {
    case .local(let binding):
      return isProxy(binding) ? .no : .unknown(name)
    case .members(let found, _):
      guard found.count == 1, index[found[0]].isStored, !index[found[0]].isStatic,
        !index[found[0]].attributes.contains(where: { $0.name.hasPrefix("Environment") }),
        !name.text.hasPrefix("$")
      else { return .unknown(name) }
      return .yes(path(from: name))
    case .type(.known(let type)): return kind(of: type) == .none ? .no : .unknown(name)
    case .type(.foreign): return isRepeating(name) ? .unknown(name) : .no
    case .unknown where PureCalls.isFunction(name.text): return .no
    case .unknown: return isRepeating(name) || name.text.first?.isLowercase == true ? .unknown(name) : .no
    default: return .unknown(name)
    }
  }

  private func isRepeating(_ name: Node) -> Bool { ["ForEach", "List", "Table"].contains(name.text) }

  private func isProxy(_ binding: LocalBinding) -> Bool {
    binding.node.ancestors.first { $0.kind == .closureExpr }.map { role(of: $0) == .readerContent } ?? false
  }

  /// The members that are accessed on a name, without calls: `item.isOpen` in `item.isOpen.description(…)`.
  private func path(from name: Node) -> Node {
    var path = MemberAccessExprSyntax(name.parent)?.declName?.node == name ? name.parent ?? name : name
    while let access = MemberAccessExprSyntax(path.parent), access.base == path,
      access.node.callAsCallee == nil
    {
      path = access.node
    }
    return path
  }

  private func isEquatablePath(_ path: Node) -> Bool {
    let name = MemberAccessExprSyntax(path)?.declName?.node ?? path
    let found = index.declarations(referencedBy: name)
    return found.count == 1 && isKnownEquatable(index[found[0]])
  }

  /// The part of a value that makes it differ each time: a fresh value such as `UUID()`, or a closure.
  package func freshValue(in value: Node) -> Node? {
    value.kind == .closureExpr ? value : freshPart(of: value)
  }
}
