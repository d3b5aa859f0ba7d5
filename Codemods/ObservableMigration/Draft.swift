import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST

/// What a step of a migration gives: the changes that it makes, and what there is to say.
struct Draft: Sendable {
  /// A change in the file that a node is in.
  struct Change: Sendable {
    let edit: TextEdit
    let node: Node
  }

  private(set) var changes: [Change] = []
  private(set) var remarks: [Remark] = []

  /// Whether something stands against the migration.
  var isRefused: Bool { remarks.contains { $0.rule.tier == .refusal } }

  /// The changes by the files of a project.
  func edits(in index: ProjectIndex) -> [FileEdit] {
    changes.compactMap { change in
      index.file(of: change.node).map { FileEdit(file: $0.number, edit: change.edit) }
    }
  }

  /// Adds a change of the file that a node is in; the node is what changes, or stands around it.
  mutating func change(_ edit: TextEdit, near node: Node) {
    changes.append(Change(edit: edit, node: node))
  }

  /// Adds that a rule applies at a node; `text` is followed by the place.
  mutating func remark(_ rule: Rule, _ text: String, at node: Node) {
    remarks.append(Remark(rule, text, at: node))
  }

  static func += (draft: inout Draft, other: Draft) {
    draft.changes += other.changes
    draft.remarks += other.remarks
  }

  /// Puts the changes of a step before all others: what it inserts comes first where they meet.
  mutating func begin(with other: Draft) {
    changes = other.changes + changes
    remarks += other.remarks
  }

  static func += (draft: inout Draft, remarks: [Remark]) { draft.remarks += remarks }
}
