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

  /// What was found: for each finding its place, the line, and under it tier, rules and message; then the notes
  /// on what was fixed.
  var report: String {
    outcome.initial.map { outcome.originals[$0.file].excerpt(of: $0) }.joined()
      + outcome.applied.notes.map { "note \($0.rule.id): \($0.rule.summary)\n" }.joined()
  }
}

extension ProjectFile {
  /// A finding as a compiler shows it: the place, the line, and marks with the message under the code that
  /// the finding is about, as far as that is on its first line.
  fileprivate func excerpt(of finding: Finding) -> String {
    let place = lines.location(of: finding.range.lowerBound)
    let start = lines.lineStarts[place.line - 1]
    let line = source.string(in: start..<source.count).prefix { !$0.isNewline }
    let indent = source.string(in: start..<finding.range.lowerBound).map { $0 == "\t" ? "\t" : " " }
    let marked = source.string(in: finding.range).prefix { !$0.isNewline }
    let marks = String(repeating: "^", count: max(1, marked.count))
    let rules = finding.rules.map(\.id).joined(separator: ", ")
    return "\(path):\(place.line):\(place.column)\n\(line)\n"
      + "\(indent.joined())\(marks) \(finding.rule.tier) \(rules): \(finding.message)\n"
  }
}

extension SnapshotFile {
  /// The file as the passes see it.
  var parsed: ProjectFile {
    ProjectFile(path: path, source: SourceText(bytes: bytes), isEditable: true)
  }
}
