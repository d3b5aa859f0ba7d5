import CodemodKit
import Rewriting
import SwiftCST
import Workspace

/// Writes what a run has changed, all of it or nothing.
struct FileWriter {
  private let folder: FilePath

  /// A writer that tells of paths as they are seen from `folder`.
  init(from folder: FilePath) { self.folder = folder }

  /// Finishes or takes back what runs over these files began that were killed.
  func finishInterruptedRuns(around operands: [FilePath]) throws {
    let places = [folder] + operands.map { folder.appending($0) }
    for state in Set(places.flatMap { StateFolder.unfinished(around: $0) }) {
      let transaction = try Transaction(in: state, waiting: sayWaiting)
      guard let report = try transaction.recover() else { continue }
      Swiftfix.say("an earlier run was interrupted; what it had begun is finished or taken back now")
      for file in report.leftAlone { Swiftfix.say(file.seen(from: folder).description) }
    }
  }

  /// Writes the changed files; the result is the numbers of those that were left alone.
  func write(_ outcome: Outcome, _ sources: ProjectSources, allowsDirty: Bool) throws -> Set<Int> {
    guard !outcome.changed.isEmpty else { return [] }
    let paths = outcome.changed.map { sources.paths[$0] }
    if !allowsDirty { try requireClean(paths) }
    let changes = outcome.changed.map { number in
      FileChange(
        path: sources.paths[number], original: outcome.originals[number].tree.source.bytes,
        replacement: outcome.files[number].tree.source.bytes)
    }
    let transaction = try Transaction(in: StateFolder.forWriting(paths), waiting: sayWaiting)
    let report = try transaction.commit(changes, groups: outcome.groupsOfChanges)
    for file in report.leftAlone { Swiftfix.say(file.seen(from: folder).description) }
    let leftAlone = Set(report.leftAlone.map(\.path))
    return Set(outcome.changed.filter { leftAlone.contains(sources.paths[$0]) })
  }

  private func sayWaiting(_ process: String?) {
    let other = process.map { " (process \($0))" } ?? ""
    Swiftfix.say("waiting for another run\(other) to end")
  }

  /// Refuses to mix changes with those of a person that no commit holds yet.
  private func requireClean(_ paths: [FilePath]) throws {
    let byTree = Dictionary(grouping: paths) { WorkTree.containing($0.parent) }
    var dirty: [FilePath] = []
    for case (let tree?, let files) in byTree { dirty += try tree.uncommitted(among: files).map(\.path) }
    guard !dirty.isEmpty else { return }
    let lines = dirty.sorted().map { "  \($0.relative(to: folder))\n" }.joined()
    throw UsageError(
      "nothing was written, because these files have uncommitted changes:\n" + lines
        + "Commit or stash them, or pass --allow-dirty.")
  }
}
