/// New contents for staged files: as blobs in git's store, and as changes of the files on disk.
package struct StagedUpdate: Sendable {
  /// A staged file with its new contents.
  struct Item: Sendable {
    let entry: StagedFiles.Entry
    let object: [UInt8]
    /// The change of the file on disk; nil if there is no file, or if it can't be changed without touching
    /// unstaged changes.
    let change: FileChange?
  }

  let items: [Item]

  /// The changes of the files on disk, in the order of their items.
  package var changes: [FileChange] { items.compactMap(\.change) }

  /// The files on disk whose unstaged changes conflict with the new contents.
  package private(set) var unmerged: [FilePath] = []

  init(items: [Item]) {
    self.items = items
  }

  /// The same update, with some files on disk left unchanged.
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
  /// Whether any Swift file of the work tree has unstaged changes.
  package var hasUnstagedChanges: Bool { !unstaged.isEmpty }

  /// Writes new contents of staged files to git's store, and computes the change of each file on disk.
  /// Changes neither the index nor a file.
  package func prepare(_ replacements: [FilePath: [UInt8]]) throws(WorkspaceError) -> StagedUpdate {
    try requireWholeIndex()
    try tree.requireOwnIndex()
    let git = Git(staging: tree)
    // Only now, before a write: if there is nothing to fix, git is not asked.
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

  /// The changes of the index, in the order of the items.
  package func indexChanges(_ update: StagedUpdate) -> [IndexChange] {
    update.items.map { item in
      IndexChange(
        root: tree.root, name: item.entry.name, mode: item.entry.mode, old: item.entry.object,
        new: item.object)
    }
  }

  /// Throws in a commit of named files, which has its own index. A change there gets into the commit, but git
  /// then returns to an index without it, which would stage the reverse change.
  private func requireWholeIndex() throws(WorkspaceError) {
    guard let index = Git(staging: tree).hookIndex, index.name.starts(with: "next-index-".utf8) else {
      return
    }
    throw .commitOfNamedFiles
  }

  /// The new contents of a file on disk when its staged contents change; nil if the two conflict.
  ///
  /// Git converts staged contents when it writes them to disk: other line ends, or another encoding. If the
  /// file on disk equals the converted old contents, it gets the converted new ones. Filter commands are not
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

  /// Applies a change to other contents; nil if both change the same lines.
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
