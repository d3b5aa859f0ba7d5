import CodemodKit
import ProjectIndex
import SwiftCST

extension FileContext {
  /// Whether the file belongs to tests: by its folder, its name, or what it imports.
  var isTest: Bool {
    let parts = file.path.split(separator: "/")
    if parts.dropLast().contains(where: { $0 == "Tests" || $0.hasSuffix("Tests") }) { return true }
    if file.path.hasSuffix("Tests.swift") || file.path.hasSuffix(".test.swift") { return true }
    guard let id = index.file(of: tree.root) else { return false }
    return index[id].imports.contains { $0.module == "XCTest" || $0.module == "Testing" }
  }

  /// Whether the file has code outside of declarations, which runs from top to bottom.
  var isScript: Bool {
    if file.path == "main.swift" || file.path.hasSuffix("/main.swift") { return true }
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
