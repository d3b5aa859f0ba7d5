/// A git work tree: the folder with the files, and the folder with git's own data.
package struct WorkTree: Hashable, Sendable {
  /// The top folder of the files, absolute and without symlinks.
  package let root: FilePath
  /// The folder of git's own data: `.git`, or the target of the `.git` file of a linked work tree or
  /// submodule.
  package let gitFolder: FilePath

  /// The work tree that contains a folder (absolute, without symlinks); nil if there is none.
  ///
  /// Searches for `.git` as git does, without starting git: most runs on one file need nothing more.
  package static func containing(_ folder: FilePath) -> WorkTree? {
    var candidate = folder
    while true {
      if let tree = WorkTree(at: candidate) { return tree }
      let parent = candidate.parent
      guard parent != candidate, candidate.isAbsolute else { return nil }
      candidate = parent
    }
  }

  /// The work tree whose top folder is `root`; nil if git would not accept it.
  init?(at root: FilePath) {
    let link = root.appending(".git")
    guard let status = try? POSIX.status(of: link) else { return nil }
    let folder: FilePath
    if status.kind == .file {
      guard let target = Self.target(of: link) else { return nil }
      folder = root.appending(target)
    } else {
      folder = link
    }
    guard let real = try? POSIX.realPath(folder) else { return nil }
    // A leftover folder named .git isn't a repository, and must not hide an enclosing one.
    guard (try? POSIX.status(of: real.appending("HEAD"))) != nil else { return nil }
    self.root = root
    gitFolder = real
  }

  /// Whether git's folder belongs to this work tree and no other: it is below the root, or names the root.
  ///
  /// A `.git` file or symlink can name any folder, even one of another user's repository. The folders of
  /// git's own linked work trees and submodules name the work tree in return.
  package var ownsGitFolder: Bool {
    if root.contains(gitFolder) { return true }
    let names = [
      linkBack, GitConfiguration(of: gitFolder).workTree.map { gitFolder.appending($0).appending(".git") },
    ]
    return names.compactMap(\.self).contains { name in
      name.name == Array(".git".utf8) && (try? POSIX.realPath(gitFolder.appending(name).parent)) == root
    }
  }

  /// Throws if git would write the index or staged contents outside of the work tree's own repository: git
  /// follows symlinks there.
  func requireOwnIndex() throws(WorkspaceError) {
    guard ownsGitFolder else { throw .foreignGitFolder(root.appending(".git"), gitFolder) }
    // If the folder is elsewhere and names this work tree, the user created its symlinks.
    guard root.contains(gitFolder) else { return }
    for name in ["index", "objects", "commondir"] {
      let place = gitFolder.appending(name)
      guard let kind = try? POSIX.status(of: place).kind else { continue }
      if kind == .symlink || name == "commondir" { throw .foreignGitFolder(place, gitFolder) }
    }
    let objects = gitFolder.appending("objects")
    for entry in (try? POSIX.entries(of: objects)) ?? [] {
      let place = objects.appending(FilePath(bytes: entry.name))
      let kind = entry.kind ?? (try? POSIX.status(of: place).kind)
      if kind == .symlink { throw .foreignGitFolder(place, gitFolder) }
    }
  }

  /// The `.git` file that git's folder of a linked work tree names.
  private var linkBack: FilePath? {
    guard
      let bytes = try? FileContents(reading: gitFolder.appending("gitdir"), limit: Self.maximumLinkLength)
        .bytes
    else { return nil }
    return FilePath(bytes: bytes.prefix { $0 != 0x0A && $0 != 0x0D })
  }

  /// A `.git` file in or above one of the folders (absolute, without symlinks) that leads to no repository,
  /// as in a submodule or linked work tree that was moved: git refuses to work there.
  package static func brokenLink(around folders: Set<FilePath>) -> FilePath? {
    var known: Set<FilePath> = []
    for folder in folders.ascending() {
      var candidate = folder
      while known.insert(candidate).inserted, WorkTree(at: candidate) == nil {
        let link = candidate.appending(".git")
        if (try? POSIX.status(of: link))?.kind == .file { return link }
        candidate = candidate.parent
      }
    }
    return nil
  }

  /// The maximum length of a file that contains only a path.
  private static let maximumLinkLength = 1 << 13

  /// The folder that a `.git` file names.
  private static func target(of link: FilePath) -> FilePath? {
    let prefix = Array("gitdir: ".utf8)
    guard let bytes = try? FileContents(reading: link, limit: maximumLinkLength).bytes,
      bytes.starts(with: prefix)
    else { return nil }
    return FilePath(bytes: bytes.dropFirst(prefix.count).prefix { $0 != 0x0A && $0 != 0x0D })
  }
}

/// Finds the work trees of many folders, and checks each enclosing folder once.
package struct WorkTreeFinder {
  private var known: [FilePath: WorkTree?] = [:]

  /// Creates a finder without known folders.
  package init() {}

  /// The innermost work tree that contains `folder`.
  package mutating func workTree(containing folder: FilePath) -> WorkTree? {
    if let answer = known[folder] { return answer }
    let parent = folder.parent
    let answer = WorkTree(at: folder) ?? (parent == folder ? nil : workTree(containing: parent))
    known[folder] = answer
    return answer
  }
}
