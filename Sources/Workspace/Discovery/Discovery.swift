/// A Swift file that a run is about.
package struct DiscoveredFile: Hashable, Sendable {
  /// Where the file is: absolute and without symlinks.
  package let path: FilePath
  /// Whether a person named the file itself, and not a folder around it.
  package let isNamed: Bool

  /// A file, and whether a person named it.
  package init(path: FilePath, isNamed: Bool) {
    self.path = path
    self.isNamed = isNamed
  }

  /// Whether the file is a package manifest: read for facts, never edited.
  package var isManifest: Bool { path.isManifest }
}

/// The Swift files that a run is about.
package struct Discovery: Sendable {
  /// The files, each once, in the order of their paths' bytes.
  package private(set) var files: [DiscoveredFile] = []
  /// Folders that could not be listed; what else there is was taken.
  package private(set) var problems: [WorkspaceError] = []

  private let threads: Int
  private let limits: TreeLimits
  /// What git lists beneath the folders that were asked for.
  private var listings: [GitListing] = []

  private var named: Set<FilePath> = []
  /// What the folders hold, in any order, some perhaps twice.
  private var found: [FilePath] = []

  /// Finds the files that `paths` name, seen from the folder `base`; no paths means `base` itself.
  ///
  /// In a git work tree the files are those that git tracks or would track; elsewhere, or without git, all
  /// that a walk meets. A file that is named is always taken, even where it is ignored or generated.
  ///
  /// - Parameters:
  ///   - mayBeEmpty: Whether a folder without Swift files is as good as any other.
  ///   - limits: What the folders may hold; more is an error.
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

  /// The files that are given (absolute, without symlinks) and no others; the disk is not asked.
  package init(of files: [FilePath]) {
    (threads, limits) = (1, .standard)
    self.files = Set(files).ascending().map { DiscoveredFile(path: $0, isNamed: true) }
  }

  /// The files of which something is staged; those that are in conflict are problems.
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

  /// A folder that was named and yields nothing is more likely a mistake than a wish.
  private func requireFiles(_ targets: Targets) throws(WorkspaceError) {
    for (tree, folders) in targets.foldersByTree {
      for folder in folders where !hasFiles(beneath: folder.path) {
        throw .noSwiftFiles(folder.given, ignoring: tree != nil)
      }
    }
  }

  /// The paths beneath a folder follow the folder's own path and slash in the order of bytes.
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

  /// Takes what git lists beneath the folders, as far as it is a regular file and nothing that is skipped.
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
  /// What git lists beneath `folder`, perhaps with more around it: Swift and files that say how a project is
  /// built, of any kind. Nil where git was not asked; whoever looks for the project around the files then
  /// asks it.
  func listing(beneath folder: FilePath) -> [FilePath]? {
    listings.first { $0.folder.contains(folder) && $0.tree == WorkTree.containing(folder) }?.paths
  }
}

/// What git lists beneath a folder of a work tree.
private struct GitListing {
  let tree: WorkTree
  let folder: FilePath
  let paths: [FilePath]
}
