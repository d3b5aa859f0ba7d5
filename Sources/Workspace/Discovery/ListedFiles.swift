/// The files that git lists below folders of a work tree.
struct ListedFiles: Sendable {
  /// Swift files and files with build settings, of any kind; some may be deleted, some listed twice.
  private(set) var paths: [FilePath]

  /// The Swift files among them that are regular files on disk, and not skipped by a run.
  private(set) var sources: [FilePath]

  private init(_ names: [ArraySlice<UInt8>], of tree: WorkTree, beneath folders: [FilePath], threads: Int) {
    paths = names.lazy
      .filter { ExclusionRules.isSwift($0) || SettingsFileNames.contains(FilePath.name(of: $0)) }
      .map { tree.root.appending(FilePath(bytes: $0)) }
    var checked = CheckedFolders(beneath: tree.root)
    let wanted = paths.filter { path in
      ExclusionRules.takesFile(path.bytes[...])
        && folders.contains { folder in
          folder.suffix(of: path).map { !ExclusionRules.passesSkippedFolder($0) } ?? false
        }
        && checked.isFree(ofSymlinks: path.parent)
    }
    sources = Self.regularFiles(among: wanted, threads: threads)
  }

  /// Asks git for the selected files below folders (absolute).
  init(
    _ selection: FileSelection, of tree: WorkTree, beneath folders: [FilePath], threads: Int
  ) throws(WorkspaceError) {
    guard selection == .all, threads > 1 else {
      self.init(try tree.names(selection, beneath: folders), of: tree, beneath: folders, threads: threads)
      return
    }
    // To list untracked files, git searches all folders; the tracked files are checked in the meantime.
    let parts = parallelMap(count: 2, threads: 2) { part in
      Result { () throws(WorkspaceError) in
        let names = try part == 0 ? tree.untracked(beneath: folders) : tree.tracked(beneath: folders)
        return ListedFiles(names, of: tree, beneath: folders, threads: threads)
      }
    }
    self = try parts[0].get()
    let tracked = try parts[1].get()
    paths += tracked.paths
    sources += tracked.sources
  }

  /// The paths that are regular files now.
  private static func regularFiles(among paths: [FilePath], threads: Int) -> [FilePath] {
    let length = 128
    let runs = parallelMap(count: (paths.count + length - 1) / length, threads: threads) { run in
      paths[run * length..<min(paths.count, (run + 1) * length)].filter {
        (try? POSIX.status(of: $0))?.kind == .file
      }
    }
    return Array(runs.joined())
  }
}

/// Remembers which folders have no symlinks in their paths.
private struct CheckedFolders {
  /// A folder that contains all others; its path is known to have no symlinks.
  private let root: FilePath
  private var known: [FilePath: Bool] = [:]
  /// The last result: git lists files by folder.
  private var last: (folder: FilePath, isFree: Bool)

  init(beneath root: FilePath) {
    self.root = root
    last = (root, true)
  }

  /// Whether no part of the path is a symlink now, which could lead out of the tree.
  mutating func isFree(ofSymlinks folder: FilePath) -> Bool {
    if last.folder == folder { return last.isFree }
    last = (folder, find(folder))
    return last.isFree
  }

  private mutating func find(_ folder: FilePath) -> Bool {
    if folder == root { return true }
    if let answer = known[folder] { return answer }
    let parent = folder.parent
    let answer =
      parent != folder && find(parent) && (try? POSIX.status(of: folder))?.kind == .folder
    known[folder] = answer
    return answer
  }
}
