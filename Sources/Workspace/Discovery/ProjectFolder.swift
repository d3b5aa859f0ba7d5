/// The project that some files belong to: its Swift files, and those that say how it is built.
package struct ProjectFolder: Sendable {
  /// The Swift files, those that a program wrote among them, each once in the order of their paths.
  package private(set) var swiftFiles: [FilePath] = []

  /// The files that say how the project is built: manifests, Xcode projects, build configurations.
  package private(set) var settingsFiles: [FilePath] = []

  /// The project around `files` (absolute, without symlinks).
  ///
  /// - Parameter discovery: What found the files, if they were found so; what it knows is not asked again.
  package static func containing(
    _ files: [FilePath], else folder: FilePath, foundBy discovery: Discovery? = nil
  ) throws(WorkspaceError) -> ProjectFolder {
    try ProjectFolder(roots: roots(around: files, else: folder), foundBy: discovery)
  }

  /// The folders that the project around `files` (absolute, without symlinks) lies in.
  ///
  /// A package is a project of its own: its sources lie below its manifest, and others see only what is
  /// public in it. The files of an Xcode project can lie anywhere, so what is in no package belongs to its
  /// whole git work tree; without git, to the folder of the nearest Xcode project, else to `folder`.
  package static func roots(around files: [FilePath], else folder: FilePath) -> Set<FilePath> {
    var roots: Set<FilePath> = []
    var finder = WorkTreeFinder()
    var packages = NearestFolder { holds($0, FilePath("Package.swift")) }
    var xcodeProjects = NearestFolder { (try? POSIX.hasEntry(in: $0, endingIn: ".xcodeproj")) ?? false }
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

  /// The names of the files that a project is made of, as patterns for whoever watches them.
  package static let watchedPatterns =
    ["*.swift", "*.xcconfig"]
    + SettingsFileNames.names.map { String(decoding: $0, as: UTF8.self) }

  /// Where the project lies, in no order.
  private var roots: Set<FilePath> = []

  /// Whether a Swift file at `path` would belong to the project, if it were there.
  package func takes(_ path: FilePath) -> Bool {
    roots.contains { root in
      root.suffix(of: path).map { !ExclusionRules.passesSkippedFolder($0) } ?? false
    }
  }

  /// A project without files.
  package static let empty = ProjectFolder()

  private init() {}

  /// The project that lies in the folders `roots`.
  package init(roots: Set<FilePath>, foundBy discovery: Discovery? = nil) throws(WorkspaceError) {
    self.roots = roots
    let found = Set(discovery?.files.map(\.path) ?? [])
    for root in roots.ascending() { try take(root, discovery?.listing(beneath: root), found) }
    // A package can lie in a work tree that is a root, too.
    if roots.count > 1 { swiftFiles = Set(swiftFiles).ascending() }
  }

  /// Takes what is beneath a folder: `listed` is what git lists there or around it, if it was asked; `found`
  /// are files that are known to be regular.
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
      // A work tree beneath is a project of its own.
      listing = try Listing(walking: root, entersWorkTrees: false, found)
    }
    swiftFiles += listing.swiftFiles
    settingsFiles += listing.settingsFiles
  }

  private static func holds(_ folder: FilePath, _ name: FilePath) -> Bool {
    (try? POSIX.status(of: folder.appending(name))) != nil
  }

  /// What was listed, by what it is good for.
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

/// Finds the nearest folder on the way up that has something, for many folders; each is looked at once.
private struct NearestFolder {
  let isWanted: (FilePath) -> Bool
  private var known: [FilePath: FilePath?] = [:]

  init(where isWanted: @escaping (FilePath) -> Bool) {
    self.isWanted = isWanted
  }

  /// The nearest such folder around `folder`, itself among them; not past the top of a work tree.
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
