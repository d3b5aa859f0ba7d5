/// A Swift file of a run.
package struct DiscoveredFile: Hashable, Sendable {
  /// The path: absolute and without symlinks.
  package let path: FilePath
  /// Whether the file itself was named, and not a folder that contains it.
  package let isNamed: Bool

  /// Creates a file.
  package init(path: FilePath, isNamed: Bool) {
    self.path = path
    self.isNamed = isNamed
  }

  /// Whether the file is a package manifest, which is read for information and never edited.
  package var isManifest: Bool { path.isManifest }
}

/// The Swift files of a run.
package struct Discovery: Sendable {
  /// The files, each once, sorted by the bytes of their paths.
  package private(set) var files: [DiscoveredFile] = []
  /// Folders that could not be listed; all other files are included.
  package private(set) var problems: [WorkspaceError] = []

  private let threads: Int
  private let limits: TreeLimits
  /// The listings of git for the requested folders.
  private var listings: [GitListing] = []

  private var named: Set<FilePath> = []
  /// The files in the folders, unsorted and possibly with duplicates.
  private var found: [FilePath] = []

  /// Finds the files at `paths`, relative to the folder `base`; no paths means `base` itself.
  ///
  /// In a git work tree, these are the files that git tracks or would track; elsewhere, or without git, all
  /// files that a walk finds. A file that is named is always included, even if it is ignored or generated.
  ///
  /// - Parameters:
  ///   - mayBeEmpty: Whether a folder without Swift files is allowed.
  ///   - limits: The limits for the content of the folders; exceeding them is an error.
  package init(
    _ paths: [FilePath], from base: FilePath, selection: FileSelection = .all, mayBeEmpty: Bool = false,
    threads: Int = activeCoreCount, limits: TreeLimits = .standard
  ) throws(WorkspaceError) {
    (self.threads, self.limits) = (threads, limits)
    let targets = try Targets(paths.isEmpty ? [FilePath(".")] : paths, from: base)
    if selection == .all {
      try takeAll(targets)
    } else {
      try takeSelected(selection, targets)
    }
    leaveOutTheDeep()
    guard found.count <= limits.fileCount else {
      throw .tooManyFiles(targets.folders.first?.given ?? base, limit: limits.fileCount)
    }
    for path in (found + named).ascending() where path != files.last?.path {
      files.append(DiscoveredFile(path: path, isNamed: !named.isEmpty && named.contains(path)))
    }
    if selection == .all, !mayBeEmpty, problems.isEmpty { try requireFiles(targets) }
  }

  /// Exactly the given files (absolute, without symlinks); doesn't access the disk.
  package init(of files: [FilePath]) {
    (threads, limits) = (1, .standard)
    self.files = Set(files).ascending().map { DiscoveredFile(path: $0, isNamed: true) }
  }

  /// The files with staged changes; files in conflict are problems.
  package init(_ staged: StagedFiles) {
    (threads, limits) = (1, .standard)
    files = staged.entries.map { DiscoveredFile(path: $0.path, isNamed: staged.named.contains($0.path)) }
    problems = staged.conflicted.map { .conflicted($0) }
  }

  private mutating func leaveOutTheDeep() {
    guard let first = found.first(where: limits.areExceeded) else { return }
    problems.append(.tooDeep(first, limit: limits.depth))
    found = found.filter { !limits.areExceeded(by: $0) }
  }

  private mutating func takeAll(_ targets: Targets) throws(WorkspaceError) {
    named = Set(targets.files)
    for (tree, folders) in targets.foldersByTree {
      guard let tree else {
        try walk(folders.map(\.path))
        continue
      }
      do throws(WorkspaceError) {
        try take(.all, of: tree, beneath: folders.map(\.path))
      } catch .gitMissing {
        try walk(folders.map(\.path), entersWorkTrees: true)
      }
    }
  }

  /// Throws if a named folder has no files: that is more likely a mistake than intended.
  private func requireFiles(_ targets: Targets) throws(WorkspaceError) {
    for (tree, folders) in targets.foldersByTree {
      for folder in folders where !hasFiles(beneath: folder.path) {
        throw .noSwiftFiles(folder.given, ignoring: tree != nil)
      }
    }
  }

  /// The paths below a folder follow the folder's own path and a slash in byte order.
  private func hasFiles(beneath folder: FilePath) -> Bool {
    let start = folder.appending(FilePath(bytes: [0]))
    var low = 0
    var high = files.count
    while low < high {
      let middle = (low + high) / 2
      if files[middle].path < start { low = middle + 1 } else { high = middle }
    }
    return low < files.count && folder.contains(files[low].path)
  }

  private mutating func takeSelected(_ selection: FileSelection, _ targets: Targets) throws(WorkspaceError) {
    try targets.requireSoundLinks()
    for (tree, folders) in targets.foldersByTree {
      guard let tree else { throw .notInWorkTree(folders[0].given) }
      try take(selection, of: tree, beneath: folders.map(\.path))
    }
    for (tree, files) in targets.filesByTree {
      guard let tree else { throw .notInWorkTree(files[0]) }
      let selected = try tree.names(selection, beneath: files).map {
        tree.root.appending(FilePath(bytes: $0))
      }
      named.formUnion(Set(selected).intersection(files))
    }
  }

  private mutating func walk(
    _ folders: [FilePath], entersWorkTrees: Bool = false
  ) throws(WorkspaceError) {
    for folder in folders {
      let walk = try FolderWalk(folder, entersWorkTrees: entersWorkTrees, limits: limits)
      found += walk.files.filter { ExclusionRules.takesFile($0.bytes[...]) }
      problems += walk.problems
      for tree in walk.workTrees {
        do throws(WorkspaceError) {
          try take(.all, of: tree, beneath: [tree.root])
        } catch .gitMissing {
          try self.walk([tree.root], entersWorkTrees: true)
        } catch {
          problems.append(error)
        }
      }
    }
  }

  /// Adds the files that git lists below the folders, if they are regular files that are not skipped.
  private mutating func take(
    _ selection: FileSelection, of tree: WorkTree, beneath folders: [FilePath]
  ) throws(WorkspaceError) {
    let listed = try ListedFiles(selection, of: tree, beneath: folders, threads: threads)
    if selection == .all, folders.count == 1 {
      listings.append(GitListing(tree: tree, folder: folders[0], paths: listed.paths))
    }
    found += listed.sources
  }
}

extension Discovery {
  /// The files that git lists below `folder`, possibly among others: Swift files and files with build
  /// settings, of any kind. Nil if git was not asked; the search for the project around the files then asks
  /// it.
  func listing(beneath folder: FilePath) -> [FilePath]? {
    listings.first { $0.folder.contains(folder) && $0.tree == WorkTree.containing(folder) }?.paths
  }
}

/// The files that git lists below a folder of a work tree.
private struct GitListing {
  let tree: WorkTree
  let folder: FilePath
  let paths: [FilePath]
}
