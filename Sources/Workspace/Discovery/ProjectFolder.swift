/// The project that some files belong to: its Swift files, and those with build settings.
package struct ProjectFolder: Sendable {
  /// The Swift files, including generated ones, each once, sorted by path.
  package private(set) var swiftFiles: [FilePath] = []

  /// The files with build settings: manifests, Xcode projects, build configurations.
  package private(set) var settingsFiles: [FilePath] = []

  /// The project around `files` (absolute, without symlinks).
  ///
  /// - Parameter discovery: The discovery that found the files, if any; its results are reused.
  package static func containing(
    _ files: [FilePath], else folder: FilePath, foundBy discovery: Discovery? = nil
  ) throws(WorkspaceError) -> ProjectFolder {
    try ProjectFolder(roots: roots(around: files, else: folder), foundBy: discovery)
  }

  /// The folders of the project around `files` (absolute, without symlinks).
  ///
  /// A package is a project of its own: its sources are below its manifest, and other code sees only its
  /// public declarations. The files of an Xcode project can be anywhere, so a file outside of packages
  /// belongs to its whole git work tree; without git, to the folder of the nearest Xcode project or its
  /// specification, otherwise to `folder`.
  package static func roots(around files: [FilePath], else folder: FilePath) -> Set<FilePath> {
    var roots: Set<FilePath> = []
    var finder = WorkTreeFinder()
    var packages = NearestFolder { holds($0, FilePath("Package.swift")) }
    var xcodeProjects = NearestFolder { folder in
      SettingsFileNames.specifications.contains { holds(folder, FilePath($0)) }
        || (try? POSIX.hasEntry(in: folder, endingIn: ".xcodeproj")) ?? false
    }
    for parent in Set(files.map(\.parent)) {
      if let package = packages.around(parent, &finder) {
        roots.insert(package)
      } else if let tree = finder.workTree(containing: parent) {
        roots.insert(tree.root)
      } else {
        roots.insert(xcodeProjects.around(parent, &finder) ?? (folder.contains(parent) ? folder : parent))
      }
    }
    return roots
  }

  /// The names of the files of a project, as glob patterns for file watchers.
  package static let watchedPatterns =
    ["*.swift", "*.xcconfig"]
    + SettingsFileNames.names.map { String(decoding: $0, as: UTF8.self) }

  /// The folders of the project, unsorted.
  private var roots: Set<FilePath> = []

  /// Whether a Swift file at `path` would belong to the project.
  package func takes(_ path: FilePath) -> Bool {
    roots.contains { root in
      root.suffix(of: path).map { !ExclusionRules.passesSkippedFolder($0) } ?? false
    }
  }

  /// A project without files.
  package static let empty = ProjectFolder()

  private init() {}

  /// The project in the folders `roots`.
  package init(roots: Set<FilePath>, foundBy discovery: Discovery? = nil) throws(WorkspaceError) {
    self.roots = roots
    let found = Set(discovery?.files.map(\.path) ?? [])
    for root in roots.ascending() { try take(root, discovery?.listing(beneath: root), found) }
    // A package may be inside a work tree that is also a root.
    if roots.count > 1 { swiftFiles = Set(swiftFiles).ascending() }
  }

  /// Adds the files below a folder: `listed` are the files that git lists there or in an enclosing folder, if
  /// it was asked; `found` are files that are known to be regular.
  private mutating func take(
    _ root: FilePath, _ listed: [FilePath]?, _ found: Set<FilePath>
  ) throws(WorkspaceError) {
    let listing: Listing
    if let listed {
      listing = Listing(files: listed, below: root, found)
    } else if let tree = WorkTree.containing(root) {
      do throws(WorkspaceError) {
        let names = try tree.names(.all, beneath: [root])
        listing = Listing(files: names.map { tree.root.appending(FilePath(bytes: $0)) }, below: root, found)
      } catch .gitMissing {
        listing = try Listing(walking: root, entersWorkTrees: true, found)
      }
    } else {
      // A work tree inside of it is a project of its own.
      listing = try Listing(walking: root, entersWorkTrees: false, found)
    }
    swiftFiles += listing.swiftFiles
    settingsFiles += listing.settingsFiles
  }

  private static func holds(_ folder: FilePath, _ name: FilePath) -> Bool {
    (try? POSIX.status(of: folder.appending(name))) != nil
  }

  /// The listed files by purpose.
  private struct Listing {
    var swiftFiles: [FilePath] = []
    var settingsFiles: [FilePath] = []

    init(files: [FilePath], below root: FilePath, _ found: Set<FilePath>) {
      for file in files {
        guard let path = root.suffix(of: file), !ExclusionRules.passesSkippedFolder(path) else { continue }
        if ExclusionRules.isSwift(path) { swiftFiles.append(file) }
        if SettingsFileNames.contains(FilePath.name(of: path)) { settingsFiles.append(file) }
      }
      swiftFiles = swiftFiles.filter { found.contains($0) || (try? POSIX.status(of: $0))?.kind == .file }
        .ascending()
    }

    init(
      walking root: FilePath, entersWorkTrees: Bool, _ found: Set<FilePath>
    ) throws(WorkspaceError) {
      let walk = try FolderWalk(
        root, entersWorkTrees: entersWorkTrees, alsoTaking: SettingsFileNames.contains)
      self.init(files: walk.files + walk.extraFiles, below: root, found)
    }
  }
}

/// Finds the nearest enclosing folder with some property, for many folders; checks each folder once.
private struct NearestFolder {
  let isWanted: (FilePath) -> Bool
  private var known: [FilePath: FilePath?] = [:]

  init(where isWanted: @escaping (FilePath) -> Bool) {
    self.isWanted = isWanted
  }

  /// The nearest such folder that contains `folder`, possibly itself; not beyond the top of a work tree.
  mutating func around(_ folder: FilePath, _ trees: inout WorkTreeFinder) -> FilePath? {
    if let answer = known[folder] { return answer }
    let answer: FilePath?
    let parent = folder.parent
    if isWanted(folder) {
      answer = folder
    } else if parent == folder || !folder.isAbsolute || trees.workTree(containing: folder)?.root == folder {
      answer = nil
    } else {
      answer = around(parent, &trees)
    }
    known[folder] = answer
    return answer
  }
}
