package import SwiftCST

/// One statement in the braces of a view builder.
package enum BuilderItem {
  /// An expression, which creates a view.
  case view(Node)
  /// An `if` or `switch` with the statements of its branches; not exhaustive if an `else` is missing.
  case branches([Node], isExhaustive: Bool)
  /// `#if` with the statements of its clauses.
  case directive(Node, clauses: [Node])
  /// A declaration, or anything else that creates no view.
  case other

  /// The items of a `codeBlockItemList`.
  package static func all(in list: Node) -> [BuilderItem] {
    list.children.map { element in
      CodeBlockItemSyntax(element)?.item.map(item) ?? .other
    }
  }

  /// What a statement is among the views of a builder.
  package init(of statement: Node) { self = Self.item(statement) }

  private static func item(_ node: Node) -> BuilderItem {
    switch node.kind {
    case .expressionStmt: return ExpressionStmtSyntax(node)?.expression.map(item) ?? .other
    case .returnStmt: return ReturnStmtSyntax(node)?.expression.map(item) ?? .other
    case .ifExpr: return branches(IfExprSyntax(unchecked: node))
    case .switchExpr: return .branches(cases(node), isExhaustive: true)
    case .ifConfigDecl: return .directive(node, clauses: clauses(node))
    case .functionCallExpr, .declReferenceExpr, .memberAccessExpr, .sequenceExpr, .tupleExpr,
      .postfixIfConfigExpr, .subscriptCallExpr, .macroExpansionExpr, .stringLiteralExpr,
      .optionalChainingExpr,
      .forceUnwrapExpr, .tryExpr, .genericSpecializationExpr:
      return .view(node)
    default: return .other
    }
  }

  private static func branches(_ first: IfExprSyntax) -> BuilderItem {
    var lists: [Node] = []
    var current: IfExprSyntax? = first
    while let branch = current {
      if let statements = branch.body?.statements { lists.append(statements) }
      guard let rest = branch.elseBody else { return .branches(lists, isExhaustive: false) }
      if let last = CodeBlockSyntax(rest) {
        if let statements = last.statements { lists.append(statements) }
        break
      }
      current = IfExprSyntax(rest)
    }
    return .branches(lists, isExhaustive: true)
  }

  private static func cases(_ node: Node) -> [Node] {
    let list = node.children.first { $0.kind == .switchCaseList }
    return list?.children.compactMap { SwitchCaseSyntax($0)?.statements } ?? []
  }

  private static func clauses(_ node: Node) -> [Node] {
    IfConfigDeclSyntax(node)?.clauses?.children.compactMap { IfConfigClauseSyntax($0)?.elements } ?? []
  }
}

extension BuilderItem {
  /// Whether it is not a declaration.
  package var makesViews: Bool { if case .other = self { false } else { true } }
}
