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
  private let options: RunOptions
  private let threads: Int
  private let usesColor: ColorChoice

  /// Runs the command; the result is the exit code.
  static func run(_ arguments: Arguments) throws -> ExitCode {
    try FixCommand(arguments).run()
  }

  private init(_ arguments: Arguments) throws {
    self.arguments = arguments
    options = try RunOptions(arguments)
    threads = try arguments.number("threads", atLeast: 1) ?? activeCoreCount
    usesColor = try ColorChoice(arguments.value("color"))
  }

  private func run() throws -> ExitCode {
    let folder = try HostProcess.currentFolder()
    for state in StateFolder.unfinished(around: folder) { try finish(state) }
    let sources = try ProjectSources(
      arguments.operands.map { FilePath($0) }, from: folder, options: options, threads: threads)
    sources.problems.forEach(complain)
    let outcome = fixpoint(sources).run(over: sources.files)
    reportSyntaxErrors(outcome)
    if arguments.has("dry-run") {
      printDiff(outcome)
    } else if !outcome.changed.isEmpty {
      try write(outcome, sources)
    }
    if !arguments.has("quiet") { printSummary(outcome) }
    let wentWrong = !sources.problems.isEmpty || !outcome.faults.isEmpty || hasSyntaxErrors(outcome)
    return wentWrong ? .failure : .success
  }

  private func fixpoint(_ sources: ProjectSources) -> Fixpoint {
    let threads = threads
    let workers = Workers { count, body in _ = parallelMap(count: count, threads: threads, body) }
    return Fixpoint(
      AllCodemods.configured(only: options.only, options: options.options), applying: options.selection,
      settings: sources.settings, workers: workers)
  }

  /// Finishes what a run began that was killed.
  private func finish(_ state: StateFolder) throws {
    guard !arguments.has("dry-run") else { return }
    let transaction = try Transaction(in: state, waiting: sayWaiting)
    if try transaction.recover() != nil { StandardStream.error.write("swiftfix: finished a run that was interrupted\n") }
  }

  private func sayWaiting(_ process: String?) {
    let other = process.map { " (process \($0))" } ?? ""
    StandardStream.error.write("swiftfix: waiting for another run\(other) to end\n")
  }

  // MARK: - What is printed

  private func printDiff(_ outcome: Outcome) {
    let colored = usesColor.isOn(for: .output)
    for number in outcome.changed {
      let old = outcome.originals[number]
      let diff = UnifiedDiff(
        path: old.path, old: old.tree.source.bytes, new: outcome.files[number].tree.source.bytes)
      StandardStream.output.write(colored ? diff.coloredBytes : diff.bytes)
    }
  }

  private func printSummary(_ outcome: Outcome) {
    let metadata = AllCodemods.metadata.filter { options.only?.contains($0.id) ?? true }
    let summary = RunSummary(
      of: outcome, codemods: metadata, selection: options.selection, isDryRun: arguments.has("dry-run"),
      isVerbose: arguments.has("verbose"), usesColor: usesColor.isOn(for: .error))
    StandardStream.error.write(summary.text)
  }

  private func hasSyntaxErrors(_ outcome: Outcome) -> Bool {
    outcome.originals.contains { $0.isEditable && !$0.tree.errors.isEmpty }
  }

  private func reportSyntaxErrors(_ outcome: Outcome) {
    for file in outcome.originals where file.isEditable {
      guard let error = file.tree.errors.first else { continue }
      let place = file.lines.location(of: error.offset)
      let more = file.tree.errors.count - 1
      let rest = more > 0 ? " (and \(more) more)" : ""
      StandardStream.error.write(
        "\(file.path):\(place.line):\(place.column): error: \(error.message)\(rest); the file is left alone\n")
    }
  }

  private func complain(_ problem: WorkspaceError) {
    StandardStream.error.write("swiftfix: \(problem)\n")
  }

  // MARK: - Writing

  private func write(_ outcome: Outcome, _ sources: ProjectSources) throws {
    let paths = outcome.changed.map { sources.paths[$0] }
    if !arguments.has("allow-dirty") { try requireClean(paths) }
    let changes = outcome.changed.map { number in
      FileChange(
        path: sources.paths[number], original: outcome.originals[number].tree.source.bytes,
        replacement: outcome.files[number].tree.source.bytes)
    }
    let transaction = try Transaction(in: StateFolder.forWriting(paths), waiting: sayWaiting)
    let report = try transaction.commit(changes, groups: outcome.groupsOfChanges)
    for file in report.leftAlone { StandardStream.error.write("swiftfix: \(file)\n") }
  }

  private func requireClean(_ paths: [FilePath]) throws {
    let byTree = Dictionary(grouping: paths) { WorkTree.containing($0.parent) }
    var dirty: [String] = []
    for case (let tree?, let files) in byTree {
      dirty += try tree.uncommitted(among: files).map { "  \($0.path)" }
    }
    guard !dirty.isEmpty else { return }
    throw UsageError(
      "these files have uncommitted changes; commit or stash them, or pass --allow-dirty:\n"
        + dirty.sorted().joined(separator: "\n"))
  }
}

extension RunOptions {
  /// What the command line asks for.
  init(_ arguments: Arguments) throws {
    self.init(for: AllCodemods.metadata)
    let only = arguments.list("only")
    if !only.isEmpty { try runOnly(only) }
    if arguments.has("unsafe") { includeUnsafe() }
    try allow(arguments.list("allow"))
    for assignment in arguments.list("option") { try set(assignment) }
    for assignment in arguments.list("deployment") { try setDeployment(assignment) }
    if let mode = arguments.value("swift") { try setSwift(mode) }
  }
}
