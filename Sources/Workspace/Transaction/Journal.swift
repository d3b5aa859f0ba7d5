/// All that another process needs to finish, abort or revert a run: the files with their old and new
/// contents.
///
/// Both contents are stored in full. That takes disk space for one run, but a file's state can be determined
/// by equality, without hashes or times.
struct Journal: Sendable {
  struct Entry: Sendable {
    /// The file, relative to the root.
    let path: RootedPath
    /// Equal for files that can only change together.
    let component: Int
    let old: [UInt8]
    let new: [UInt8]
    /// Whether the component keeps its old contents, because another program has written one of its files in
    /// the meantime.
    var keepsOld = false
  }

  /// The change of a file in git's index.
  struct IndexEntry: Sendable {
    /// The change; the root is the top of its work tree.
    let change: IndexChange
    /// Equal for what can only change together, including files on disk.
    let component: Int
  }

  /// The progress of a run, as the name of its journal in the state folder. Each transition is one rename.
  enum Phase: String {
    /// New contents are being written next to their files. No file has changed; the journal lists what to
    /// clean up.
    case staging
    /// Everything is on disk; files are being renamed. From here on, any process can finish the run.
    case committing
    /// Renaming failed, and the renamed files are being reverted.
    case reverting
    /// The run is complete, and this is the record for reverting it.
    case done = "last-run"
    /// An incomplete journal that is being written.
    case draft

    static let pending: [Phase] = [.staging, .committing, .reverting]
  }

  /// The folder below which the run writes, as it was at that time.
  let root: RootIdentity
  /// Whether the run reverts another one; it leaves no record.
  let isUndo: Bool
  /// Distinguishes the staged files of this run from those of other runs.
  let token: UInt64
  var entries: [Entry]
  /// The changes in git's index, which follow those of the files.
  let index: [IndexEntry]

  /// The current state of the index for each of its entries.
  func indexStates() throws(WorkspaceError) -> [IndexUpdate.State] {
    guard let update = IndexUpdate(index.map(\.change)) else { return index.map { _ in .foreign } }
    return try update.states()
  }

  /// The entries of each component, in the order of their first files.
  var components: [[Int]] {
    var places: [Int: Int] = [:]
    var components: [[Int]] = []
    for (index, entry) in entries.enumerated() {
      if let place = places[entry.component] {
        components[place].append(index)
      } else {
        places[entry.component] = components.count
        components.append([index])
      }
    }
    return components
  }

  /// The path at which the contents of an entry are staged: next to the file, so that a rename puts them in
  /// place.
  func stagedPath(_ index: Int) -> RootedPath {
    entries[index].path.folder.appending(".swiftfix-\(String(token, radix: 16))-\(index)")
  }

  /// The files that the run writes, on disk or in the index, for the current path of the root.
  func paths(in root: FilePath) -> [FilePath] {
    entries.map { root.appending(FilePath(bytes: $0.path.bytes)) } + index.map(\.change.path)
  }
}
