import ProjectIndex
import Rewriting
import SwiftCST

/// `<T: ObservableObject>` → `<T: AnyObject & Observable>`, for code that is only used with classes of a
/// family.
struct ConstraintRewriting {
  private(set) var step = MigrationStep()

  private let family: Family

  private var index: ProjectIndex { family.index }

  init(of family: Family, _ names: NamesInSight) {
    self.family = family
    for constraint in family.cluster.constraints {
      let node = constraint.node
      step += names.reasons(onMacroAt: node)
      step.change(TextEdit(node.range, with: "AnyObject & " + names.observable(at: node)), near: node)
    }
    for constraint in family.cluster.openConstraints where isInSight(constraint) {
      guard let classes = constraint.heldBack else {
        step.addReason(
          ObservableRules.genericCode, "code here takes any ObservableObject, and which one is unknown",
          at: constraint.node)
        continue
      }
      guard let type = family.types.first(where: classes.contains) else { continue }
      step.addReason(
        ObservableRules.genericCode, "an object of '\(index[type].name)' is 'any ObservableObject' here",
        at: constraint.node)
    }
    for added in index.extensions(ofForeign: "ObservableObject") where added.memberBlock?.members != nil {
      step.addReason(
        ObservableRules.genericCode, "every ObservableObject has the members of this extension",
        at: added.node)
    }
  }

  /// Classes of the family in other modules can also satisfy the constraint, so each counts, except those
  /// that are inaccessible from there.
  private func isInSight(_ constraint: ObservableConstraint) -> Bool {
    family.types.contains { type in
      let declaration = index[type].primary
      let access = index.access(of: declaration)
      if constraint.isOnlyForOthers { return access >= .package }
      return access > .fileprivate || index[declaration.file].tree === constraint.token.tree
    }
  }
}
