import CodemodKit
import Codemods
import ProjectIndex
import Reports
import Rewriting
import SwiftCST
import Workspace

/// `swiftfix [PATH…]`: finds, shows or makes the changes.
struct FixCommand {
  private let arguments: Arguments
  private let configuration: RunConfiguration
  private let threads: Int
  private let colors: ColorChoice
  private let outputs: ReportOutputs
  private let progress: Progress
  /// The folder that all paths are seen from.
  private let folder: FilePath

  /// Runs the command; the result is the exit code.
  static func run(_ arguments: Arguments) throws -> ExitCode {
    try FixCommand(arguments).run()
  }

  private init(_ arguments: Arguments) throws {
    self.arguments = arguments
    threads = try arguments.threads()
    colors = try ColorChoice(arguments)
    outputs = try ReportOutputs(arguments)
    progress = Progress(isWanted: !arguments.has("quiet"))
    folder = try HostProcess.currentFolder()
    configuration = try RunConfiguration(arguments, from: folder)
  }

  private var isDryRun: Bool { arguments.has("dry-run") }

  /// Whether changes are made, in files or in the text that is printed.
  private var makesChanges: Bool { !isDryRun && !isCheck && !arguments.has("show-files") }

  /// Whether the exit code tells of what would change, and nothing is written.
  private var isCheck: Bool { arguments.has("check") }

  private func run() throws -> ExitCode {
    let choice = try InputChoice(arguments, from: folder)
    if case .standardInput = choice, makesChanges, let format = outputs.standardFormat {
      throw UsageError(
        "standard output takes the text; add --check, or write the report to a file: --output \(format)=FILE")
    }
    if writesFiles(choice) { try FileWriter(from: folder).finishInterruptedRuns(around: choice.paths) }
    let input = try RunInput(choice, from: folder)
    do {
      return try arguments.has("show-files") ? showFiles(input) : fix(input)
    } catch {
      // Whoever reads the text back must get it, whatever went wrong.
      if makesChanges, let text = input.standardInput { StandardStream.output.write(text.bytes) }
      throw error
    }
  }

  private func writesFiles(_ choice: InputChoice) -> Bool {
    if case .standardInput = choice { false } else { makesChanges }
  }

  private func fix(_ input: RunInput) throws -> ExitCode {
    let sources = try ProjectSources(
      input.discovery, overlay: input.overlay, from: folder, configuration: configuration,
      threads: threads)
    if sources.fileCount == 0, sources.excludedCount > 0, !arguments.has("quiet") {
      Swiftfix.say(
        "a configuration leaves out all files that were asked for; 'swiftfix config PATH' tells why")
    }
    for problem in sources.problems { Swiftfix.say(problem.seen(from: folder).description) }
    let profiles = profiles(of: sources)
    if let path = arguments.value("write-baseline") { return try writeBaseline(path, profiles, sources) }
    var choice = try FixChoice(arguments, colors)
    let fixpoint = try fixpoint(profiles, sources, baseline: baseline(sources))
    let outcome = fixpoint.run(over: sources.files) { offer in
      progress.end()
      return choice.choose(offer)
    }
    progress.end()
    let hasSyntaxErrors = reportSyntaxErrors(outcome)
    let unwritten = try deliver(outcome, profiles, sources, input)
    try outputs.deliver(report(of: outcome, profiles, sources, unwritten), colors: colors)
    let isDone = sources.problems.isEmpty && outcome.faults.isEmpty && unwritten.isEmpty && !hasSyntaxErrors
    guard isDone else { return .failure }
    return isCheck && !outcome.changed.isEmpty ? .findings : .success
  }

  /// Which passes look at each file, and which of their fixes are made.
  private func profiles(of sources: ProjectSources) -> ProfileTable {
    sources.configurations.profiles { AllCodemods.configured(only: $0, options: $1) }
  }

  private func fixpoint(
    _ profiles: ProfileTable, _ sources: ProjectSources, baseline: Baseline?
  ) -> Fixpoint {
    let (threads, progress) = (threads, progress)
    let workers = Workers { count, body in
      progress.begin(count)
      _ = parallelMap(count: count, threads: threads) { number in
        body(number)
        progress.step()
      }
    }
    return Fixpoint(profiles, baseline: baseline, settings: sources.settings, workers: workers)
  }

  /// What is known and lived with, as `--baseline` says.
  private func baseline(_ sources: ProjectSources) throws -> Baseline? {
    guard let path = arguments.value("baseline").map({ FilePath($0) }) else { return nil }
    return try BaselineFile(reading: path)
      .baseline(of: sources.paths, from: folder.appending(path).parent)
  }

