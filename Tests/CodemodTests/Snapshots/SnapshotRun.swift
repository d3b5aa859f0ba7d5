import BuildFiles
import CodemodKit
import Fixpoint
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
    outcome = Self.runner(options, settings).run(over: files.map(\.parsed))
  }

  /// The loop of the passes that `options` name.
  static func runner(
    _ options: RunOptions, _ settings: ProjectSettings = ProjectSettings(), fixesOnly: Bool = false
  ) -> Runner {
    let codemods = AllCodemods.catalog.configured(
      only: options.only?.passes, options: options.options, fixesOnly: fixesOnly)
    return Runner(ProfileTable(Profile(codemods, applying: options.selection)), settings: settings)
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

extension SnapshotFile {
  /// The file as the passes see it.
  var parsed: ProjectFile {
    ProjectFile(path: path, source: SourceText(bytes: bytes), isEditable: true)
  }
}
