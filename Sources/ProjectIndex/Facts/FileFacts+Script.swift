import SwiftCST

extension FileFacts {
  /// Whether the file has code outside of declarations, which runs from top to bottom, and so gives its
  /// variables their values line by line.
  package var isScript: Bool {
    if path == "main.swift" || path.hasSuffix("/main.swift") { return true }
    return SourceFileSyntax(tree.root)?.statements?.children.contains { item in
      guard let code = CodeBlockItemSyntax(item)?.item else { return false }
      return code.kind.isStatementOrExpression
    } ?? false
  }
}

extension SyntaxKind {
  /// Whether it is one of those that only code which runs at once can begin with.
  fileprivate var isStatementOrExpression: Bool {
    switch self {
    case .expressionStmt, .functionCallExpr, .sequenceExpr, .forStmt, .whileStmt, .repeatStmt, .guardStmt,
      .deferStmt, .doStmt, .tryExpr, .awaitExpr, .ifExpr, .switchExpr, .doExpr:
      true
    default: false
    }
  }
}
