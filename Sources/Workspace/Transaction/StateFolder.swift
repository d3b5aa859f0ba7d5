/// Where the journal of a run and the record of the last one are kept, and the lock that a run takes.
///
/// In a git work tree that is `swiftfix` in git's own folder. Elsewhere it is a folder of the user's state,
/// one for each root; all of those share one lock, because a root can lie within another. They share a folder
/// for what is not finished, too: each save asks for that, however many roots there have been.
package struct StateFolder: Hashable, Sendable {
  /// The folder, absolute.
  package var path: FilePath { anchor.appending(FilePath(bytes: records.bytes)) }

  /// The folder beneath which the files of its runs stand: absolute, without symlinks.
  let root: FilePath

  /// The folder from which all others are reached, absolute.
  let anchor: FilePath

  /// The folder with the record, from the anchor.
  let records: RootedPath

  /// The file that a run locks, from the anchor.
  let lock: RootedPath

  /// Where the journal of a run stands until the run is complete, from the anchor.
  private let pending: RootedPath

  /// What the names of files begin with there.
  private let pendingPrefix: String

  /// Whether the folder is one of the user's state, in which nobody else writes.
  private let isOfUser: Bool

  /// The state folder at a path, with a lock of its own, for runs that write beneath `root`.
  package init(path: FilePath, root: FilePath) {
    self.init(anchor: path, .root, root: root, isOfUser: false)
  }

  /// The state folder of a work tree.
  init(of tree: WorkTree) {
    let name = "swiftfix"
    if let folder = tree.root.suffix(of: tree.gitFolder).flatMap({ RootedPath($0) }) {
      self.init(anchor: tree.root, folder.appending(name), root: tree.root, isOfUser: false)
    } else {
      self.init(anchor: tree.gitFolder, RootedPath.root.appending(name), root: tree.root, isOfUser: false)
    }
  }

  private init(anchor: FilePath, _ records: RootedPath, root: FilePath, isOfUser: Bool) {
    (self.anchor, self.records, self.root, self.isOfUser) = (anchor, records, root, isOfUser)
    pending = records
    pendingPrefix = ""
    lock = records.appending("lock")
  }

  /// The state folder of a root outside git, under a name in the folder for all of them.
  init(in home: FilePath, _ name: RootedPath, root: FilePath) {
    (anchor, records, self.root, isOfUser) = (home, name, root, true)
    pending = Self.pending
    pendingPrefix = String(decoding: name.bytes, as: UTF8.self) + "."
    lock = RootedPath.root.appending("lock")
  }

  /// The state folder of a root outside git.
  init(in home: FilePath, root: FilePath) {
    self.init(in: home, RootedPath.root.appending(Self.key(of: root)), root: root)
  }

  /// The folder for what is not finished, in the folder for all roots outside git.
  static let pending = RootedPath.root.appending("pending")

  /// A name for a root: its last component for people, as far as it is plain text, and a hash (FNV-1a) of the
  /// whole.
  private static func key(of root: FilePath) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in root.bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let name = root.name.prefix(64).filter { 0x21..<0x7F ~= $0 }
    return String(decoding: name, as: UTF8.self) + "-" + String(hash, radix: 16)
  }

  /// Where the anchor is opened: what is the user's own may be reached through symlinks.
  var anchorPlace: FilePath? { isOfUser ? try? POSIX.realPath(anchor) : anchor }

  /// Where a journal stands while its run has come so far, from the anchor.
  func name(of phase: Journal.Phase) -> RootedPath {
    phase == .done
      ? records.appending(phase.rawValue) : pending.appending(pendingPrefix + phase.rawValue)
  }

  /// The folders in which journals stand, from the anchor.
  var journalFolders: [RootedPath] { records == pending ? [records] : [records, pending] }

  /// Whether something is where a run leaves its journal, be it one or not.
  package var isUnfinished: Bool { Journal.Phase.pending.contains { exists($0) } }

  /// Whether something stands where a journal is looked for. Whoever reads it goes another way.
  private func exists(_ phase: Journal.Phase) -> Bool { (try? POSIX.status(of: file(phase))) != nil }

  /// Where a journal stands while its run has come so far.
  private func file(_ phase: Journal.Phase) -> FilePath {
    anchor.appending(FilePath(bytes: name(of: phase).bytes))
  }

  /// When the last run has ended; nil where none is on record.
  var lastRunTime: FileIdentity? { try? POSIX.status(of: file(.done)).identity }

  /// The error for a system call that failed on something of this folder; a user who is told of a file in it
  /// alone would not know what it is.
  func unwritable(_ action: WorkspaceError.Action, _ place: FilePath, _ errno: Errno) -> WorkspaceError {
    let error = WorkspaceError.writing(action, place, errno)
    if case .diskFull = error { return error }
    if errno == .symlinkLoop || errno == .notAFolder { return .noStateFolderHere(path) }
    let reason = "cannot \(action.rawValue) \(place): \(errno)"
    return .unwritableStateFolder(path, reason: reason, isOutsideGit: isOfUser)
  }

  /// The folder for all state outside git; nil takes the user's.
  static func home(_ given: FilePath?) throws(WorkspaceError) -> FilePath {
    if let given { return given.appending("swiftfix") }
    if let state = POSIX.environment("XDG_STATE_HOME"), state.isAbsolute {
      return state.appending("swiftfix")
    }
    guard let home = POSIX.environment("HOME"), home.isAbsolute else { throw .noStateFolder }
    return home.appending(".local/state/swiftfix")
  }
}

extension [FilePath] {
  /// The deepest folder that contains all of these (absolute, without symlinks); the root of no folders.
  package var commonFolder: FilePath {
    dropFirst().reduce(first ?? FilePath("/")) { common, folder in
      var common = common
      while !common.contains(folder) { common = common.parent }
      return common
    }
  }
}
