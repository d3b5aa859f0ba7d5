import ProjectIndex
package import SwiftCST

/// The names of the item in the rows of a `ForEach`.
package enum RowParameters {
  /// The parameters of the closure, without `$`, or `$0`.
  package static func names(of call: ViewCall) -> Set<String> {
    guard let clause = call.contentClosure?.signature?.parameterClause else { return ["$0"] }
    let parameters = ClosureParameterClauseSyntax(clause)?.parameters ?? clause
    let tokens = parameters.children.compactMap { element in
      ClosureShorthandParameterSyntax(element)?.name
        ?? ClosureParameterSyntax(element).flatMap { $0.secondName ?? $0.firstName }
    }
    return Set(tokens.map { $0.isProjectionName ? String($0.text.dropFirst()) : $0.text })
  }
}

extension SwiftUIModel {
  /// Whether a condition looks for the element of a row among the elements that have rows: it finds it as long
  /// as the row is shown.
  package func findsOwnElement(_ condition: Node) -> Bool {
    guard let closure = rowClosure(around: condition), let call = ClosureArgument(closure)?.call,
      let rows = rows(of: call.node)
    else { return false }
    return condition.subtree.contains { node in
      guard let search = FunctionCallExprSyntax(node).flatMap({ MemberCall($0) }),
        search.name == "contains" || search.name == "firstIndex", search.base.text == rows.collection.text,
        let element = search.call.argumentValues.only
      else { return false }
      return rows.parameters.contains(element.text)
    }
  }
}

extension Token {
  fileprivate var isProjectionName: Bool { text.hasPrefix("$") }
}
