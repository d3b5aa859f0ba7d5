import ProjectIndex
import SwiftCST

/// The locations in a project where code checks what is `Observable`: the result changes for migrated
/// classes.
struct KindQuestions: Sendable {
  private(set) var reasons: [LocatedReason] = []

  init(_ index: ProjectIndex) {
    for use in index.uses(of: "Observable") where use.namesType {
      if Self.isChecked(use.node) {
        addReason("code checks whether a value is Observable", at: use)
      } else if Self.choosesFunction(use.node, index) {
        addReason("a function for Observable types is declared beside one of the same name", at: use)
      }
    }
  }

  private mutating func addReason(_ text: String, at use: Use) {
    reasons.append(LocatedReason(ObservableRules.genericCode, text, at: use.node))
  }

  /// `model is any Observable`, `model as? Observable`, `case is any Observable`
  private static func isChecked(_ type: Node) -> Bool {
    let outermost = type.ancestors.first { !partsOfTypes.contains($0.kind) }
    guard let outermost else { return false }
    return outermost.kind == .isTypePattern
      || outermost.kind == .typeExpr && outermost.parent?.kind == .exprList
  }

  private static let partsOfTypes: Set<SyntaxKind> = [
    .someOrAnyType, .compositionType, .compositionTypeElement, .compositionTypeElementList, .memberType,
    .optionalType,
  ]

  /// `func show<T: Observable>(_ value: T)` in addition to `func show<T>(_ value: T)`: the first one is
  /// called if possible.
  private static func choosesFunction(_ type: Node, _ index: ProjectIndex) -> Bool {
    guard let owner = ObservableConstraint.owner(of: type, index), owner.kind == .function else {
      return false
    }
    return index.overloads(of: owner.id).contains { other in
      index[other].parameters.map(\.label) == owner.parameters.map(\.label)
    }
  }
}
