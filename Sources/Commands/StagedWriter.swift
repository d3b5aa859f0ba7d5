import CodemodKit
import Fixpoint
import SwiftCST
import Workspace

/// Writes the changes of a run to staged files: to the index and, as far as unstaged changes allow it, to the
/// files on disk.
struct StagedWriter {
  /// Computes the result of the passes for the files on disk, some of them with other contents.
  typealias Fix = (_ overlay: [FilePath: [UInt8]]) throws -> [FilePath: [UInt8]]

  let staged: StagedFiles
  /// The folder that paths are relative to.
  let folder: FilePath
  let progress: Progress

  /// Writes the changed files, all of them or none.
  func write(_ outcome: Outcome, _ sources: ProjectSources, fixingDisk fix: Fix) throws {
    let replacements = outcome.changed.map { (sources.paths[$0], outcome.files[$0].source.bytes) }
    guard !replacements.isEmpty else { return }
    let paths = replacements.map(\.0)
    let groups = outcome.groupsOfChanges.map { $0.map { paths[$0] } }
    let prepared = try staged.prepare(Dictionary(uniqueKeysWithValues: replacements))
    let update = try soundOnDisk(prepared.leaving(tied(to: Set(prepared.unmerged), by: groups)), groups, fix)
    let writer = FileWriter(from: folder, progress: progress)
    progress.begin(.writing(paths.count))
    defer { progress.end() }
    let transaction = try Transaction(in: StateFolder.forWriting(paths), waiting: writer.sayWaiting)
    let (changes, index) = (update.changes, staged.indexChanges(update))
    let indexGroups = Self.numbers(of: groups, in: index.map(\.path)).map { $0.map { $0 + changes.count } }
    let report = try transaction.commit(
      changes, index: index, groups: Self.numbers(of: groups, in: changes.map(\.path)) + indexGroups)
    progress.end()
    writer.reportSkipped(report.leftAlone)
    for path in update.unmerged {
      Swiftfix.say(
        "\(path.relative(to: folder)): fixed in the index only; unstaged changes conflict with the fix on "
          + "disk")
    }
  }

  /// The update without the files on disk in which the fix would be wrong.
  ///
  /// A fix is right on disk if the passes would apply it there, too: then their result is the same whether or
  /// not it is already applied. If an unstaged line uses what a fix renames, the result differs.
  private func soundOnDisk(
    _ prepared: StagedUpdate, _ groups: [[FilePath]], _ fix: Fix
  ) throws -> StagedUpdate {
    guard staged.hasUnstagedChanges else { return prepared }
    var update = prepared
    let wanted = try fix([:])
    while !update.changes.isEmpty {
      let changed = update.changes.map { ($0.path, $0.replacement) }
      let made = try fix(Dictionary(uniqueKeysWithValues: changed))
      let strays = Set(wanted.keys.filter { wanted[$0] != made[$0] })
      guard !strays.isEmpty else { break }
      let paths = Set(changed.map(\.0))
      let involved = tied(to: strays, by: groups).intersection(paths)
      update = update.leaving(Set(update.unmerged).union(involved.isEmpty ? paths : involved))
    }
    return update
  }

  /// The files that can only change together with some files, because fixes span them.
  private func tied(to paths: Set<FilePath>, by groups: [[FilePath]]) -> Set<FilePath> {
    var tied = paths
    while true {
      let next = groups.filter { !tied.isDisjoint(with: $0) }.reduce(tied) { $0.union($1) }
      if next == tied { return tied }
      tied = next
    }
  }

  /// The groups as positions in `paths`.
  private static func numbers(of groups: [[FilePath]], in paths: [FilePath]) -> [[Int]] {
    let position = Dictionary(uniqueKeysWithValues: paths.enumerated().map { ($1, $0) })
    return groups.map { $0.compactMap { position[$0] } }.filter { $0.count > 1 }
  }
}
