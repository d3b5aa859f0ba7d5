import ProjectIndex
import Rewriting
import SwiftCST

extension Migration {
  /// `<T: ObservableObject>` → `<T: AnyObject & Observable>`.
  mutating func rewriteConstraints() {
    for constraint in cluster.constraints {
      let node = constraint.node
      checkMacroName(at: node)
      change(TextEdit(node.range, with: "AnyObject & Observable"), near: node)
    }
    for constraint in cluster.openConstraints where isInSight(constraint.token) {
      record(
        ObservableRules.genericCode,
        "generic code takes any ObservableObject, and what it is used with can't be told",
        at: constraint.node)
    }
    for added in index.extensions(ofForeign: "ObservableObject") where added.memberBlock?.members != nil {
      record(
        ObservableRules.genericCode, "every ObservableObject has the members of this extension",
        at: added.node)
    }
  }

  /// A constraint in another module than any class of the cluster can still be met by it, so each counts,
  /// but for those that cannot be named from there.
  private func isInSight(_ token: Token) -> Bool {
    cluster.types.contains { type in
      let declaration = index[type].primary
      let isNarrow = index.access(of: declaration) <= .fileprivate
      return !isNarrow || index[declaration.file].tree === token.tree
    }
  }
}
