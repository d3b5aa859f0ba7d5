import CodemodKit
import Fixpoint
import Configurations
import ProjectIndex
import Reports
import Rewriting
import SwiftCST
import Workspace

/// `swiftfix [PATH…]`: finds, shows or applies the changes.
struct FixCommand {
  let arguments: Arguments
  let configuration: RunConfiguration
  let threads: Int
  let colors: ColorChoice
  let outputs: ReportOutputs
  let progress: Progress
  let choice: FixChoice
  /// The folder that all paths are relative to.
  let folder: FilePath

  /// Runs the command and returns the exit code.
  static func run(_ arguments: Arguments) throws -> ExitCode {
    let command = try FixCommand(arguments)
    guard arguments.saysWhatToDo else { return try showWhatToType(arguments) }
    guard arguments.has(.watch) else { return try command.run() }
    return try Watch(arguments, from: command.folder).run { try FixCommand($0).run() }
  }

  init(_ arguments: Arguments) throws {
    self.arguments = arguments
    threads = try arguments.threads()
    colors = try ColorChoice(arguments)
    outputs = try ReportOutputs(arguments)
    choice = try FixChoice(arguments, colors)
    try Self.requireSenseOfBaseline(arguments)
    try Self.requireSenseOfFailing(arguments)
    progress = Progress(isWanted: !arguments.has(.quiet))
    folder = try HostProcess.currentFolder()
    configuration = try RunConfiguration(arguments, from: folder)
  }

  var isDryRun: Bool { arguments.has(.dryRun) }

  /// Whether changes are applied, to files or to the printed text.
  var makesChanges: Bool { !isDryRun && !isCheck && !arguments.has(.showFiles) }

  /// Whether the exit code reports the changes, and nothing is written.
  var isCheck: Bool { arguments.has(.check) }

  private func run() throws -> ExitCode {
    let choice = try InputChoice(arguments, from: folder)
    if case .standardInput = choice, makesChanges, let format = outputs.standardFormat {
      throw UsageError(
        "standard output is used for the text; add --check, or write the report to a file: --output "
          + "\(format)=FILE")
    }
    if writesFiles(choice) { try writer.finishInterruptedRuns(around: choice.paths) }
    // End the progress line on errors, too. Don't show it for text on standard input: the user may be typing.
    defer { progress.end() }
    if case .standardInput = choice {} else { progress.begin(.finding) }
    let input = try RunInput(choice, from: folder, threads: threads)
    progress.end()
    if case .index(let staged) = input.origin { tellOfIntended(staged) }
    do {
      if arguments.has(.showFiles) { return try showFiles(input) }
      if !writesFiles(choice) { try writer.requireWhole(choice.paths) }
      return try fix(input)
    } catch {
      // The caller that reads the text back must get it, even after an error.
      if makesChanges, let bytes = input.standardInput { StandardStream.output.write(bytes) }
      throw error
    }
  }

  var writer: FileWriter { FileWriter(from: folder, progress: progress) }

  private func writesFiles(_ choice: InputChoice) -> Bool {
    if case .standardInput = choice { false } else { makesChanges }
  }

  private func fix(_ input: RunInput) throws -> ExitCode {
    if let path = arguments.value(.writeBaseline) { try requireBaseline(at: path) }
    let sources = try sources(input.discovery, overlay: input.overlay)
    progress.end()
    // If a report can't be written, write nothing: its reader would not know what changed.
    try outputs.requireWritable(sparing: filesRead(with: sources))
    if sources.fileCount == 0, sources.excludedCount > 0 { try tellOfExcluded(input.discovery) }
    for problem in sources.problems { Swiftfix.say(problem.seen(from: folder).description) }
    let profiles = profiles(of: sources)
    if let path = arguments.value(.writeBaseline) {
      let code = try writeBaseline(path, profiles, sources)
      if makesChanges, let bytes = input.standardInput { StandardStream.output.write(bytes) }
      return code
    }
    let baseline = try baselineFile()
    let known = baseline?.baseline(of: sources.paths)
    let result = try fixes(sources, runner(profiles, sources, baseline: known), input)
    let outcome = result.outcome
    HostProcess.keep(sources)
    HostProcess.keep(result)
    let hasSyntaxErrors = reportSyntaxErrors(outcome)
    if let baseline { tellOfUnused(baseline, result, profiles, sources) }
    let unwritten = try deliver(result, profiles, sources, input)
    let neverFails = arguments.value(.failOn) == "never"
    var fails = (isCheck || arguments.has(.exitNonZeroOnFix)) && !outcome.changed.isEmpty
    if !outputs.isEmpty || failingStates != [] {
      let report = report(of: result, profiles, sources, unwritten)
      fails = fails || report.findings.contains { failingStates.contains($0.state) }
      try outputs.deliver(report, colors: colors)
    }
    let isDone = sources.problems.isEmpty && outcome.faults.isEmpty && unwritten.isEmpty && !hasSyntaxErrors
    guard isDone, result.uncommitted.files.isEmpty else { return .failure }
    return fails && !neverFails ? .findings : .success
  }

