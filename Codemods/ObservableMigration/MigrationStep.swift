import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST

/// The result of a step of a migration: its edits and reasons.
struct MigrationStep: Sendable {
  /// An edit in the file of a node.
  struct Change: Sendable {
    let edit: TextEdit
    let node: Node
  }

  private(set) var changes: [Change] = []
  private(set) var reasons: [LocatedReason] = []

  /// Whether something prevents the migration.
  var isRefused: Bool { reasons.contains { $0.rule.tier == .refusal } }

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
  mutating func addReason(_ rule: Rule, _ text: String, at node: Node) {
    reasons.append(LocatedReason(rule, text, at: node))
  }

  static func += (step: inout MigrationStep, other: MigrationStep) {
    step.changes += other.changes
    step.reasons += other.reasons
  }

  /// Inserts the edits of a step before all others: its insertions come first at the same offset.
  mutating func begin(with other: MigrationStep) {
    changes = other.changes + changes
    reasons += other.reasons
  }

  static func += (step: inout MigrationStep, reasons: [LocatedReason]) { step.reasons += reasons }
}
