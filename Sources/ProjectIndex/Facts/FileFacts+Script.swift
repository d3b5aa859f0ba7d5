import SwiftCST

extension FileFacts {
  /// Whether the file has top-level code, which runs from top to bottom, so that its variables are
  /// initialized line by line.
  package var isScript: Bool {
    if path == "main.swift" || path.hasSuffix("/main.swift") { return true }
    return SourceFileSyntax(tree.root)?.statements?.children.contains { item in
      guard let code = CodeBlockItemSyntax(item)?.item else { return false }
      return code.kind.isStatementOrExpression
    } ?? false
  }
}

extension SyntaxKind {
  /// Whether it is a kind of node that only top-level code can begin with.
  fileprivate var isStatementOrExpression: Bool {
    switch self {
    case .expressionStmt, .functionCallExpr, .sequenceExpr, .forStmt, .whileStmt, .repeatStmt, .guardStmt,
      .deferStmt, .doStmt, .tryExpr, .awaitExpr, .ifExpr, .switchExpr, .doExpr:
      true
    default: false
    }
  }
}
