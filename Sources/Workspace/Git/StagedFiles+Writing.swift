/// New contents for staged files: as blobs that git has, and as what the files on disk become.
package struct StagedUpdate: Sendable {
  /// A staged file with its new contents.
  struct Item: Sendable {
    let entry: StagedFiles.Entry
    let object: [UInt8]
    /// What the file on disk holds, and what it becomes; nil where there is no file, or no way to change it
    /// without touching what is not staged.
    let change: FileChange?
  }

  let items: [Item]

  /// The changes of the files on disk, in the order of the items that have one.
  package var changes: [FileChange] { items.compactMap(\.change) }

  /// The files on disk in which what is not staged is in the way.
  package private(set) var unmerged: [FilePath] = []

  init(items: [Item]) {
    self.items = items
  }

  /// The same with some files on disk left as they are.
  package func leaving(_ paths: Set<FilePath>) -> StagedUpdate {
    var update = StagedUpdate(
      items: items.map { item in
        paths.contains(item.entry.path)
          ? Item(entry: item.entry, object: item.object, change: nil) : item
      })
    update.unmerged = paths.ascending()
    return update
  }
}

extension StagedFiles {
  /// Whether what is on disk differs from what is staged, for any Swift file of the work tree.
  package var hasUnstagedChanges: Bool { !unstaged.isEmpty }

  /// Puts new contents of staged files into git's store, and makes of each the change of the file on disk.
  /// Neither the index nor a file is touched.
  package func prepare(_ replacements: [FilePath: [UInt8]]) throws(WorkspaceError) -> StagedUpdate {
    try requireWholeIndex()
    try tree.requireOwnIndex()
    let git = Git(staging: tree)
    // Only now, for a write: nothing is asked where there is nothing to fix.
    let filtering = try git.withoutFilters()
    var items: [StagedUpdate.Item] = []
    var conflicting: Set<FilePath> = []
    for entry in entries {
      guard let new = replacements[entry.path] else { continue }
      let words = try git.run(["hash-object", "-w", "--no-filters", "--stdin"], input: new)
      let object = Array(words.prefix { $0 != UInt8(ascii: "\n") })
      var change: FileChange?
      if let current = try? FileContents(reading: entry.path).bytes {
        let replacement = try replacement(of: current, entry, object, filtering)
        change = replacement.map { FileChange(path: entry.path, original: current, replacement: $0) }
        if change == nil { conflicting.insert(entry.path) }
      }
      items.append(StagedUpdate.Item(entry: entry, object: object, change: change))
    }
    return StagedUpdate(items: items).leaving(conflicting)
  }

  /// What becomes of the index, in the order of the items.
  package func indexChanges(_ update: StagedUpdate) -> [IndexChange] {
    update.items.map { item in
      IndexChange(
        root: tree.root, name: item.entry.name, mode: item.entry.mode, old: item.entry.object,
        new: item.object)
    }
  }

  /// A commit of named files has an index of its own. What is changed there gets into the commit, but git
  /// then goes back to an index without it, which would stage the way back.
  private func requireWholeIndex() throws(WorkspaceError) {
    guard let index = Git(staging: tree).hookIndex, index.name.starts(with: "next-index-".utf8) else {
      return
    }
    throw .commitOfNamedFiles
  }

  /// What a file on disk becomes by the change that its staged contents get; nil where the two conflict.
  ///
  /// Git makes of the staged contents what it would write to disk: other line ends, or another encoding.
  /// Where that is what the file holds, the new contents go the same way. Commands that a filter names are not
  /// run.
  private func replacement(
    of current: [UInt8], _ entry: Entry, _ object: [UInt8], _ git: Git
  ) throws(WorkspaceError) -> [UInt8]? {
    let (old, new) = (try checkedOut(entry, entry.object, git), try checkedOut(entry, object, git))
    return current == old ? new : try merge(current, from: old, to: new)
  }

  private func checkedOut(
    _ entry: Entry, _ object: [UInt8], _ git: Git
  ) throws(WorkspaceError) -> [UInt8] {
    let path = Array("--path=".utf8) + entry.name
    return try git.run(words: ["cat-file", "--filters"].map { Array($0.utf8) } + [path, object])
  }

  /// What comes of a change when it is made in other contents; nil where both touch the same lines.
  private func merge(
    _ current: [UInt8], from old: [UInt8], to new: [UInt8]
  ) throws(WorkspaceError) -> [UInt8]? {
    let state = try OpenState(making: StateFolder(of: tree))
    let files = ["current", "old", "new"].map {
      state.scratch("merge-\(UInt64.random(in: 0 ... .max))-\($0)")
    }
    defer { for file in files { _ = try? file.remove() } }
    for (file, bytes) in zip(files, [current, old, new]) {
      try attempt(.write, file.path) { () throws(Errno) in try file.open(for: .createNew).write(bytes) }
    }
    let words = ["merge-file", "-p", "-q"].map { Array($0.utf8) } + files.map(\.path.bytes)
    let result = try Git(tree).start(words: words)
    return result.exitStatus == 0 ? result.output : nil
  }
}
