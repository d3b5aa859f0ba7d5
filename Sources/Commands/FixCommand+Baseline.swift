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

  /// Notes everything that could be fixed, and fixes nothing.
  func writeBaseline(
    _ name: String, _ profiles: ProfileTable, _ sources: ProjectSources
  ) throws -> ExitCode {
    guard !OutputFile(folder.appending(name)).isSource else {
      throw UsageError("--write-baseline: it would replace \(name), which swiftfix reads; name another file")
    }
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
