import ProjectIndex
package import SwiftCST

extension SwiftUIModel {
  /// Whether a node is in a closure that returns the views of one item, as for `ForEach` and `List(items)`.
  package func isInRow(_ node: Node) -> Bool { rowClosure(around: node) != nil }

  /// The innermost closure around a node that returns the views of one item.
  package func rowClosure(around node: Node) -> Node? {
    node.ancestors.first { $0.kind == .closureExpr && role(of: $0) == .row }
  }
}
