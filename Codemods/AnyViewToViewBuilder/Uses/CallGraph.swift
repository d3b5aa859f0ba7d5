import ProjectIndex
import SwiftCST

/// Follows calls between functions whose types are opaque, or become so.
///
/// An opaque type cannot contain itself; the body of a `View` struct ends the way, since the struct is named.
struct CallGraph {
  let index: ProjectIndex

  /// Whether what nodes mention leads to a declaration.
  func reaches(_ target: DeclarationID, from nodes: [Node]) -> Bool {
    var visited: Set<DeclarationID> = []
    var open = nodes
    while let node = open.popLast() {
      for id in mentioned(in: node, by: target).union(subscripts(in: node, target)) {
        if id == target { return true }
        guard visited.insert(id).inserted, let body = opaqueBody(of: id) else { continue }
        open.append(body)
      }
    }
    return false
  }

  private func mentioned(in node: Node, by target: DeclarationID) -> Set<DeclarationID> {
    var found: Set<DeclarationID> = []
    for reference in node.subtree where reference.kind == .declReferenceExpr {
      let certain = CallLabels.fitting(index.declarations(referencedBy: reference), at: reference, index)
      found.formUnion(certain)
      if certain.isEmpty { found.formUnion(possible(reference, target)) }
      if case .local(let binding) = index.lookUp(reference), binding.kind == .function,
        let local = index.declaration(at: binding.node)
      {
        found.insert(local.id)
      }
    }
    return found
  }

  /// A member of something whose type can't be told may be one of the same type, or an extension's; one of a
  /// view of SwiftUI may be an extension's.
  private func possible(_ reference: Node, _ target: DeclarationID) -> [DeclarationID] {
    guard let access = MemberAccessExprSyntax(reference.parent), access.declName?.node == reference,
      let base = access.base, let name = access.declName?.baseName?.name
    else { return [] }
    let isUnknown = index.typeOfExpression(base) == .unknown
    let owner = index.type(of: target)
    return index.declarations(named: name).filter { candidate in
      guard candidate.kind == .function || candidate.kind == .variable else { return false }
      guard let type = index.type(of: candidate.id) else { return candidate.parent != nil }
      return isUnknown && (type == owner || index[type].kind == .protocol)
    }.map(\.id)
  }

  /// The subscripts that are called: those of a type that is known, else the target, if it is one with the
  /// labels of the call.
  private func subscripts(in node: Node, _ target: DeclarationID) -> [DeclarationID] {
    node.subtree.flatMap { part -> [DeclarationID] in
      guard let call = SubscriptCallExprSyntax(part), let base = call.calledExpression else { return [] }
      guard case .instance(.known(let type), _) = index.typeOfExpression(base) else {
        let labels = call.arguments?.children.map { LabeledExprSyntax($0)?.label?.name }
        let isMeant = index[target].kind == .subscript && index[target].parameters.map(\.label) == labels
        return isMeant ? [target] : []
      }
      return index.members(of: type).filter { $0.kind == .subscript }.map(\.id)
    }
  }

  /// The body of a declaration whose result type hides what it returns.
  private func opaqueBody(of id: DeclarationID) -> Node? {
    let declaration = index[id]
    guard let type = declaration.resultType else { return nil }
    guard ErasureReader.isOpaque(type) || ErasureReader(index: index).isAnyViewType(type) else { return nil }
    return declaration.statements
  }
}

extension Declaration {
  /// The statements of a function's body or of a getter.
  var statements: Node? { kind == .function ? body?.statements : getterStatements }
}
