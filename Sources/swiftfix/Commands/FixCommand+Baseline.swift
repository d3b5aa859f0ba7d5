import CodemodKit
import Workspace

// What a project lives with for now.
extension FixCommand {
  /// What is known and lived with, as `--baseline` says.
  func baseline(_ sources: ProjectSources) throws -> Baseline? {
    guard let path = arguments.value("baseline").map({ FilePath($0) }) else { return nil }
    return try BaselineFile(reading: path)
      .baseline(of: sources.paths, from: folder.appending(path).parent)
  }

  /// Notes everything that could be fixed, and fixes nothing.
  func writeBaseline(
    _ name: String, _ profiles: ProfileTable, _ sources: ProjectSources
  ) throws -> ExitCode {
    let path = FilePath(name)
    let outcome = fixpoint(profiles, sources, baseline: nil).run(over: sources.files) { _ in [] }
    progress.end()
    let hasSyntaxErrors = reportSyntaxErrors(outcome)
    let file = BaselineFile(
      of: outcome.initial, in: sources.files, at: sources.paths, from: folder.appending(path).parent)
    try file.write(to: path)
    let noted = file.count == 1 ? "1 finding is" : "\(file.count) findings are"
    if !arguments.has("quiet") { Swiftfix.say("\(noted) noted in \(path)") }
    return sources.problems.isEmpty && !hasSyntaxErrors ? .success : .failure
  }
}
