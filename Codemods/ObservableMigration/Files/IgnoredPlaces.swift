import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST

/// The locations of a migration's edits at which a comment suppresses the migration.
struct IgnoredPlaces {
  private(set) var reasons: [LocatedReason] = []

  /// The edits at these locations. If a file must not be changed, as in a run over some files of a project,
  /// not all possible reports of the migration are computed, so all edits count: a comment at any of them may
  /// be meant for such a report.
  private(set) var edits: [FileEdit] = []

  /// Finds comments at the edits of a step: those for all passes, for this one, and for what the migration
  /// would report. If one suppresses the finding itself, there is nothing to report.
  init(of step: MigrationStep, _ cluster: ObservableCluster, in project: ProjectContext) {
    let caveats = step.reasons.map(\.rule).filter { $0.tier == .unsafe }
    let told = caveats.isEmpty ? [ObservableRules.migration] : caveats
    func isProtected(_ range: Range<Int>, in tree: SyntaxTree, from rules: [Rule]) -> Bool {
      guard let number = project.index.file(of: tree.root)?.number else { return false }
      let file = project.files[number]
      return file.suppressions.protect(range, from: ObservableMigration.metadata.id, rules, file.lines)
    }
    let ignored = step.changes.filter { change in
      isProtected(change.edit.range, in: change.node.tree, from: told + [ObservableRules.migration])
    }
    func fileEdit(_ change: MigrationStep.Change) -> FileEdit? {
      project.index.file(of: change.node).map { FileEdit(file: $0.number, edit: change.edit) }
    }
    let all = step.changes.compactMap(fileEdit)
    let isPossible = all.allSatisfy { project.files[$0.file].isEditable }
    edits = isPossible ? ignored.compactMap(fileEdit) : all
    guard !ignored.isEmpty else { return }
    if let name = cluster.namingToken(in: project.index),
      isProtected(name.range.prefix(1), in: name.tree, from: told)
    {
      return
    }
    reasons = ignored.map { change in
      LocatedReason(
        ObservableRules.untouchedPlace, "a place that must change is ignored by a comment", at: change.node,
        offset: change.edit.range.lowerBound)
    }
  }
}