  /// Notes everything that could be fixed, and fixes nothing.
  private func writeBaseline(
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

  /// Prints the diff or the text, or writes the files; the result is the numbers of those that could not be
  /// written.
  private func deliver(
    _ outcome: Outcome, _ profiles: ProfileTable, _ sources: ProjectSources, _ input: RunInput
  ) throws -> Set<Int> {
    if isDryRun && outputs.standardFormat == nil { printDiff(outcome, sources) }
    guard makesChanges else { return [] }
    switch input.origin {
    case .standardInput(let path):
      // A text that a configuration leaves out comes back as it came.
      let number = sources.paths.firstIndex(of: path)
      let text = number.map { outcome.files[$0].tree.source } ?? input.standardInput
      if let text { StandardStream.output.write(text.bytes) }
      return []
    case .index(let staged):
      let writer = StagedWriter(staged: staged, folder: folder)
      try writer.write(outcome, sources) { try fixedTexts(of: input.discovery, overlay: $0) }
      return []
    case .disk: return try write(outcome, profiles, sources)
    }
  }

  /// Writes the files; where none can be, whoever waits for a report is told so too.
  private func write(
    _ outcome: Outcome, _ profiles: ProfileTable, _ sources: ProjectSources
  ) throws -> Set<Int> {
    do {
      return try FileWriter(from: folder).write(
        outcome, sources, allowsDirty: arguments.has("allow-dirty"))
    } catch WorkspaceError.unfinished(let path, let reason) {
      throw WorkspaceError.unfinished(path, reason: reason)
    } catch {
      let problem = ReportedProblem(Swiftfix.message(for: error))
      try outputs.write(report(of: outcome, profiles, sources, Set(outcome.changed), problem))
      throw error
    }
  }

  /// What the passes make of files on disk, some of them with other contents.
  private func fixedTexts(
    of discovery: Discovery, overlay: [FilePath: SourceText]
  ) throws -> [FilePath: SourceText] {
    let sources = try ProjectSources(
      discovery, overlay: overlay, from: folder, configuration: configuration, threads: threads)
    let profiles = profiles(of: sources)
    let outcome = try fixpoint(profiles, sources, baseline: baseline(sources)).run(over: sources.files)
    progress.end()
    let asked = Set(discovery.files.map(\.path))
    let texts = zip(sources.paths, outcome.files.map(\.tree.source)).filter { asked.contains($0.0) }
    return Dictionary(uniqueKeysWithValues: texts)
  }

  // MARK: - What is printed

  private func showFiles(_ input: RunInput) throws -> ExitCode {
    var configuration = configuration
    let files = try configuration.included(input.discovery.files)
    let end: UInt8 = arguments.has("null") ? 0 : UInt8(ascii: "\n")
    let names = files.map { $0.path.relative(to: folder).bytes + [end] }
    StandardStream.output.write(Array(names.joined()))
    for problem in input.discovery.problems { Swiftfix.say(problem.seen(from: folder).description) }
    return input.discovery.problems.isEmpty ? .success : .failure
  }

  private func printDiff(_ outcome: Outcome, _ sources: ProjectSources) {
    let isColored = colors.isOn(for: .output)
    let base = WorkTree.diffFolder(of: outcome.changed.map { sources.paths[$0] }, from: folder)
    if base != folder {
      Swiftfix.say("the paths of the diff are seen from \(base.relative(to: folder)): apply it there")
    }
    let diffs = parallelMap(count: outcome.changed.count, threads: threads) { position in
      let number = outcome.changed[position]
      let diff = UnifiedDiff(
        path: sources.paths[number].relative(to: base).bytes,
        old: outcome.originals[number].tree.source.bytes, new: outcome.files[number].tree.source.bytes)
      return isColored ? diff.coloredBytes : diff.bytes
    }
    for diff in diffs { StandardStream.output.write(diff) }
  }

  private func report(
    of outcome: Outcome, _ profiles: ProfileTable, _ sources: ProjectSources, _ unwritten: Set<Int>,
    _ problem: ReportedProblem? = nil
  ) -> Report {
    let run = RunDescription(
      of: sources, from: folder, isDryRun: isDryRun || isCheck, unwritten: unwritten, allows: profiles.allow)
    let problems = run.problems(sources.problems, from: folder) + [problem].compactMap(\.self)
    return Report(of: outcome, run, problems: problems)
  }

  /// Tells of the files that can't be parsed; whether there are any.
  private func reportSyntaxErrors(_ outcome: Outcome) -> Bool {
    var hasErrors = false
    for file in outcome.originals where file.isEditable {
      guard let error = file.tree.errors.first else { continue }
      hasErrors = true
      let others = file.tree.errors.count - 1
      let rest = others > 0 ? " (and \(others) more)" : ""
      let message = ": error: \(error.message)\(rest); the file is left alone\n"
      StandardStream.error.write(file.place(of: error.offset) + message)
    }
    return hasErrors
  }
}

extension Arguments {
  /// How many threads to use.
  func threads() throws(UsageError) -> Int {
    try number(OptionDeclaration.threads.name, atLeast: 1) ?? activeCoreCount
  }
}
