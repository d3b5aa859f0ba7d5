/// The Swift files of a work tree whose staged contents differ from the last commit, with these contents.
package struct StagedFiles: Sendable {
  /// The index entry of a file.
  package struct Entry: Hashable, Sendable {
    /// The path of the file, which need not exist: absolute.
    package let path: FilePath
    /// The path relative to the top of the work tree.
    let name: [UInt8]
    /// The mode, in octal digits.
    let mode: [UInt8]
    /// The name of the blob with the contents.
    let object: [UInt8]
  }

  package let tree: WorkTree

  /// The files, sorted by path.
  package private(set) var entries: [Entry] = []

  /// Files with a merge conflict.
  package private(set) var conflicted: [FilePath] = []

  /// Files to be added later (`git add --intent-to-add`), which have no staged contents yet.
  package private(set) var intended: [FilePath] = []

  /// The files that were named themselves, and not a folder that contains them.
  let named: Set<FilePath>

  /// The Swift files of the work tree that differ from their staged contents, or are deleted; and those that
  /// may differ because git is set not to check them.
  let unstaged: [Entry]

  /// The staged contents of all files above: the contents of a commit where it differs from the disk.
  package private(set) var contents: [FilePath: [UInt8]] = [:]

  /// The staged contents of the files at `paths`, relative to the folder `base`.
  package init(_ paths: [FilePath], from base: FilePath) throws(WorkspaceError) {
    let targets = try Targets(paths, from: base)
    try targets.requireSoundLinks()
    var finder = WorkTreeFinder()
    let places = targets.folders.map(\.path) + targets.files
    let trees = Set(places.map { finder.workTree(containing: $0) })
    guard let first = trees.first, let tree = first else { throw .notInWorkTree(paths.first ?? base) }
    guard trees.count == 1 else { throw .severalWorkTrees }
    self.tree = tree
    named = Set(targets.files)
    let differences = try Self.differences(in: tree, [])
    let isAdded = { (status: UInt8) in status == UInt8(ascii: "A") }
    unstaged = try differences.filter { !isAdded($0.status) }.map(\.entry) + tree.unwatchedFiles()
    for (entry, status) in try Self.differences(in: tree, places, "--cached")
    where takes(entry.path, targets) {
      if status == UInt8(ascii: "U") {
        conflicted.append(entry.path)
      } else {
        entries.append(entry)
      }
    }
    entries = entries.sorted(on: \.path)
    intended = differences.filter { isAdded($0.status) && takes($0.entry.path, targets) }.map(\.entry.path)
    contents = try tree.contents(of: Set(entries + unstaged))
  }

  /// Whether a file was requested.
  private func takes(_ path: FilePath, _ targets: Targets) -> Bool {
    named.contains(path)
      || targets.folders.contains { folder in
        folder.path.suffix(of: path).map { !ExclusionRules.passesSkippedFolder($0) } ?? false
      }
  }

  /// Parses git's raw list of differences for Swift files: the entries of the index if it is compared with
  /// the last commit, otherwise those that the work tree differs from.
  private static func differences(
    in tree: WorkTree, _ paths: [FilePath], _ options: String...
  ) throws(WorkspaceError) -> [(entry: Entry, status: UInt8)] {
    let question = [
      "diff", "--raw", "-z", "--no-abbrev", "--no-renames", "--no-ext-diff", "--no-textconv",
      "--ignore-submodules",
    ]
    let names = paths.contains(tree.root) ? [] : paths.map { $0.relative(to: tree.root) }
    let isStaged = options.contains("--cached")
    let git = Git(staging: tree)
    let answer = try (isStaged ? git : git.withoutFilters()).run(question + options, paths: names)
    var parts = fields(of: answer)[...]
    var found: [(Entry, UInt8)] = []
    while let head = parts.popFirst(), let name = parts.popFirst() {
      // :OLDMODE NEWMODE OLDOBJECT NEWOBJECT STATUS
      let words = head.dropFirst().split(separator: UInt8(ascii: " "))
      guard words.count == 5, let status = words[4].first, ExclusionRules.takesFile(name),
        RootedPath.isBeneath(name)
      else { continue }
      let isNew = isStaged || status == UInt8(ascii: "A")
      let (mode, object) = isNew ? (words[1], words[3]) : (words[0], words[2])
      guard status == UInt8(ascii: "U") || mode.starts(with: "100".utf8) else { continue }
      let entry = Entry(
        path: tree.root.appending(FilePath(bytes: name)), name: Array(name), mode: Array(mode),
        object: Array(object))
      found.append((entry, status))
    }
    return found
  }
}

extension WorkTree {
  /// The Swift files on disk that git is set not to check (`--assume-unchanged`, `--skip-worktree`): it
  /// assumes that they equal their staged contents.
  fileprivate func unwatchedFiles() throws(WorkspaceError) -> [StagedFiles.Entry] {
    try unwatchedEntries().compactMap { name, entry in
      guard entry.mode.starts(with: "100".utf8), ExclusionRules.takesFile(name[...]),
        RootedPath.isBeneath(name[...])
      else { return nil }
      let path = root.appending(FilePath(bytes: name))
      guard FileIdentity(of: path) != nil else { return nil }
      return StagedFiles.Entry(path: path, name: name, mode: entry.mode, object: entry.object)
    }
  }

  /// The contents of blobs, from a single run of git.
  fileprivate func contents(
    of entries: Set<StagedFiles.Entry>
  ) throws(WorkspaceError) -> [FilePath: [UInt8]] {
    let entries = entries.filter { $0.object.contains { $0 != UInt8(ascii: "0") } }
    guard !entries.isEmpty else { return [:] }
    let question = Array(entries.map { $0.object + [UInt8(ascii: "\n")] }.joined())
    var rest = try Git(staging: self).run(["cat-file", "--batch"], input: question)[...]
    var contents: [FilePath: [UInt8]] = [:]
    for entry in entries {
      // OBJECT TYPE SIZE, a newline, the contents, a newline.
      let head = rest.prefix { $0 != UInt8(ascii: "\n") }
      let words = head.split(separator: UInt8(ascii: " "))
      guard words.count == 3, let size = Int(String(decoding: words[2], as: UTF8.self)),
        rest.count > head.count + 1 + size
      else { throw .git(command: "cat-file", message: String(decoding: head, as: UTF8.self)) }
      guard size <= LoadedFile.maximumByteCount else { throw .tooLarge(entry.path, byteCount: Int64(size)) }
      rest = rest.dropFirst(head.count + 1)
      contents[entry.path] = Array(rest.prefix(size))
      rest = rest.dropFirst(size + 1)
    }
    return contents
  }
}
