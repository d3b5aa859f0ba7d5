import CodemodKit
import Rewriting
import SwiftCST
import Workspace

/// Writes what a run has changed, all of it or nothing.
struct FileWriter {
  private let folder: FilePath
  private let progress: Progress

  /// A writer that tells of paths as they are seen from `folder`.
  init(from folder: FilePath, progress: Progress) {
    self.folder = folder
    self.progress = progress
  }

  /// Finishes or takes back what runs over these files began that were killed.
  func finishInterruptedRuns(around operands: [FilePath]) throws {
    for state in StateFolder.unfinished(around: places(of: operands)) {
      for record in state.unusableJournals { Swiftfix.say(record.seen(from: folder).description) }
      guard let changed = state.unfinishedFolder else { continue }
      let transaction = try Transaction(in: state, waiting: sayWaiting)
      guard let report = try transaction.recover() else { continue }
      Swiftfix.say(
        "an earlier run was interrupted in \(changed.relative(to: folder)); what it had begun there is finished or taken back now"
      )
      tell(of: report.leftAlone)
    }
  }

  /// Throws where a run over these files was killed while it changed them: what they hold now is no code that
  /// anybody wrote.
  func requireWhole(_ operands: [FilePath]) throws(WorkspaceError) {
    for state in StateFolder.unfinished(around: places(of: operands)) where state.isHalfDone {
      throw .interrupted(state.unfinishedFolder ?? folder)
    }
  }

  private func places(of operands: [FilePath]) -> [FilePath] {
    operands.isEmpty ? [folder] : operands.map { folder.appending($0).withoutSymlinks }
  }

  /// Finds out, before anything is decided, whether the files that fixes would change can be written.
  func requireWritable(_ offer: FixOffer, _ sources: ProjectSources, allowsDirty: Bool) throws {
    let paths = Set(offer.findings.flatMap { $0.fix?.files ?? [] }).map { sources.paths[$0] }.ascending()
    if !allowsDirty { try requireClean(paths) }
    try Transaction.requireWritable(paths)
  }

  /// Writes the changed files; the result is the numbers of those that were left alone.
  func write(_ outcome: Outcome, _ sources: ProjectSources, allowsDirty: Bool) throws -> Set<Int> {
    guard !outcome.changed.isEmpty else { return [] }
    let paths = outcome.changed.map { sources.paths[$0] }
    progress.begin(.writing(paths.count))
    defer { progress.end() }
    if !allowsDirty { try requireClean(paths) }
    let changes = outcome.changed.map { number in
      FileChange(
        path: sources.paths[number], original: outcome.originals[number].source.bytes,
        replacement: outcome.files[number].source.bytes)
    }
    let transaction = try Transaction(in: StateFolder.forWriting(paths), waiting: sayWaiting)
    let report = try transaction.commit(changes, groups: outcome.groupsOfChanges)
    progress.end()
    tell(of: report.leftAlone)
    let leftAlone = Set(report.leftAlone.map(\.path))
    return Set(outcome.changed.filter { leftAlone.contains(sources.paths[$0]) })
  }

  /// Tells which files were left alone, and why.
  func tell(of files: [FileLeftAlone]) {
    for file in files { Swiftfix.say(file.seen(from: folder).description) }
  }

  /// Tells that another run has the lock.
  func sayWaiting(_ process: String?) {
    let other = process.map { " (process \($0))" } ?? ""
    progress.end()
    Swiftfix.say("waiting for another run\(other) to end")
  }

  /// Refuses to mix changes with those of a person that no commit holds yet.
  private func requireClean(_ paths: [FilePath]) throws {
    let dirty = try uncommitted(among: paths)
    guard !dirty.isEmpty else { return }
    let lines = dirty.sorted(on: \.path).map { file in
      "  \(file.path.relative(to: folder))\(file.isUntracked ? " (untracked)" : "")\n"
    }
    let rest = lines.count > Self.listedCount ? "  and \(lines.count - Self.listedCount) more\n" : ""
    throw UsageError(
      "nothing was written, because these files have uncommitted changes:\n"
        + lines.prefix(Self.listedCount).joined() + rest + "Commit or stash them, or pass --allow-dirty.")
  }

  /// The files that have uncommitted changes.
  private func uncommitted(among paths: [FilePath]) throws -> [UncommittedFile] {
    if let link = WorkTree.brokenLink(around: Set(paths.map(\.parent))) {
      throw UsageError(
        "nothing was written, because \(link.relative(to: folder)) leads to no repository, and so nothing "
          + "tells whether files have uncommitted changes. Mend it, or pass --allow-dirty.")
    }
    let byTree = Dictionary(grouping: paths) { WorkTree.containing($0.parent) }
    do {
      return try byTree.flatMap { tree, files in try tree?.uncommitted(among: files) ?? [] }
    } catch WorkspaceError.gitMissing {
      throw UsageError(
        "nothing was written, because git is not in PATH, and so nothing tells whether files have "
          + "uncommitted changes. Install it, or pass --allow-dirty.")
    }
  }

  /// How many files are listed where many stand in the way; nobody reads on.
  private static let listedCount = 20
}
