import ProjectIndex
package import SwiftCST

extension FunctionCallExprSyntax {
  /// The arguments in the parentheses.
  package var labeledArguments: [LabeledExprSyntax] {
    arguments?.children.compactMap { LabeledExprSyntax($0) } ?? []
  }

  /// The labels of the arguments in the parentheses; nil for an argument without one.
  package var argumentLabels: [String?] {
    arguments?.children.map { LabeledExprSyntax($0)?.label?.name } ?? []
  }

  /// The values of the arguments in the parentheses.
  package var argumentValues: [Node] {
    arguments?.children.compactMap { LabeledExprSyntax($0)?.expression } ?? []
  }

  /// The trailing closures.
  package var trailingClosures: [Node] {
    let others = additionalTrailingClosures?.children.compactMap {
      MultipleTrailingClosureElementSyntax($0)?.closure?.node
    }
    return (trailingClosure.map { [$0.node] } ?? []) + (others ?? [])
  }
}
