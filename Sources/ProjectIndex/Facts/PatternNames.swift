import SwiftCST

/// The names that patterns bind.
enum PatternNames {
  /// The names bound by a pattern of `let`, `var`, `for` or a closure: every identifier in it.
  static func all(in pattern: Node) -> [Token] {
    switch pattern.kind {
    case .identifierPattern:
      return IdentifierPatternSyntax(pattern)?.identifier.map { [$0] } ?? []
    case .tuplePattern, .tuplePatternElementList, .tuplePatternElement, .valueBindingPattern,
      // `if let (a, b)`
      .expressionPattern, .tupleExpr, .labeledExprList, .labeledExpr, .patternExpr:
      return pattern.children.flatMap(all)
    default:
      return []
    }
  }

  /// The names bound by the pattern of a `case`: the identifiers below a `let` or `var`.
  static func bound(in pattern: Node) -> [Token] {
    var result: [Token] = []
    collect(pattern, isBound: false, into: &result)
    return result
  }

  private static func collect(_ node: Node, isBound: Bool, into result: inout [Token]) {
    switch node.kind {
    case .identifierPattern:
      if isBound, let name = IdentifierPatternSyntax(node)?.identifier { result.append(name) }
    case .declReferenceExpr:
      // `case let .some(x)`: below the `let`, the parser may represent the name as an expression.
      if isBound, isPatternPart(node), let name = DeclReferenceExprSyntax(node)?.baseName {
        result.append(name)
      }
    case .closureExpr, .macroExpansionExpr, .stringLiteralExpr:
      return
    case .memberAccessExpr where MemberAccessExprSyntax(node)?.base == nil:
      return
    default:
      let binds = isBound || node.kind == .valueBindingPattern
      for child in node.children { collect(child, isBound: binds, into: &result) }
    }
  }

  /// Whether an expression in a pattern is one of its own parts, and not a callee or the name of a member.
  private static func isPatternPart(_ node: Node) -> Bool {
    guard let parent = node.parent else { return false }
    switch parent.kind {
    case .memberAccessExpr: return false
    case .functionCallExpr: return FunctionCallExprSyntax(parent)?.calledExpression != node
    default: return true
    }
  }
}
