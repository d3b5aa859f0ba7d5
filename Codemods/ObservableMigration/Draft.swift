import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST

/// The result of a step of a migration: its edits and remarks.
struct Draft: Sendable {
  /// An edit in the file of a node.
  struct Change: Sendable {
    let edit: TextEdit
    let node: Node
  }

  private(set) var changes: [Change] = []
  private(set) var remarks: [Remark] = []

  /// Whether something prevents the migration.
  var isRefused: Bool { remarks.contains { $0.rule.tier == .refusal } }

  /// The edits by the files of a project.
  func edits(in index: ProjectIndex) -> [FileEdit] {
    changes.compactMap { change in
      index.file(of: change.node).map { FileEdit(file: $0.number, edit: change.edit) }
    }
  }

  /// Adds an edit in the file of a node, which is or contains what changes.
  mutating func change(_ edit: TextEdit, near node: Node) {
    changes.append(Change(edit: edit, node: node))
  }

  /// Adds that a rule applies at a node; `text` is followed by the location.
  mutating func remark(_ rule: Rule, _ text: String, at node: Node) {
    remarks.append(Remark(rule, text, at: node))
  }

  static func += (draft: inout Draft, other: Draft) {
    draft.changes += other.changes
    draft.remarks += other.remarks
  }

  /// Inserts the edits of a step before all others: its insertions come first at the same offset.
  mutating func begin(with other: Draft) {
    changes = other.changes + changes
    remarks += other.remarks
  }

  static func += (draft: inout Draft, remarks: [Remark]) { draft.remarks += remarks }
}
