/// What git's index has of a path that is not in conflict.
struct IndexEntry: Hashable, Sendable {
  /// The mode, in octal digits.
  let mode: [UInt8]
  /// The name of the blob with the contents.
  let object: [UInt8]
  /// Whether the file on disk is out of git's sight (`--skip-worktree`), as in a sparse checkout.
  let isSkipped: Bool
  /// Whether git takes the file on disk for unchanged without a look (`--assume-unchanged`).
  let isAssumedUnchanged: Bool
}

extension WorkTree {
  /// What the index that git takes has of some paths from the root.
  func indexEntries(
    of names: [[UInt8]], _ git: Git
  ) throws(WorkspaceError) -> [[UInt8]: IndexEntry] {
    // Few files are asked for by name; for many, git is quicker when it is asked for everything.
    let listing = try Self.indexListing(names.count <= 64 ? names.map { FilePath(bytes: $0) } : [], git)
    let entries = fields(of: listing).compactMap(Self.indexEntry)
    return Dictionary(entries, uniquingKeysWith: { first, _ in first })
  }

  /// What is staged of the paths that git does not look at on disk.
  func unwatchedEntries() throws(WorkspaceError) -> [(name: [UInt8], entry: IndexEntry)] {
    let listing = try Self.indexListing([], Git(staging: self))
    return fields(of: listing).filter { $0.first != UInt8(ascii: "H") }.compactMap(Self.indexEntry)
      .filter { $0.entry.isSkipped || $0.entry.isAssumedUnchanged }
  }

  private static func indexListing(_ paths: [FilePath], _ git: Git) throws(WorkspaceError) -> [UInt8] {
    try git.run(["ls-files", "-v", "--stage", "-z"], paths: paths)
  }

  /// A line of git's listing: TAG MODE OBJECT STAGE, a tab, the path.
  private static func indexEntry(_ line: ArraySlice<UInt8>) -> (name: [UInt8], entry: IndexEntry)? {
    guard let tab = line.firstIndex(of: UInt8(ascii: "\t")), let tag = line.first else { return nil }
    let words = line[..<tab].split(separator: UInt8(ascii: " "))
    guard words.count == 4, words[3].elementsEqual("0".utf8) else { return nil }
    // An S tells of the one mark, whatever its case, and small letters tell of the other.
    let entry = IndexEntry(
      mode: Array(words[1]), object: Array(words[2]),
      isSkipped: tag | 0x20 == UInt8(ascii: "s"), isAssumedUnchanged: tag & 0x20 != 0)
    return (Array(line[(tab + 1)...]), entry)
  }
}
