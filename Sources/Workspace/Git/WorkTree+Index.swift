/// The entry of git's index for a path that is not in conflict.
struct IndexEntry: Hashable, Sendable {
  /// The mode, in octal digits.
  let mode: [UInt8]
  /// The name of the blob with the contents.
  let object: [UInt8]
  /// Whether git doesn't expect the file on disk (`--skip-worktree`), as in a sparse checkout.
  let isSkipped: Bool
  /// Whether git assumes that the file on disk is unchanged (`--assume-unchanged`).
  let isAssumedUnchanged: Bool
}

extension WorkTree {
  /// The entries of some paths, relative to the root, in the index that git uses.
  func indexEntries(
    of names: [[UInt8]], _ git: Git
  ) throws(WorkspaceError) -> [[UInt8]: IndexEntry] {
    // A few files are requested by name; for many, a query for everything is faster.
    let listing = try Self.indexListing(names.count <= 64 ? names.map { FilePath(bytes: $0) } : [], git)
    let entries = fields(of: listing).compactMap(Self.indexEntry)
    return Dictionary(entries, uniquingKeysWith: { first, _ in first })
  }

  /// The entries of the paths that git does not check on disk.
  func unwatchedEntries() throws(WorkspaceError) -> [(name: [UInt8], entry: IndexEntry)] {
    let listing = try Self.indexListing([], Git(staging: self))
    return fields(of: listing).filter { $0.first != UInt8(ascii: "H") }.compactMap(Self.indexEntry)
      .filter { $0.entry.isSkipped || $0.entry.isAssumedUnchanged }
  }

  private static func indexListing(_ paths: [FilePath], _ git: Git) throws(WorkspaceError) -> [UInt8] {
    try git.run(["ls-files", "-v", "--stage", "-z"], paths: paths)
  }

  /// Parses a line of git's listing: TAG MODE OBJECT STAGE, a tab, the path.
  private static func indexEntry(_ line: ArraySlice<UInt8>) -> (name: [UInt8], entry: IndexEntry)? {
    guard let tab = line.firstIndex(of: UInt8(ascii: "\t")), let tag = line.first else { return nil }
    let words = line[..<tab].split(separator: UInt8(ascii: " "))
    guard words.count == 4, words[3].elementsEqual("0".utf8) else { return nil }
    // An 'S' in either case means the one mark, a lower-case letter the other.
    let entry = IndexEntry(
      mode: Array(words[1]), object: Array(words[2]),
      isSkipped: tag | 0x20 == UInt8(ascii: "s"), isAssumedUnchanged: tag & 0x20 != 0)
    return (Array(line[(tab + 1)...]), entry)
  }
}
