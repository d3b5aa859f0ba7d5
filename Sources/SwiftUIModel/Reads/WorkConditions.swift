import ProjectIndex
import SwiftCST

/// Finds what is asked before code runs: it may not run when that changes.
struct WorkConditions {
  private let model: SwiftUIModel

  init(_ model: SwiftUIModel) { self.model = model }

  /// The stored properties that the conditions before some places read.
  func properties(askedBefore places: [Node]) -> Set<DeclarationID> {
    places.flatMap(conditions).reduce(into: []) { $0.formUnion(model.inputs(of: $1)) }
  }

  /// The conditions within the declaration around a place: of an `if` or `switch` in whose branches it is, and
  /// operands before it, behind which it is evaluated only sometimes.
  private func conditions(before place: Node) -> [Node] {
    var found: [Node] = []
    var part = place
    for around in place.ancestors.prefix(while: { model.index.declaration(at: $0) == nil }) {
      defer { part = around }
      switch around.kind {
      case .ifExpr:
        if let conditions = IfExprSyntax(around)?.conditions, conditions != part { found.append(conditions) }
      case .switchExpr:
        if let subject = SwitchExprSyntax(around)?.subject, subject != part { found.append(subject) }
      case .exprList:
        if part.kind == .unresolvedTernaryExpr || isBehindTest(part, around) {
          found += around.children.prefix { $0.id < part.id }
        }
      default: continue
      }
    }
    return found
  }

  private func isBehindTest(_ part: Node, _ operands: Node) -> Bool {
    operands.children.contains { operand in
      operand.id < part.id
        && (operand.kind == .unresolvedTernaryExpr || ["&&", "||"].contains(operand.text))
    }
  }
}
