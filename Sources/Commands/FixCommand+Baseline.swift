import CodemodKit
import Fixpoint
import Configurations
import Reports
import Workspace

// Support for baselines.
extension FixCommand {
  /// The file of `--baseline`.
  func baselineFile() throws -> BaselineFile? {
    try arguments.value(.baseline).map { try BaselineFile(reading: folder.appending($0)) }
  }

  /// Reports how many baseline entries no longer match a finding in the files of the run.
  func tellOfUnused(
    _ file: BaselineFile, _ result: RunResult, _ profiles: ProfileTable, _ sources: ProjectSources
  ) {
    let baseline = file.baseline(of: sources.paths)
    let unused = baseline.unused(by: result.look?.findings ?? [], in: sources.files) { number, id in
      sources.files[number].isEditable && sources.files[number].isSound && profiles[number].reports(id)
    }
    let count = unused + file.countOfMissingFiles
    guard count > 0, !arguments.has(.quiet) else { return }
    let name = arguments.value(.baseline) ?? ""
    Swiftfix.say(
      "\(name): \(count.counted("entry no longer applies", plural: "entries no longer apply")); "
        + "'swiftfix --write-baseline \(name)' drops \(count == 1 ? "it" : "them")")
  }

  /// Rejects options that have no effect when a baseline is written.
  static func requireSenseOfBaseline(_ arguments: Arguments) throws(UsageError) {
    try arguments.require(
      .writeBaseline, without: .dryRun, .check, .showFiles, .baseline, .interactive, .maxFixes, .format,
      .output, .statistics)
    if arguments.value(.writeBaseline) == "-" {
      throw UsageError("--write-baseline takes a file: its paths are relative to the file's folder")
    }
  }

  /// Checks, before the run starts, that a baseline can be written to a file: an existing file must be a
  /// baseline, too.
  func requireBaseline(at name: String) throws {
    let path = folder.appending(name)
    let file = OutputFile(path)
    guard !file.isInput else {
      throw UsageError("--write-baseline: it would replace \(name), which swiftfix reads; name another file")
    }
    guard file.replaced == nil || BaselineFile.canReplace(path) else {
      throw UsageError(
        "--write-baseline: it would replace \(name), which isn't a baseline; remove it, or name another file")
    }
    try file.requireWritable()
  }

  /// Writes the findings to a baseline, and fixes nothing.
  func writeBaseline(
    _ name: String, _ profiles: ProfileTable, _ sources: ProjectSources
  ) throws -> ExitCode {
    let outcome = runner(profiles, sources, baseline: nil).run(over: sources.files) { _ in
      FixDecision(applying: [])
    }
    progress.end()
    let hasSyntaxErrors = reportSyntaxErrors(outcome)
    let old = try? BaselineFile(reading: folder.appending(name))
    let file = BaselineFile(
      at: folder.appending(name), of: outcome.initial, in: sources.files, at: sources.paths)
    try file.write()
    let dropped = old.map { $0.count(notIn: file) } ?? 0
    let change = dropped > 0 ? " and dropped \(dropped.counted("old entry", plural: "old entries"))" : ""
    if !arguments.has(.quiet) { Swiftfix.say("wrote \(file.count.counted("finding")) to \(name)\(change)") }
    return sources.problems.isEmpty && !hasSyntaxErrors ? .success : .failure
  }
}
