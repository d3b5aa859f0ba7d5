/// A git work tree: the folder with the files, and the folder where git keeps what belongs to it.
package struct WorkTree: Hashable, Sendable {
  /// The top folder of the files, absolute and without symlinks.
  package let root: FilePath
  /// The folder of git's own files: `.git`, or where a `.git` file of a linked work tree or submodule points.
  package let gitFolder: FilePath

  /// The work tree that a folder (absolute, without symlinks) is in; nil outside of any.
  ///
  /// This looks for `.git` as git does, without starting git: most runs on one file need nothing more.
  package static func containing(_ folder: FilePath) -> WorkTree? {
    var candidate = folder
    while true {
      if let tree = WorkTree(at: candidate) { return tree }
      let parent = candidate.parent
      guard parent != candidate, candidate.isAbsolute else { return nil }
      candidate = parent
    }
  }

  /// The work tree whose top folder is `root`; nil if git would not take it for one.
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
    // A leftover folder named .git is no repository, and must not hide the one around it.
    guard (try? POSIX.status(of: real.appending("HEAD"))) != nil else { return nil }
    self.root = root
    gitFolder = real
  }

  /// Whether git's folder is that of this work tree and of no other: it lies beneath the root, or names it.
  ///
  /// A `.git` file or symlink can name any folder, that of somebody else's repository, too. Git's own linked work
  /// trees and submodules are named by it in turn.
  package var ownsGitFolder: Bool {
    if root.contains(gitFolder) { return true }
    let names = [
      linkBack, GitConfiguration(of: gitFolder).workTree.map { gitFolder.appending($0).appending(".git") },
    ]
    return names.compactMap(\.self).contains { name in
      name.name == Array(".git".utf8) && (try? POSIX.realPath(gitFolder.appending(name).parent)) == root
    }
  }

  /// Throws where git would write the index, or what is staged, outside of the work tree's own repository: git
  /// follows symlinks there.
  func requireOwnIndex() throws(WorkspaceError) {
    guard ownsGitFolder else { throw .foreignGitFolder(root.appending(".git"), gitFolder) }
    // What a repository of the user's names lies where the user has put it.
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

  /// A `.git` file around one of the folders (absolute, without symlinks) that leads to no repository, as in
  /// a submodule or linked work tree that was moved: git refuses to work there.
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

  /// How long a file may be that holds nothing but a path.
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

/// Finds the work trees of many folders, and looks at each folder on the way up once.
package struct WorkTreeFinder {
  private var known: [FilePath: WorkTree?] = [:]

  /// A finder that knows of no folder yet.
  package init() {}

  /// The innermost work tree that `folder` lies in.
  package mutating func workTree(containing folder: FilePath) -> WorkTree? {
    if let answer = known[folder] { return answer }
    let parent = folder.parent
    let answer = WorkTree(at: folder) ?? (parent == folder ? nil : workTree(containing: parent))
    known[folder] = answer
    return answer
  }
}
