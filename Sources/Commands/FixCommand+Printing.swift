import Configurations
import CodemodKit
import Fixpoint
import ProjectIndex
import Reports
import Rewriting
import SwiftCST
import Workspace

// The output of a run besides its reports.
extension FixCommand {
  func showFiles(_ input: RunInput) throws -> ExitCode {
    var configuration = configuration
    let files = try configuration.included(input.discovery.files)
    let end: UInt8 = arguments.has(.null) ? 0 : UInt8(ascii: "\n")
    let names = files.map { $0.path.relative(to: folder).bytes + [end] }
    StandardStream.output.write(Array(names.joined()))
    for problem in input.discovery.problems { Swiftfix.say(problem.seen(from: folder).description) }
    return input.discovery.problems.isEmpty ? .success : .failure
  }

  /// Reports files that look staged but are not.
  func tellOfIntended(_ staged: StagedFiles) {
    guard !arguments.has(.quiet) else { return }
    for path in staged.intended {
      Swiftfix.say(
        "\(path.relative(to: folder)): skipped, nothing of it is staged yet (git add --intent-to-add). Run "
          + "git add, then run swiftfix again.")
    }
  }

  /// Explains why all requested files are excluded.
  func tellOfExcluded(_ discovery: Discovery) throws {
    guard !arguments.has(.quiet) else { return }
    var configuration = configuration
    let isConfigured = try discovery.files.contains { try configuration.exclusion(of: $0.path) != nil }
    Swiftfix.say(
      isConfigured
        ? "the configuration excludes all requested files; 'swiftfix config PATH' shows why"
        : "all requested files are generated, templates, build output or dependencies; --force-exclude "
          + "excludes these")
  }

  func printDiff(_ outcome: Outcome, _ sources: ProjectSources) {
    let isColored = colors.isOn(for: .output)
    let paths = outcome.changed.map { sources.paths[$0] }
    let base = WorkTree.diffFolder(of: paths, from: folder)
    if !paths.allSatisfy({ folder.contains($0) }) {
      Swiftfix.say("the paths in the diff are relative to \(base.relative(to: folder)); apply it there")
    }
    let diffs = parallelMap(count: outcome.changed.count, threads: threads) { position in
      let number = outcome.changed[position]
      let diff = UnifiedDiff(
        path: sources.paths[number].relative(to: base).bytes,
        old: outcome.originals[number].source.bytes, new: outcome.files[number].source.bytes)
      return isColored ? diff.coloredBytes : diff.bytes
    }
    for diff in diffs { StandardStream.output.write(diff) }
  }

  func report(
    of result: RunResult, _ profiles: ProfileTable, _ sources: ProjectSources, _ unwritten: Set<Int>,
    _ problem: ReportedProblem? = nil
  ) -> Report {
    let run = RunDescription(
      of: sources, arguments.codemods.metadata, from: folder, isDryRun: isDryRun || isCheck,
      unwritten: unwritten, uncommitted: Set(result.uncommitted.files.keys), canBeUndone: result.canBeUndone,
      isCheck: isCheck,
      showsHints: arguments.has(.hints) || arguments.value(.failOn) == Tier.hint.rawValue,
      builds: outputs.describesRun ? builds(of: sources) : [],
      documentation: documentation,
      pages: { [codemods = arguments.codemods] in RulePage(of: $0, in: [$1], from: codemods) },
      level: { profiles[$0.file].selection.reportedAs[$0.codemod] }, allows: profiles.allow)
    let problems = run.problems(sources.problems, from: folder) + [problem].compactMap(\.self)
    return Report(of: result.outcome, run, problems: problems)
  }

  /// The URL of the pages of the passes, if the configuration of the current folder sets it.
  private var documentation: String? {
    var configuration = configuration
    guard let question = try? ConfigurationQuestion(FilePath("."), from: folder) else { return nil }
    return (try? configuration.effective(for: question))?.documentation?.value
  }

  /// The deployment targets and language modes of the files of the run.
  private func builds(of sources: ProjectSources) -> [String] {
    let settings = sources.settings
    let asked = sources.files.filter(\.isEditable).map(\.path)
    let lines = DetectedBuilds(of: asked, in: settings).lines
    let isOverridden = settings.overrides != BuildSettings() || !settings.fileOverrides.isEmpty
    return lines.isEmpty || !isOverridden
      ? lines : lines + ["The configuration or the command line sets some of these."]
  }

  /// Reports the files that can't be parsed; returns whether there are any.
  func reportSyntaxErrors(_ outcome: Outcome) -> Bool {
    var hasErrors = false
    for file in outcome.originals {
      guard let problem = SyntaxProblem(of: file) else { continue }
      hasErrors = true
      Swiftfix.show("\(file.place(of: problem.offset)): error: \(problem.message)")
    }
    return hasErrors
  }
}
