/// All that a run needs to be finished, undone or taken back by another process: which files, what they held
/// and what they shall hold.
///
/// Both contents are kept whole. That costs disk for one run, and makes every question about a file's state
/// one of equality, not of hashes or times.
struct Journal: Sendable {
  struct Entry: Sendable {
    /// The file, seen from the root.
    let path: RootedPath
    /// Equal for files that must share their fate.
    let component: Int
    let old: [UInt8]
    let new: [UInt8]
    /// Whether the component keeps its old contents, because one of its files was written by somebody
    /// meanwhile.
    var keepsOld = false
  }

  /// What becomes of a file in git's index.
  struct IndexEntry: Sendable {
    /// The change, in the index of the work tree whose top the root is.
    let change: IndexChange
    /// Equal for what must share its fate, files on disk among it.
    let component: Int
  }

  /// How far a run has come: the name of its journal in the state folder. Each step on is one rename.
  enum Phase: String {
    /// New contents are being put beside their files. No file has changed; the journal says what to clear
    /// away.
    case staging
    /// Everything is on disk; files are being renamed. From here the run is finished, whoever does it.
    case committing
    /// Renaming failed, and what was renamed is being taken back.
    case reverting
    /// The run is complete, and this is the record from which it can be taken back.
    case done = "last-run"
    /// A journal that is being written; not one yet.
    case draft

    static let pending: [Phase] = [.staging, .committing, .reverting]
  }

  /// The folder beneath which the run writes, as it was then.
  let root: RootIdentity
  /// Whether the run took another one back; it leaves no record.
  let isUndo: Bool
  /// Tells the staged files of this run from those of any other.
  let token: UInt64
  var entries: [Entry]
  /// What changes in git's index, after the files.
  let index: [IndexEntry]

  /// What the index has now, for each of its entries.
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

  /// Where the contents of an entry are staged: beside the file, so that a rename puts them in place.
  func stagedPath(_ index: Int) -> RootedPath {
    entries[index].path.folder.appending(".swiftfix-\(String(token, radix: 16))-\(index)")
  }

  /// The files that the run writes, on disk or in the index, where the root stands now.
  func paths(in root: FilePath) -> [FilePath] {
    entries.map { root.appending(FilePath(bytes: $0.path.bytes)) } + index.map(\.change.path)
  }
}
