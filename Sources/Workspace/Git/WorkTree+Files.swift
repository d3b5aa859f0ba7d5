/// Which files of a work tree a run selects.
package enum FileSelection: Hashable, Sendable {
  /// Every file that git tracks, or would track if it were added.
  case all
  /// The files that differ from a commit, and untracked files; without a revision, the last commit.
  ///
  /// For a commit on another branch, the point where the branches diverged is used, as in a pull request.
  case changed(since: String?)
}

extension WorkTree {
  /// The selected files below the given paths (absolute; empty means all), relative to the root.
  ///
  /// Only names: some files may be deleted, or be symlinks, folders or any kind of text.
  func names(
    _ selection: FileSelection, beneath paths: [FilePath]
  ) throws(WorkspaceError) -> [ArraySlice<UInt8>] {
    switch selection {
    case .all:
      return try names(["ls-files", "-z", "--cached", "--others", "--exclude-standard"], beneath: paths)
    case .changed(let revision):
      let untracked = try untracked(beneath: paths)
      guard let base = try base(of: revision) else { return try tracked(beneath: paths) + untracked }
      let changed = try names(
        Self.difference + [base], beneath: paths, Git(self).withoutFilters())
      return changed + untracked
    }
  }

  /// The files that git tracks below the given paths, relative to the root.
  func tracked(beneath paths: [FilePath]) throws(WorkspaceError) -> [ArraySlice<UInt8>] {
    try names(["ls-files", "-z", "--cached"], beneath: paths)
  }

  /// The files below the given paths that git neither tracks nor ignores.
  func untracked(beneath paths: [FilePath]) throws(WorkspaceError) -> [ArraySlice<UInt8>] {
    try names(["ls-files", "-z", "--others", "--exclude-standard"], beneath: paths)
  }

  private func names(
    _ question: [String], beneath paths: [FilePath], _ git: Git? = nil
  ) throws(WorkspaceError) -> [ArraySlice<UInt8>] {
    let paths = paths.contains(root) ? [] : paths.map { $0.relative(to: root) }
    // A manually built index can contain any name.
    let names = fields(of: try (git ?? Git(self)).run(question, paths: paths)).filter(RootedPath.isBeneath)
    let limit = TreeLimits.standard.listedCount
    guard names.count <= limit else { throw .tooManyFiles(root, limit: limit) }
    return names
  }

  private static let difference = [
    "diff", "--name-only", "-z", "--no-renames", "--no-ext-diff", "--no-textconv", "--diff-filter=d",
    "--ignore-submodules",
  ]

  /// The commit to compare with; nil in a repository without commits.
  private func base(of revision: String?) throws(WorkspaceError) -> String? {
    let git = Git(self)
    guard let revision else {
      return try git.answer(["rev-parse", "--verify", "--quiet", "HEAD"]).map(Self.line)
    }
    let question = ["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"]
    guard let commit = try git.answer(question).map(Self.line) else { throw .unknownRevision(revision) }
    // A shallow clone may lack the commit where the branches diverged.
    return try git.answer(["merge-base", commit, "HEAD"]).map(Self.line) ?? commit
  }

  private static func line(_ answer: [UInt8]) -> String {
    String(decoding: answer.prefix { $0 != 0x0A }, as: UTF8.self)
  }
}
