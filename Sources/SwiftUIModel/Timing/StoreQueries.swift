import ProjectIndex
package import SwiftCST

/// A call that queries a store or database and waits for the result.
package struct StoreQuery: Sendable {
  /// Whether it is only for one object: `request.fetchLimit = 1` precedes it.
  package let isForOne: Bool
}

extension SwiftUIModel {
  /// The query of a call: `context.fetch(descriptor)`, `context.count(for: request)`, `database.read { … }`; nil
  /// for any other call.
  package func storeQuery(of call: FunctionCallExprSyntax) -> StoreQuery? {
    guard let method = MemberCall(call), BlockingCalls.queryMethods.contains(method.name) else { return nil }
    if method.name == "read" || method.name == "write" {
      let isPlain = call.arguments?.children.first == nil && call.trailingClosure != nil
      return isPlain && isForeignValue(method.base, of: BlockingCalls.databases)
        ? StoreQuery(isForOne: false) : nil
    }
    guard let request = call.argumentValues.only, call.trailingClosure == nil,
      method.name != "count" || call.argumentLabels == ["for"], isStore(method.base, askedFor: request)
    else { return nil }
    return StoreQuery(isForOne: asksForOne(request))
  }

  /// Whether an expression is the context of a store, by its type, its key in the environment, or what it is
  /// asked for.
  private func isStore(_ base: Node, askedFor request: Node) -> Bool {
    if isForeignValue(base, of: BlockingCalls.stores) { return true }
    let name = MemberAccessExprSyntax(base)?.declName?.node ?? base
    guard name.kind == .declReferenceExpr else { return false }
    if let id = index.declarations(referencedBy: name).only,
      let keyPath = index[id].attribute("Environment")?.arguments?.text
    {
      return BlockingCalls.storeKeys.contains { keyPath.hasSuffix("\\." + $0) }
    }
    if case .instance(.known, _) = index.typeOfExpression(base) { return false }
    let value = localValue(of: request) ?? request
    return name.text.lowercased().hasSuffix("context")
      && ["FetchDescriptor", "NSFetchRequest", "fetchRequest("].contains(where: value.text.contains)
  }

  private func isForeignValue(_ base: Node, of types: Set<String>) -> Bool {
    guard case .instance(.foreign(let name), _) = index.typeOfExpression(base) else { return false }
    return types.contains(name)
  }

  private func localValue(of request: Node) -> Node? {
    guard case .local(let binding) = index.lookUp(request) else { return nil }
    return binding.value
  }

  /// Whether code limits a request to one object.
  private func asksForOne(_ request: Node) -> Bool {
    guard request.kind == .declReferenceExpr, let member = index.enclosingDeclaration(of: request)?.node
    else { return false }
    return member.subtree.contains { node in
      node.kind == .memberAccessExpr && node.text == "\(request.text).fetchLimit"
        && Assignment(target: node)?.value?.text == "1"
    }
  }
}
