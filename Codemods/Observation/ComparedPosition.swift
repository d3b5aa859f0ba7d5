import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// State that a handler sets at each frame, and that is only compared with constants.
struct ComparedPosition: Sendable {
  /// The assignment.
  let statement: Node
  /// The name of the state.
  let name: String
  /// The first comparison: `offset < 0`.
  let comparison: Node

  /// Matches the only statement of a handler; nil if it does anything else, or if the value itself is needed.
  init?(_ closure: ClosureExprSyntax, _ model: SwiftUIModel) {
    guard let statement = closure.items.only, statement.kind == .sequenceExpr,
      let operands = statement.children.first.map({ Array($0.children) }), operands.count == 3,
      operands[1].kind == .assignmentExpr, Self.isParameter(operands[2], of: closure, model),
      case let target = MemberAccessExprSyntax(operands[0])?.declName?.node ?? operands[0],
      let id = model.index.declarations(referencedBy: target).only, let name = model.index[id].name,
      model.index[id].attribute("State") != nil, let uses = model.ownUses(of: model.index[id])
    else { return nil }
    let others = uses.filter { $0.expression != operands[0] && $0.node != target }
    let comparisons = others.map { Self.comparison(with: $0, model) }
    guard let first = comparisons.first, comparisons.allSatisfy({ $0 != nil }), let first else { return nil }
    self.statement = statement
    self.name = name
    comparison = first
  }

  private static func isParameter(_ value: Node, of closure: ClosureExprSyntax, _ model: SwiftUIModel) -> Bool
  {
    guard value.kind == .declReferenceExpr, case .local(let binding) = model.index.lookUp(value) else {
      return false
    }
    return binding.kind == .closureParameter || binding.kind == .shorthand
  }

  /// The comparison of a use with a constant; nil if it is anything else.
  private static func comparison(with use: Use, _ model: SwiftUIModel) -> Node? {
    guard !use.token.text.hasPrefix("$"), !use.token.text.hasPrefix("_"),
      let list = use.expression.parent, list.kind == .exprList, list.parent?.kind == .sequenceExpr
    else { return nil }
    let operands = Array(list.children)
    guard let place = operands.firstIndex(of: use.expression) else { return nil }
    let constants = ConstantExpressions(model.index)
    let sides = [(place - 1, place - 2), (place + 1, place + 2)].filter { side in
      operands.indices.contains(side.0) && operands.indices.contains(side.1)
        && ["<", ">", "<=", ">="].contains(operands[side.0].text)
        && constants.variablePart(of: operands[side.1]) == nil
    }
    return sides.isEmpty ? nil : list
  }
}
