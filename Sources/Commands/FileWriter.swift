import CodemodKit
import Fixpoint
import Rewriting
import SwiftCST
import Workspace

/// Writes the changed files of a run, all of them or none.
struct FileWriter {
  private let folder: FilePath
  private let progress: Progress

  /// Creates a writer that reports paths relative to `folder`.
  init(from folder: FilePath, progress: Progress) {
    self.folder = folder
    self.progress = progress
  }

  /// Finishes or reverts the writes of killed runs over these files.
  func finishInterruptedRuns(around operands: [FilePath]) throws {
    for state in StateFolder.unfinished(around: places(of: operands)) {
      for record in state.unusableJournals { Swiftfix.say(record.seen(from: folder).description) }
      guard let changed = state.unfinishedFolder else { continue }
      let transaction = try Transaction(in: state, waiting: sayWaiting)
      guard let report = try transaction.recover() else { continue }
      Swiftfix.say(
        "an earlier run was interrupted in \(changed.relative(to: folder)); its changes are now completed or "
          + "undone"
      )
      reportSkipped(report.leftAlone)
    }
  }

  /// Throws if a run over these files was killed while it changed them: their contents are not code that
  /// anybody wrote.
  func requireWhole(_ operands: [FilePath]) throws(WorkspaceError) {
    for state in StateFolder.unfinished(around: places(of: operands)) where state.isHalfDone {
      throw .interrupted(state.unfinishedFolder ?? folder)
    }
  }

  private func places(of operands: [FilePath]) -> [FilePath] {
    operands.isEmpty ? [folder] : operands.map { folder.appending($0).withoutSymlinks }
  }

  /// Writes the changed files; returns the numbers of the skipped ones.
  func write(_ outcome: Outcome, _ sources: ProjectSources) throws -> Set<Int> {
    guard !outcome.changed.isEmpty else { return [] }
    let paths = outcome.changed.map { sources.paths[$0] }
    progress.begin(.writing(paths.count))
    defer { progress.end() }
    let changes = outcome.changed.map { number in
      FileChange(
        path: sources.paths[number], original: outcome.originals[number].source.bytes,
        replacement: outcome.files[number].source.bytes)
    }
    let transaction = try Transaction(in: StateFolder.forWriting(paths), waiting: sayWaiting)
    let report = try transaction.commit(changes, groups: outcome.groupsOfChanges)
    progress.end()
    reportSkipped(report.leftAlone)
    let leftAlone = Set(report.leftAlone.map(\.path))
    return Set(outcome.changed.filter { leftAlone.contains(sources.paths[$0]) })
  }

  /// Reports the skipped files, with the reasons.
  func reportSkipped(_ files: [FileLeftAlone]) {
    for file in files { Swiftfix.say(file.seen(from: folder).description) }
  }

  /// Reports that another run holds the lock.
  func sayWaiting(_ process: String?) {
    let other = process.map { " (process \($0))" } ?? ""
    progress.end()
    Swiftfix.say("waiting for another run\(other) to end")
  }
}
