import SwiftCST

// The isolation of a closure that is stored before it is called: in a variable, as a result, in a list.

extension ProjectIndex {
  /// The actor that a closure runs on that is not an argument of a call; nil if that is the actor of the
  /// surrounding code. Values that have already been followed are not followed again.
  func isolation(byKeeping value: Node, _ followed: inout Set<Node>) -> Isolation? {
    guard let parent = value.parent else { return nil }
    switch parent.kind {
    case .functionCallExpr, .macroExpansionExpr, .macroExpansionDecl:
      return nil
    case .optionalChainingExpr, .forceUnwrapExpr:
      return isolation(byUsing: parent, &followed)
    case .initializerClause:
      return isolation(ofInitialValue: parent, &followed)
    case .exprList:
      return isolation(ofOperand: value, in: parent, &followed)
    case .returnStmt, .codeBlockItem:
      return isolation(ofResult: value)
    default:
      return .unknown
    }
  }

  private func isolation(ofInitialValue clause: Node, _ followed: inout Set<Node>) -> Isolation? {
    guard let binding = PatternBindingSyntax(clause.parent) else { return .unknown }
    if let type = binding.typeAnnotation?.type, let declared = isolation(ofFunctionType: type) {
      return declared
    }
    // A property's own value is created without a known actor.
    guard declaration(at: binding.node) == nil else { return nil }
    return isolation(byUsesOf: binding.node, &followed)
  }

  private func isolation(ofOperand value: Node, in list: Node, _ followed: inout Set<Node>) -> Isolation? {
    let elements = Array(list.children)
    guard elements.count == 3, elements[1].kind == .assignmentExpr else { return .unknown }
    // A later assignment to a variable is analyzed from its declaration.
    guard elements[2] == value else { return nil }
    if case .local(let variable)? = DeclReferenceExprSyntax(elements[0]).map({ lookUp($0.node) }) {
      return isolation(byUsesOf: variable.node, &followed)
    }
    if elements[0].kind == .discardAssignmentExpr { return nil }
    let reference = MemberAccessExprSyntax(elements[0])?.declName?.node ?? elements[0]
    let properties = declarations(referencedBy: reference).map { self[$0] }
    guard properties.count == 1, let type = properties[0].typeAnnotation else { return .unknown }
    if let declared = isolation(ofFunctionType: type) { return declared }
    return keepsClosuresOnActors(value) || isOfView(properties[0]) ? nil : .unknown
  }

  /// The isolation of a closure that is the value of a function, property or closure.
  private func isolation(ofResult value: Node) -> Isolation? {
    for ancestor in value.ancestors {
      if ancestor.kind == .closureExpr { break }
      guard let declaration = declaration(at: ancestor) else { continue }
      if let declared = declaration.resultType.flatMap(isolation(ofFunctionType:)) { return declared }
      return keepsClosuresOnActors(value) || isOfView(declaration) ? nil : .unknown
    }
    return keepsClosuresOnActors(value) ? nil : .unknown
  }
}

// MARK: - Local names

extension ProjectIndex {
  /// The actor that a closure runs on because of the uses of the local variable that contains it, or of the
  /// local function that it is; nil if that is the actor of the surrounding code.
  ///
  /// In Swift 6, the compiler enforces this.
  func isolation(byUsesOf binding: Node, _ followed: inout Set<Node>) -> Isolation? {
    guard !keepsClosuresOnActors(binding), followed.insert(binding).inserted else { return nil }
    guard let name = localName(of: binding), let scope = binding.enclosingStatements else { return .unknown }
    var found: Set<Isolation?> = []
    for use in uses(of: name, in: scope) where use.role == .reference {
      guard case .local(let meant) = lookUp(name, at: use.node), meant.node == binding else { continue }
      found.insert(isolation(byUse: use.node, below: scope, &followed))
    }
    return found.count > 1 ? .unknown : found.first ?? nil
  }

  private func localName(of binding: Node) -> String? {
    if let function = FunctionDeclSyntax(binding) { return function.name?.name }
    return IdentifierPatternSyntax(PatternBindingSyntax(binding)?.pattern)?.identifier?.name
  }

  /// The actor on which a use calls a closure, or to which it passes the closure.
  private func isolation(byUse use: Node, below scope: Node, _ followed: inout Set<Node>) -> Isolation? {
    if let kept = isolation(byUsing: use, &followed) { return kept }
    for ancestor in use.ancestors.prefix(while: { $0 != scope }) {
      if let left = isolation(leftBy: ancestor, &followed) { return left }
    }
    return nil
  }
}

extension Node {
  /// The list of statements that contains a local declaration.
  fileprivate var enclosingStatements: Node? { ancestors.first { $0.kind == .codeBlockItemList } }
}
