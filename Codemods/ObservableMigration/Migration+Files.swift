import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST

extension Migration {
  /// `<T: ObservableObject>` → `<T: AnyObject & Observable>`.
  mutating func rewriteConstraints() {
    for constraint in cluster.constraints {
      guard let node = node(of: constraint.token) else { continue }
      checkMacroName(at: node)
      change(TextEdit(node.range, with: "AnyObject & Observable"), near: node)
    }
    for constraint in cluster.openConstraints where isInSight(constraint.token) {
      guard let node = node(of: constraint.token) else { continue }
      record(
        ObservableRules.genericCode,
        "generic code takes any ObservableObject, and what it is used with can't be told", at: node)
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

  func node(of token: Token) -> Node? {
    index.uses(of: token.text).first { $0.token == token }?.node
  }
}

// MARK: - Files that stay

extension Migration {
  /// A migration that a file must not take part in can't be made at all.
  mutating func checkFiles() {
    for edit in edits {
      let file = context.project.files[edit.file]
      let place = Finding(
        codemod: ObservableMigration.metadata.id, rule: ObservableRules.migration, file: edit.file,
        range: edit.edit.range, message: "", fix: nil)
      let isIgnored = file.suppressions.covering(place, file.lines) != nil
      guard isIgnored || !file.isEditable || !file.tree.errors.isEmpty else { continue }
      let reason =
        isIgnored ? "is to be ignored" : file.isEditable ? "has syntax errors" : "is not to be changed"
      record(
        ObservableRules.untouchedPlace, "a place that would have to change \(reason)", in: edit.file,
        at: edit.edit.range.lowerBound)
    }
  }
}
