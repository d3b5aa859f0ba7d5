import ProjectIndex
package import SwiftCST

extension ClosureExprSyntax {
  /// The statements.
  package var items: [Node] {
    statements?.children.compactMap { CodeBlockItemSyntax($0)?.item } ?? []
  }

  /// The names of the parameters that are written, `_` among them; nil where there is no list of them, so that
  /// `$0` and its like are used.
  package var parameterNames: [Token]? {
    guard let clause = signature?.parameterClause else { return nil }
    let list = ClosureParameterClauseSyntax(clause)?.parameters ?? clause
    return list.children.compactMap { element in
      ClosureParameterSyntax(element).flatMap { $0.secondName ?? $0.firstName }
        ?? ClosureShorthandParameterSyntax(element)?.name
    }
  }
}

extension FunctionCallExprSyntax {
  /// The one closure that a call is given, before or behind its parentheses; nil where there are none or several.
  package var onlyClosure: ClosureExprSyntax? {
    let closures = (argumentValues + trailingClosures).compactMap { ClosureExprSyntax($0) }
    return closures.count == 1 ? closures[0] : nil
  }

  /// The name of what is called, if it is a name by itself or the member of a value or type.
  package var calledName: String? {
    let callee = GenericSpecializationExprSyntax(calledExpression)?.expression ?? calledExpression
    return MemberAccessExprSyntax(callee)?.declName?.baseName?.name
      ?? DeclReferenceExprSyntax(callee)?.baseName?.name
  }
}
