import ProjectIndex
package import SwiftCST

extension ClosureExprSyntax {
  /// The statements.
  package var items: [Node] {
    statements?.children.compactMap { CodeBlockItemSyntax($0)?.item } ?? []
  }

  /// The names of the explicit parameters, including `_`; nil if there is no parameter list, so that `$0` and
  /// the like are used.
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
  /// The only closure among the arguments of a call, in or after its parentheses; nil if there are none or
  /// more than one.
  package var onlyClosure: ClosureExprSyntax? {
    let closures = (argumentValues + trailingClosures).compactMap { ClosureExprSyntax($0) }
    return closures.count == 1 ? closures[0] : nil
  }

  /// The name of the callee, if it is a plain name or the member of a value or type.
  package var calledName: String? {
    let callee = GenericSpecializationExprSyntax(calledExpression)?.expression ?? calledExpression
    return MemberAccessExprSyntax(callee)?.declName?.baseName?.name
      ?? DeclReferenceExprSyntax(callee)?.baseName?.name
  }
}
