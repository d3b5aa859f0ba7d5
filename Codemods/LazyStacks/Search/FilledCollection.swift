import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Determines where a collection is known to be non-empty because of a check.
struct FilledCollection {
  private let index: ProjectIndex

  init(_ index: ProjectIndex) { self.index = index }

  /// Whether a `ForEach` is in code that runs only if its data is not empty: in the `else` of `if
  /// data.isEmpty`, or in `if !data.isEmpty`.
  func isData(of rows: ViewCall) -> Bool {
    guard let first = rows.arguments.first, first.label == nil, Self.isPlain(first.value) else {
      return false
    }
    let data = first.value.text
    return rows.node.ancestors.contains { ancestor in
      guard let branch = IfExprSyntax(ancestor),
        let condition = ConditionElementSyntax(branch.conditions?.children.only)?.condition,
        meansTheSame(data, at: condition, and: first.value)
      else { return false }
      switch condition.text {
      case "\(data).isEmpty": return branch.elseBody?.contains(rows.node) == true
      case "!\(data).isEmpty": return branch.body?.node.contains(rows.node) == true
      default: return false
      }
    }
  }

  /// Whether the first name of a chain refers to the same declaration at two nodes: no local variable in
  /// between shadows it.
  private func meansTheSame(_ chain: String, at first: Node, and second: Node) -> Bool {
    let name = String(chain.prefix { $0 != "." })
    return switch (index.lookUp(name, at: first), index.lookUp(name, at: second)) {
    case (.local(let one), .local(let other)): one == other
    case (.local, _), (_, .local): false
    default: true
    }
  }

  /// Whether an expression is a name, or a chain of names, which has the same value anywhere in a body.
  private static func isPlain(_ expression: Node) -> Bool {
    switch expression.kind {
    case .declReferenceExpr: true
    case .memberAccessExpr: MemberAccessExprSyntax(expression)?.base.map(isPlain) ?? false
    default: false
    }
  }
}