  private static func requireSenseOfFailing(_ arguments: Arguments) throws(UsageError) {
    guard let tier = arguments.value(.failOn) else { return }
    guard ["warning", "hint", "never"].contains(tier) else {
      throw UsageError("--fail-on: unknown tier '\(tier)'; choose warning, hint or never")
    }
    guard arguments.has(.check) else { throw UsageError("--fail-on needs --check") }
  }

  /// The states besides fixes that make a check fail.
  private var failingStates: [FindingState] {
    guard isCheck else { return [] }
    return switch arguments.value(.failOn) {
    case FindingState.warning.rawValue: [.warning]
    case FindingState.hint.rawValue: [.warning, .hint]
    default: []
    }
  }

  /// The files besides sources that the run reads, without symlinks.
  func filesRead(with sources: ProjectSources) -> Set<FilePath> {
    let named = [.baseline, .config, .filesFrom].compactMap { arguments.value($0).map(folder.appending) }
    return Set((named + sources.configurations.files).compactMap { OutputFile($0).replaced })
  }

  /// The requested files and, if the passes need it, the project around them.
  func sources(_ discovery: Discovery, overlay: [FilePath: [UInt8]]) throws -> ProjectSources {
    try ProjectSources(
      discovery, overlay: overlay, from: folder, configuration: configuration, threads: threads,
      progress: progress
    ) { sources in
      runner(profiles(of: sources), sources, baseline: nil).look(at: sources.files)
    }
  }

  /// Which passes run on each file, and which of their fixes are applied.
  func profiles(of sources: ProjectSources) -> ProfileTable {
    let fixesOnly = outputs.isEmpty && failingStates.isEmpty
    return sources.configurations.profiles {
      arguments.codemods.configured(only: $0, options: $1, fixesOnly: fixesOnly)
    }
  }

  func runner(
    _ profiles: ProfileTable, _ sources: ProjectSources, baseline: Baseline?
  ) -> Runner {
    let threads = min(threads, sources.files.count)
    let (progress, fileCount) = (progress, sources.fileCount)
    let workers = Workers { count, body in
      progress.begin(.looking(fileCount))
      _ = parallelMap(count: count, threads: threads, body)
    }
    return Runner(
      profiles, baseline: baseline, settings: sources.settings, memory: memory(of: profiles, sources),
      workers: workers)
  }

  /// Prints the diff or the text, or writes the files; returns the numbers of the files that could not be
  /// written.
  private func deliver(
    _ result: RunResult, _ profiles: ProfileTable, _ sources: ProjectSources, _ input: RunInput
  ) throws -> Set<Int> {
    let outcome = result.outcome
    if isDryRun && outputs.standardFormat == nil { printDiff(outcome, sources) }
    guard makesChanges else { return [] }
    if input.standardInput == nil { try input.bounds.require(outcome.changed.map { sources.paths[$0] }) }
    switch input.origin {
    case .standardInput(let path):
      // Text that a configuration excludes is returned unchanged.
      let number = sources.paths.firstIndex(of: path)
      let bytes = number.map { outcome.files[$0].source.bytes } ?? input.standardInput
      if let bytes { StandardStream.output.write(bytes) }
      return []
    case .index(let staged):
      let writer = StagedWriter(staged: staged, folder: folder, progress: progress)
      try writer.write(outcome, sources) { try fixedContents(of: input.discovery, overlay: $0) }
      return []
    case .disk: return try write(result, profiles, sources)
    }
  }

  /// Writes the files; if that fails, the reports say so, too.
  private func write(
    _ result: RunResult, _ profiles: ProfileTable, _ sources: ProjectSources
  ) throws -> Set<Int> {
    do {
      try requireClean(result.uncommitted)
      try requireNarrowScope(result.outcome, sources)
      let unwritten = try writer.write(result.outcome, sources)
      tellOfUncommitted(result.uncommitted)
      return unwritten
    } catch {
      // If a run stopped halfway, it is unknown what is written.
      if case WorkspaceError.unfinished = error { throw error }
      let problem = ReportedProblem(Swiftfix.message(for: error))
      try outputs.write(
        report(of: result, profiles, sources, Set(result.outcome.changed), problem), colors)
      throw error
    }
  }

  /// The result of the passes for files on disk, some of them with other contents.
  private func fixedContents(
    of discovery: Discovery, overlay: [FilePath: [UInt8]]
  ) throws -> [FilePath: [UInt8]] {
    let sources = try sources(discovery, overlay: overlay)
    let profiles = profiles(of: sources)
    let baseline = try baselineFile()?.baseline(of: sources.paths)
    let outcome = runner(profiles, sources, baseline: baseline).run(over: sources.files)
    progress.end()
    let asked = Set(discovery.files.map(\.path))
    let made = zip(sources.paths, outcome.files.map(\.source.bytes)).filter { asked.contains($0.0) }
    return Dictionary(uniqueKeysWithValues: made)
  }
}

extension Arguments {
  /// The number of threads to use.
  package func threads() throws(UsageError) -> Int {
    try number(.threads, atLeast: 1) ?? activeCoreCount
  }
}
