import CodemodKit
import SwiftCST

/// The statements that a result builder can't contain, with their descriptions.
enum Forbidden {
  static let directive = Obstacle(
    AnyViewRules.directive, "the body contains conditional compilation or a macro")

  /// The obstacle for a statement; nil for expressions, which depend on their position.
  static func obstacle(of node: Node) -> Obstacle? {
    switch node.kind {
    case .ifConfigDecl, .macroExpansionDecl, .macroExpansionExpr, .postfixIfConfigExpr: return directive
    case .ifExpr: return .builderCannotContain("a branch that continues below it")
    case .switchExpr: return .builderCannotContain("a 'switch' with code after it")
    default: return words[node.kind].map(Obstacle.builderCannotContain)
    }
  }

  private static let words: [SyntaxKind: String] = [
    .forStmt: "'for'", .whileStmt: "'while'", .repeatStmt: "'repeat'", .deferStmt: "'defer'",
    .breakStmt: "'break'", .continueStmt: "'continue'", .fallThroughStmt: "'fallthrough'",
    .labeledStmt: "a labeled statement", .throwStmt: "'throw' before other code",
    .functionDecl: "a local function", .structDecl: "a local type", .classDecl: "a local type",
    .enumDecl: "a local type", .actorDecl: "a local type", .protocolDecl: "a local type",
    .typeAliasDecl: "a local type", .guardStmt: "'guard'", .doStmt: "'do'/'catch'", .discardStmt: "'discard'",
    .yieldStmt: "'yield'",
  ]
}
