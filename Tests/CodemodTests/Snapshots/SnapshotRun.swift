import BuildFiles
import CSTParser
import CodemodKit
import Codemods
import Configurations
import ProjectIndex
import SwiftCST

/// The passes run over the files of a case.
struct SnapshotRun: Sendable {
  let outcome: Outcome

  /// Runs the passes that `options` name, in a project that is built as `settingsFiles` say.
  init(_ files: [SnapshotFile], _ options: RunOptions, settingsFiles: [SettingsFile] = []) {
    let settings = ProjectSettings(files: settingsFiles, overrides: options.build)
    let codemods = AllCodemods.catalog.configured(only: options.only, options: options.options)
    let profile = Profile(codemods, applying: options.selection)
    let fixpoint = Fixpoint(ProfileTable(profile), settings: settings)
    outcome = fixpoint.run(
      over: files.map { file in
        ProjectFile(
          path: file.path, tree: SyntaxTree.parse(SourceText(bytes: file.bytes)), isEditable: true)
      })
  }

  /// The files after the run.
  var after: [SnapshotFile] {
    outcome.files.map { SnapshotFile(path: $0.path, bytes: $0.tree.source.bytes) }
  }

  /// What was found, a line for each finding: place, tier, rules and message; then the notes on what was
  /// fixed.
  var report: String {
    outcome.initial.map { finding in
      let file = outcome.originals[finding.file]
      let place = file.lines.location(of: finding.range.lowerBound)
      return "\(file.path):\(place.line):\(place.column): \(finding.rule.tier) "
        + "\(finding.rules.map(\.id).joined(separator: ", ")): \(finding.message)\n"
    }.joined() + outcome.applied.notes.map { "note \($0.rule.id): \($0.rule.summary)\n" }.joined()
  }
}
