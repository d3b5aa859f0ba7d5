import CodemodKit
import Configurations
import Reports
import Workspace

// What a project lives with for now.
extension FixCommand {
  /// What is known and lived with, as `--baseline` says.
  func baseline(_ sources: ProjectSources) throws -> Baseline? {
    guard let path = arguments.value(.baseline) else { return nil }
    return try BaselineFile(reading: folder.appending(path)).baseline(of: sources.paths)
  }

  /// Refuses what has no effect where a baseline is written.
  static func requireSenseOfBaseline(_ arguments: Arguments) throws(UsageError) {
    try arguments.require(
      .writeBaseline, without: .dryRun, .check, .showFiles, .baseline, .interactive, .maxFixes, .format,
      .output, .statistics)
    if arguments.value(.writeBaseline) == "-" {
      throw UsageError("--write-baseline takes a file: its paths are relative to the file's folder")
    }
  }

  /// Finds out, before anything is looked for, whether a baseline can be written to a file: what is there
  /// must be one, too.
  func requireBaseline(at name: String) throws {
    let path = folder.appending(name)
    let file = OutputFile(path)
    guard !file.isInput else {
      throw UsageError("--write-baseline: it would replace \(name), which swiftfix reads; name another file")
    }
    guard file.replaced == nil || BaselineFile.canReplace(path) else {
      throw UsageError(
        "--write-baseline: it would replace \(name), which is no baseline; remove it, or name another file")
    }
    try file.requireWritable()
  }

  /// Notes everything that could be fixed, and fixes nothing.
  func writeBaseline(
    _ name: String, _ profiles: ProfileTable, _ sources: ProjectSources
  ) throws -> ExitCode {
    let outcome = fixpoint(profiles, sources, baseline: nil).run(over: sources.files) { _ in [] }
    progress.end()
    let hasSyntaxErrors = reportSyntaxErrors(outcome)
    let file = BaselineFile(
      at: folder.appending(name), of: outcome.initial, in: sources.files, at: sources.paths)
    try file.write()
    let noted = file.count.counted("finding is", plural: "findings are")
    if !arguments.has(.quiet) { Swiftfix.say("\(noted) noted in \(name)") }
    return sources.problems.isEmpty && !hasSyntaxErrors ? .success : .failure
  }
}
