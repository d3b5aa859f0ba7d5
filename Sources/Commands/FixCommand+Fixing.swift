import CodemodKit
import Fixpoint
import Reports
import Rewriting
import SwiftCST
import Workspace

/// The outcome of a run, and what limited it.
struct RunResult: Sendable {
  var outcome: Outcome
  /// The files that were skipped because of uncommitted changes.
  var uncommitted: UncommittedChanges
  /// The first findings of the passes. Keeping them until the program ends avoids the cost of deallocating
  /// them.
  var look: FirstLook?
  /// Whether the run leaves a record that undo can use.
  var canBeUndone = false
}

// Which fixes are applied, and whether they may be written.
extension FixCommand {
  /// Runs the passes and applies the requested fixes.
  func fixes(_ sources: ProjectSources, _ runner: Runner, _ input: RunInput) throws -> RunResult {
    var result = RunResult(
      outcome: Outcome(files: sources.files), uncommitted: UncommittedChanges(in: sources.paths))
    if case .standardInput = input.origin {} else { result.canBeUndone = makesChanges }
    var choice = choice
    if sources.mayHoldFindings {
      let first = sources.look ?? runner.look(at: sources.files)
      result.look = first
      let guardsFiles = makesChanges && input.isOnDisk
      if guardsFiles, choice.isAsked {
        try requireWritable(runner.offer(after: first), sources, &result.uncommitted)
      }
      result.outcome = runner.run(after: first) { offer in
        progress.end()
        guard guardsFiles, !allowsDirty else { return choice.choose(offer) }
        let clean = result.uncommitted.clean(offer)
        return choice.choose(offer.only(clean)).mapped(to: clean)
      }
    }
    progress.end()
    try choice.requireAnswer()
    return result
  }

  /// Whether files with uncommitted changes are written. `--changed` alone selects exactly these files.
  private var allowsDirty: Bool {
    arguments.has(.allowDirty) || arguments.has(.changed) && arguments.value(.since) == nil
  }

  /// Checks, before the user is asked, that the fixes can be written: an error after all questions are
  /// answered would waste the answers.
  private func requireWritable(
    _ offer: FixOffer, _ sources: ProjectSources, _ uncommitted: inout UncommittedChanges
  ) throws {
    let clean = allowsDirty ? Array(offer.findings.indices) : uncommitted.clean(offer)
    try requireClean(uncommitted)
    let numbers = Set(clean.flatMap { offer.findings[$0].fix?.files ?? [] })
    try Transaction.requireWritable(numbers.map { sources.paths[$0] }.ascending())
  }

  /// Throws if git can't tell what is committed, or if a file with uncommitted changes must stop the run.
  func requireClean(_ uncommitted: UncommittedChanges) throws {
    if let failure = uncommitted.failure { throw failure }
    guard arguments.has(.requireClean), !uncommitted.files.isEmpty else { return }
    throw UsageError(
      "nothing was written, because of files with uncommitted changes:\n\(uncommitted.list(from: folder))"
        + "Commit or stash them, or run again without --require-clean.")
  }

  /// Reports the files that were skipped because of their uncommitted changes.
  func tellOfUncommitted(_ uncommitted: UncommittedChanges) {
    guard !uncommitted.files.isEmpty else { return }
    let skipped = uncommitted.files.count.counted(
      "file with uncommitted changes was", plural: "files with uncommitted changes were")
    let list = uncommitted.list(from: folder)
    Swiftfix.say("\(skipped) skipped:\n\(list)Commit or stash them and run again, or pass --allow-dirty.")
  }

  /// Asks for confirmation before files change in unexpected places.
  func requireNarrowScope(_ outcome: Outcome, _ sources: ProjectSources) throws(UsageError) {
    guard !arguments.has(.yes), !choice.isAsked,
      let concern = WriteScope(of: outcome.changed.map { sources.paths[$0] }).concern(from: folder)
    else { return }
    guard StandardInput.isTerminal, StandardStream.error.isTerminal else {
      throw UsageError("nothing was written: \(concern). Pass --yes to write them, or name fewer paths.")
    }
    StandardStream.error.write("swiftfix: \(concern). Write them? [y/N] ")
    let answer = readLine()?.trimmingPrefix(while: \.isWhitespace).lowercased() ?? ""
    guard answer.hasPrefix("y") else { throw UsageError("nothing was written") }
  }
}

// MARK: - Without a path or mode

extension Arguments {
  /// Whether a path or a mode says what to do. A run never guesses that it should change files.
  var saysWhatToDo: Bool {
    [.rewrite, .suppress].contains(command.command) || !operands.isEmpty || Self.modes.contains(where: has)
  }

  private static let modes: [OptionName] = [
    .dryRun, .check, .changed, .staged, .showFiles, .interactive, .writeBaseline, .stdinFilename, .filesFrom,
  ]
}

extension FixCommand {
  /// Shows what to type if the command line has neither a path nor a mode.
  static func showWhatToType(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    guard arguments.isEmpty else {
      throw UsageError(
        "no path was given. Add '.' to fix the files in this folder, or --dry-run to see what would change.")
    }
    let paint = ColorChoice.auto.paint(for: .error)
    StandardStream.error.write(
      HelpText(command: .fix, isComplete: false, paint: paint).text + "\n"
        + paint.paragraph(
          "Nothing was done. 'swiftfix --dry-run' shows what would change in this folder; 'swiftfix .' fixes it."
        ))
    return .failure
  }
}
