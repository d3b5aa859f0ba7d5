/// What of a run's changes can be written, seen before anything is.
struct TransactionPlan {
  private(set) var entries: [Journal.Entry] = []
  private(set) var leftAlone: [FileLeftAlone] = []

  /// Looks at every file; a file that must not be written at all, such as a read-only one, fails the whole
  /// run.
  init(_ changes: [FileChange], groups: [[Int]]) throws(WorkspaceError) {
    var parts = FileComponents(count: changes.count, groups: groups)
    let components = parts.numbers()
    var paths: [FilePath] = []
    var blockers: [Int: Int] = [:]
    var reasons: [Int: FileLeftAlone.Reason] = [:]
    var seen: Set<FilePath> = []
    for (index, change) in changes.enumerated() {
      let path = (try? Platform.realPath(change.path)) ?? change.path
      paths.append(path)
      let reason = seen.insert(path).inserted ? try Self.obstacle(path, change) : .namedTwice
      guard let reason else { continue }
      reasons[index] = reason
      if blockers[components[index]] == nil { blockers[components[index]] = index }
    }
    for (index, change) in changes.enumerated() {
      if let blocker = blockers[components[index]] {
        let reason = reasons[index] ?? .togetherWith(paths[blocker])
        leftAlone.append(FileLeftAlone(path: paths[index], reason: reason))
      } else if change.original != change.replacement {
        entries.append(
          Journal.Entry(
            path: paths[index], component: components[index], old: change.original, new: change.replacement))
      }
    }
  }

  /// Why a file is to be left alone; nil where it can be written.
  private static func obstacle(
    _ path: FilePath, _ change: FileChange
  ) throws(WorkspaceError) -> FileLeftAlone.Reason? {
    let contents: FileContents
    do throws(WorkspaceError) {
      contents = try FileContents(reading: path)
    } catch .system(_, _, .noEntry), .system(_, _, .notAFolder), .system(_, _, .symlinkLoop), .notAFile {
      return .vanished
    }
    guard contents.bytes == change.original else { return .changed }
    guard contents.status.linkCount == 1 else { return .hardLinked(linkCount: contents.status.linkCount) }
    // Replacing a file needs no right to write it, only its folder; but read-only is a wish to be heeded.
    // Root may write anything, so the bits are looked at too.
    guard contents.status.mode & 0o222 != 0, Platform.canWrite(path) else { throw .readOnly(path) }
    return nil
  }
}
