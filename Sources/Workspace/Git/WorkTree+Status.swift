/// A file that has changes which no commit holds.
package struct UncommittedFile: Hashable, Sendable {
  /// The file's path, absolute.
  package let path: FilePath
  /// Whether git has never heard of the file.
  package let isUntracked: Bool
}

extension WorkTree {
  /// Those of `files` (absolute, without symlinks) that have uncommitted changes, in their order.
  ///
  /// Files that git ignores are not among them: git would not have kept them anyway.
  package func uncommitted(among files: [FilePath]) throws(WorkspaceError) -> [UncommittedFile] {
    guard !files.isEmpty else { return [] }
    let question = [
      "status", "--porcelain=v1", "-z", "--untracked-files=normal", "--no-renames", "--ignore-submodules",
    ]
    // Few files are asked for by name; for many, git is quicker when it is asked for the whole tree.
    let named = files.count <= 64 ? files.map { $0.relative(to: root) } : []
    var changed: [FilePath: Bool] = [:]
    for field in fields(of: try Git(self).withoutFilters().run(question, paths: named)) where field.count > 3
    {
      var name = field.dropFirst(3)
      if name.last == FilePath.separator { name = name.dropLast() }
      changed[root.appending(FilePath(bytes: name))] = field.starts(with: "??".utf8)
    }
    for path in try changedUnwatched(among: files) { changed[path] = false }
    return files.compactMap { file in
      isUntracked(file, in: changed).map { UncommittedFile(path: file, isUntracked: $0) }
    }
  }

  /// Those of `files` that are not what the index has, and that git was told not to look at.
  private func changedUnwatched(among files: [FilePath]) throws(WorkspaceError) -> [FilePath] {
    let names = files.map { $0.relative(to: root).bytes }
    let marked = try indexEntries(of: names, Git(self)).filter { $1.isSkipped || $1.isAssumedUnchanged }
      .map { (path: FilePath(bytes: $0), object: $1.object) }
    guard !marked.isEmpty else { return [] }
    let answer = try Git(self).withoutFilters().run(["hash-object"], paths: marked.map(\.path))
    return zip(marked, answer.split(separator: UInt8(ascii: "\n"))).filter { !$1.elementsEqual($0.object) }
      .map { root.appending($0.0.path) }
  }

  /// What git says of a file, or of the untracked folder that holds it; nil where it says nothing.
  private func isUntracked(_ file: FilePath, in changed: [FilePath: Bool]) -> Bool? {
    var path = file
    while path.bytes.count > root.bytes.count {
      if let answer = changed[path] { return answer }
      path = path.parent
    }
    return nil
  }
}
