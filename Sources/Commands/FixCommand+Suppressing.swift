import CodemodKit
import Fixpoint
import Configurations
import Reports
import Workspace

// `swiftfix suppress [PATH…]`: writes an ignore comment for each remaining finding.
extension FixCommand {
  /// Runs the command and returns the exit code.
  static func suppress(_ arguments: Arguments) throws -> ExitCode {
    if let reason = arguments.value(.reason), reason.contains(where: \.isNewline) {
      throw UsageError("--reason takes one line")
    }
    return try FixCommand(arguments).suppress()
  }

  private func suppress() throws -> ExitCode {
    let choice = try InputChoice(arguments, from: folder)
    guard case .paths = choice else { throw UsageError("'swiftfix suppress' takes files and folders") }
    if !isDryRun { try writer.finishInterruptedRuns(around: choice.paths) }
    defer { progress.end() }
    progress.begin(.finding)
    let input = try RunInput(choice, from: folder, threads: threads)
    let sources = try sources(input.discovery, overlay: [:])
    progress.end()
    if sources.fileCount == 0, sources.excludedCount > 0 { try tellOfExcluded(input.discovery) }
    for problem in sources.problems { Swiftfix.say(problem.seen(from: folder).description) }
    let outcome = try silence(sources)
    HostProcess.keep(sources)
    HostProcess.keep(outcome)
    let hasSyntaxErrors = reportSyntaxErrors(outcome)
    let unwritten = try deliver(outcome, sources, input)
    let isDone = sources.problems.isEmpty && outcome.faults.isEmpty && unwritten.isEmpty && !hasSyntaxErrors
    return isDone && outcome.remaining.isEmpty ? .success : .failure
  }

  private func silence(_ sources: ProjectSources) throws -> Outcome {
    guard sources.mayHoldFindings else { return Outcome(files: sources.files) }
    let profiles = profiles(of: sources)
    let runner = runner(
      profiles, sources, baseline: try baselineFile()?.baseline(of: sources.paths))
    let tiers: [Tier] = arguments.has(.hints) ? [.warning, .hint] : [.warning]
    return runner.silence(
      after: sources.look ?? runner.look(at: sources.files), reason: arguments.value(.reason)
    ) { finding in
      let tier = profiles[finding.file].selection.reportedAs[finding.codemod] ?? finding.rule.tier
      let isReported =
        profiles.apply(finding)
        || tiers.contains(tier) && (finding.rule.tier.isFix || finding.rule.tier.isAdvice)
      // A comment that ignores unused ignore comments is useless: '--unsafe' removes these comments.
      return isReported && finding.codemod != Suppressions.auditingPass
    }
  }

  /// Prints the diff or writes the files, and prints the number of comments; returns the numbers of the files
  /// that could not be written.
  private func deliver(
    _ outcome: Outcome, _ sources: ProjectSources, _ input: RunInput
  ) throws -> Set<Int> {
    var unwritten: Set<Int> = []
    if isDryRun {
      printDiff(outcome, sources)
    } else {
      try input.bounds.require(outcome.changed.map { sources.paths[$0] })
      try requireNarrowScope(outcome, sources)
      unwritten = try writer.write(outcome, sources)
    }
    for fault in outcome.faults { Swiftfix.say(fault.description) }
    if !arguments.has(.quiet) { say(outcome, sources) }
    return unwritten
  }

  private func say(_ outcome: Outcome, _ sources: ProjectSources) {
    let paint = colors.paint(for: .error)
    var sentences: [String] = []
    if outcome.silenced.isEmpty {
      sentences.append("Nothing to suppress in \(sources.fileCount.counted("file")).")
    } else {
      let comments = outcome.silenced.count.counted("comment")
      let files = outcome.changed.count.counted("file")
      sentences.append("\(isDryRun ? "Would write" : "Wrote") \(comments) in \(files).")
      sentences.append(isDryRun ? "Nothing was written." : "'swiftfix undo' reverts this.")
    }
    StandardStream.error.write(paint.paragraph(sentences.joined(separator: " "), style: paint.bold))
    guard !outcome.remaining.isEmpty else { return }
    let left = outcome.remaining.count.counted("finding")
    let places = outcome.remaining.prefix(3).map { finding in
      "\(outcome.files[finding.file].place(of: finding.range.lowerBound)) \(finding.rule.id)"
    }
    StandardStream.error.write(
      paint.paragraph(
        "No comment can be placed for \(left): \(places.joined(separator: ", ")). Ignore the IDs in the "
          + "configuration ('per-file')."))
  }
}
