import SwiftCST

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

extension Token {
  fileprivate var isProjectionName: Bool { text.hasPrefix("$") }
}
