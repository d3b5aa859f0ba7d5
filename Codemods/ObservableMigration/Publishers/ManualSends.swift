import ProjectIndex
import SwiftCST
import SwiftUIModel

/// `objectWillChange.send()`, as classes call it for themselves.
extension Use {
  /// Whether `objectWillChange` is called as `objectWillChange.send()`, in a statement of its own.
  var isSend: Bool { sendCall?.parent?.kind == .codeBlockItem }

  /// The call `objectWillChange.send()` with everything before the name.
  var sendCall: Node? {
    switch role {
    case .reference: break
    case .member(let base?) where ["self", "self?"].contains(base.text): break
    default: return nil
    }
    guard let access = MemberAccessExprSyntax(expression.parent), access.base == expression,
      access.declName?.baseName?.name == "send", let call = FunctionCallExprSyntax(access.node.parent),
      call.arguments?.children.first == nil, call.trailingClosure == nil
    else { return nil }
    return call.node
  }

  /// Whether the block around a call contains more, or is an observer that contains nothing else.
  func leavesCode(_ index: ProjectIndex) -> Bool {
    guard let list = sendStatement?.parent else { return false }
    if list.children.second != nil { return true }
    guard let accessor = AccessorDeclSyntax(list.parent?.parent),
      [.willSet, .didSet].contains(accessor.accessorSpecifier?.kind)
    else { return false }
    return index.enclosingDeclaration(of: accessor.node)?.accessorDeclarations.isEmpty == false
  }

  /// The code to remove with a call that announces nothing new: its statement, or the observer that contains
  /// nothing else.
  var needlessCode: Node? {
    guard let statement = sendStatement, let list = statement.parent else { return nil }
    guard list.children.second == nil, let accessor = AccessorDeclSyntax(list.parent?.parent) else {
      return statement
    }
    return accessor.node
  }

  /// The statement that only calls: `Task { await MainActor.run { objectWillChange.send() } }`.
  var sendStatement: Node? {
    guard var statement = sendCall?.parent else { return nil }
    while let closure = statement.parent?.parent, closure.kind == .closureExpr,
      ClosureExprSyntax(closure)?.statements?.tokenIndices == statement.tokenIndices,
      let call = ClosureArgument(closure)?.call, call.arguments?.children.first == nil,
      Self.hops.contains(call.calledExpression?.text ?? ""),
      let outer = call.node.ancestors.first(where: { ![.awaitExpr, .tryExpr].contains($0.kind) }),
      outer.kind == .codeBlockItem
    {
      statement = outer
    }
    return statement
  }

  private static let hops: Set = ["Task", "MainActor.run", "DispatchQueue.main.async"]

  /// The body of the function, accessor or closure that contains a call.
  var scope: Node? {
    let scopes: Set<SyntaxKind> = [.closureExpr, .functionDecl, .accessorDecl]
    return (sendStatement ?? node).ancestors.first { scopes.contains($0.kind) }
  }
}

extension Declaration {
  /// `willSet { objectWillChange.send() }` or `didSet { … }` and nothing else.
  var isManualSend: Bool {
    let accessors = accessorDeclarations
    guard accessors.count == 1, let statements = accessors[0].body?.statements,
      [.willSet, .didSet].contains(accessors[0].accessorSpecifier?.kind)
    else { return false }
    return ["objectWillChange.send()", "self.objectWillChange.send()"].contains(statements.text)
  }
}

extension ProjectIndex {
  /// Whether a node is in an observer that only sends what is sent anyway at that time.
  func isInManualSend(_ node: Node) -> Bool {
    guard let property = enclosingDeclaration(of: node), property.attribute("Published") != nil else {
      return false
    }
    return property.isManualSend && property.accessorDeclarations[0].accessorSpecifier?.kind == .willSet
  }
}
