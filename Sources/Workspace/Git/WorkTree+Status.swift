import Synchronization

/// A file with uncommitted changes.
package struct UncommittedFile: Hashable, Sendable {
  /// The file's path, absolute.
  package let path: FilePath
  /// Whether git doesn't track the file.
  package let isUntracked: Bool
}

extension WorkTree {
  /// The files among `files` (absolute, without symlinks) that have uncommitted changes, in the same order.
  ///
  /// Ignored files are not included: git would not have kept them anyway.
  package func uncommitted(among files: [FilePath]) throws(WorkspaceError) -> [UncommittedFile] {
    guard !files.isEmpty else { return [] }
    let question = [
      "status", "--porcelain=v1", "-z", "--untracked-files=normal", "--no-renames", "--ignore-submodules",
    ]
    // A few files are requested by name; for many, a query for the whole tree is faster.
    let named = files.count <= 64 ? files.map { $0.relative(to: root) } : []
    var changed: [FilePath: Bool] = [:]
    let (git, entries) = try filterlessGit(beside: files)
    for field in fields(of: try git.run(question, paths: named)) where field.count > 3 {
      var name = field.dropFirst(3)
      if name.last == FilePath.separator { name = name.dropLast() }
      changed[root.appending(FilePath(bytes: name))] = field.starts(with: "??".utf8)
    }
    for path in try changedUnwatched(among: entries, git) { changed[path] = false }
    return files.compactMap { file in
      isUntracked(file, in: changed).map { UncommittedFile(path: file, isUntracked: $0) }
    }
  }

  /// Git without filters, and the index entries of files: two independent queries that run in parallel.
  private func filterlessGit(
    beside files: [FilePath]
  ) throws(WorkspaceError) -> (Git, [[UInt8]: IndexEntry]) {
    let names = files.map { $0.relative(to: root).bytes }
    let tree = self
    let entries = Mutex<[[UInt8]: IndexEntry]>([:])
    let answers = parallelMap(count: 2, threads: 2) { question in
      Result { () throws(WorkspaceError) in
        guard question == 0 else { return try Git(tree).withoutFilters() }
        let found = try tree.indexEntries(of: names, Git(tree))
        entries.withLock { $0 = found }
        return Git(tree)
      }
    }
    for answer in answers { _ = try answer.get() }
    return (try answers[0].get(), entries.withLock { $0 })
  }

  /// The files that differ from the index and that git is set not to check.
  private func changedUnwatched(
    among entries: [[UInt8]: IndexEntry], _ git: Git
  ) throws(WorkspaceError) -> [FilePath] {
    let marked = entries.filter { $1.isSkipped || $1.isAssumedUnchanged }
      .map { (path: FilePath(bytes: $0), object: $1.object) }
    guard !marked.isEmpty else { return [] }
    let answer = try git.run(["hash-object"], paths: marked.map(\.path))
    return zip(marked, answer.split(separator: UInt8(ascii: "\n"))).filter { !$1.elementsEqual($0.object) }
      .map { root.appending($0.0.path) }
  }

  /// Whether a file, or the folder that contains it, is untracked; nil if git reports neither.
  private func isUntracked(_ file: FilePath, in changed: [FilePath: Bool]) -> Bool? {
    var path = file
    while path.bytes.count > root.bytes.count {
      if let answer = changed[path] { return answer }
      path = path.parent
    }
    return nil
  }
}
