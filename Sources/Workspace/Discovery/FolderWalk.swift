/// Collects the Swift files below a folder that git does not manage.
struct FolderWalk {
  /// Swift files, including generated ones.
  private(set) var files: [FilePath] = []
  /// Files that are not Swift but were requested by name.
  private(set) var extraFiles: [FilePath] = []
  /// Work trees below the folder; git decides which files belong to them.
  private(set) var workTrees: [WorkTree] = []
  /// Folders that could not be listed.
  private(set) var problems: [WorkspaceError] = []

  /// Walks `folder` (absolute, without symlinks); symlinks below it are skipped, whatever their target.
  ///
  /// If the target is within the folder, the walk finds it anyway; if it is outside, it was not requested.
  init(
    _ folder: FilePath, entersWorkTrees: Bool = false, limits: TreeLimits = .standard,
    alsoTaking takesExtra: (ArraySlice<UInt8>) -> Bool = { _ in false }
  ) throws(WorkspaceError) {
    var isTooDeep = false
    var pending = [folder]
    while let next = pending.popLast() {
      guard !limits.areExceeded(by: next) else {
        if !isTooDeep { problems.append(.tooDeep(next, limit: limits.depth)) }
        isTooDeep = true
        continue
      }
      guard files.count + extraFiles.count <= limits.fileCount else {
        throw .tooManyFiles(folder, limit: limits.fileCount)
      }
      let entries: [FolderEntry]
      do {
        entries = try POSIX.entries(of: next)
      } catch {
        problems.append(.system(.list, next, error))
        continue
      }
      if !entersWorkTrees, entries.contains(where: { $0.name == Self.git }), let tree = WorkTree(at: next) {
        workTrees.append(tree)
        continue
      }
      for entry in entries {
        if takesExtra(entry.name[...]) { extraFiles.append(next.appending(FilePath(bytes: entry.name))) }
        take(entry, in: next, pending: &pending)
      }
    }
  }

  private static let git = Array(".git".utf8)

  private mutating func take(_ entry: FolderEntry, in folder: FilePath, pending: inout [FilePath]) {
    // Most names are irrelevant; don't create a path for them.
    let mayBeFile = ExclusionRules.isSwift(entry.name[...])
    let mayBeFolder = ExclusionRules.entersFolder(entry.name)
    guard mayBeFile || mayBeFolder else { return }
    guard entry.kind != .file || mayBeFile else { return }
    let path = folder.appending(FilePath(bytes: entry.name))
    switch entry.kind ?? (try? POSIX.status(of: path))?.kind {
    case .file where mayBeFile: files.append(path)
    case .folder where mayBeFolder: pending.append(path)
    default: break
    }
  }
}
