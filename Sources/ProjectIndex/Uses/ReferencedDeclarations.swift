package import SwiftCST

extension ProjectIndex {
  /// The declarations that the expressions inside a node refer to by name, without a base (`row()`) or after
  /// a base whose type is known (`self.row()`, `Row.make()`); including all overloads. With these, a pass can
  /// follow calls: a cycle among them is a recursion.
  package func declarations(referencedIn node: Node) -> Set<DeclarationID> {
    var found: Set<DeclarationID> = []
    for reference in node.subtree where reference.kind == .declReferenceExpr {
      found.formUnion(declarations(referencedBy: reference))
    }
    return found
  }

  /// The declarations that a `declReferenceExpr` refers to, as the name of a member or without a base; none
  /// if it is local, a type, or unknown.
  package func declarations(referencedBy reference: Node) -> [DeclarationID] {
    guard mayNameDeclaration(reference) else { return [] }
    guard let access = MemberAccessExprSyntax(reference.parent), access.declName?.node == reference else {
      return lookUp(reference).declarations
    }
    guard let base = access.base, let name = access.declName?.baseName?.name else { return [] }
    switch typeOfExpression(base) {
    case .instance(let type, _):
      let call = access.node.callAsCallee
      return members(name, of: type).filter { $0.mayTake(call) }.map(\.id)
    case .metatype(let type):
      return members(name, of: type).map(\.id)
    case .unknown:
      return []
    }
  }

  /// Whether the project declares anything with the name of a `declReferenceExpr`: most names in code that
  /// uses libraries it doesn't, and their bases need not be analyzed.
  package func mayNameDeclaration(_ reference: Node) -> Bool {
    switch declaredSymbol(of: reference) {
    case .some(let symbol): tables.declared.hasValues(in: Int(symbol.rawValue))
    case nil: true
    }
  }

  /// The symbol of all declarations that a `declReferenceExpr` can refer to; nil if there may be others, as
  /// `$name` and `_name` may be parts of `name`.
  package func declaredSymbol(of reference: Node) -> Symbol? {
    guard let name = DeclReferenceExprSyntax(reference)?.baseName, !name.mayNameWrapper else { return nil }
    return symbol(of: name)
  }

  /// The variables with an attribute of a given name, such as a property wrapper, in the order of files and
  /// lines. Local variables are not included.
  package func variables(wrappedBy attribute: String) -> [Declaration] {
    var found: [Declaration] = []
    for use in uses(of: attribute) where use.role == .attribute {
      let holder = use.node.ancestors.first { $0.kind == .variableDecl }
      guard let bindings = VariableDeclSyntax(holder)?.bindings else { continue }
      found += bindings.children.compactMap { declaration(at: $0) }
    }
    return found
  }
}
