import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Tells where a collection has been asked whether it is empty, and is not.
struct FilledCollection {
  private let index: ProjectIndex

  init(_ index: ProjectIndex) { self.index = index }

  /// Whether a `ForEach` stands where its data is not empty: in the `else` of `if data.isEmpty`, or in
  /// `if !data.isEmpty`.
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

  /// Whether what a chain of names begins with means the same in two places: no local variable between them
  /// hides it.
  private func meansTheSame(_ chain: String, at first: Node, and second: Node) -> Bool {
    let name = String(chain.prefix { $0 != "." })
    return switch (index.lookUp(name, at: first), index.lookUp(name, at: second)) {
    case (.local(let one), .local(let other)): one == other
    case (.local, _), (_, .local): false
    default: true
    }
  }

  /// Whether an expression is a name, or a chain of them, which gives the same wherever it stands in a body.
  private static func isPlain(_ expression: Node) -> Bool {
    switch expression.kind {
    case .declReferenceExpr: true
    case .memberAccessExpr: MemberAccessExprSyntax(expression)?.base.map(isPlain) ?? false
    default: false
    }
  }
}
