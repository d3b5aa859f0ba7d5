/// The folder for the journal of a run, the record of the last run, and the lock that a run takes.
///
/// In a git work tree, it is `swiftfix` in git's own folder. Elsewhere, it is a folder in the user's state
/// folder, one for each root; all of those share one lock, because a root can contain another. They also
/// share a folder for unfinished runs: each save checks it, however many roots there have been.
package struct StateFolder: Hashable, Sendable {
  /// The folder, absolute.
  package var path: FilePath { anchor.appending(FilePath(bytes: records.bytes)) }

  /// The folder that contains the files of its runs: absolute, without symlinks.
  let root: FilePath

  /// The folder from which all others are reached, absolute.
  let anchor: FilePath

  /// The folder with the record, relative to the anchor.
  let records: RootedPath

  /// The file that a run locks, relative to the anchor.
  let lock: RootedPath

  /// The folder for the journal of an unfinished run, relative to the anchor.
  private let pending: RootedPath

  /// The prefix of file names there.
  private let pendingPrefix: String

  /// Whether the folder is in the user's state folder, which nobody else can write.
  private let isOfUser: Bool

  /// The state folder at a path, with its own lock, for runs that write below `root`.
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

  /// The state folder of a root outside of git, under a name in the common folder.
  init(in home: FilePath, _ name: RootedPath, root: FilePath) {
    (anchor, records, self.root, isOfUser) = (home, name, root, true)
    pending = Self.pending
    pendingPrefix = String(decoding: name.bytes, as: UTF8.self) + "."
    lock = RootedPath.root.appending("lock")
  }

  /// The state folder of a root outside of git.
  init(in home: FilePath, root: FilePath) {
    self.init(in: home, RootedPath.root.appending(Self.key(of: root)), root: root)
  }

  /// The folder for unfinished runs, in the folder for all roots outside of git.
  static let pending = RootedPath.root.appending("pending")

  /// A name for a root: the plain text in its last component, for people, and a hash (FNV-1a) of the whole
  /// path.
  private static func key(of root: FilePath) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in root.bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let name = root.name.prefix(64).filter { 0x21..<0x7F ~= $0 }
    return String(decoding: name, as: UTF8.self) + "-" + String(hash, radix: 16)
  }

  /// The path at which the anchor is opened: symlinks are allowed in the user's own path.
  var anchorPlace: FilePath? { isOfUser ? try? POSIX.realPath(anchor) : anchor }

  /// The path of a journal in a phase, relative to the anchor.
  func name(of phase: Journal.Phase) -> RootedPath {
    phase == .done
      ? records.appending(phase.rawValue) : pending.appending(pendingPrefix + phase.rawValue)
  }

  /// The folders with journals, relative to the anchor.
  var journalFolders: [RootedPath] { records == pending ? [records] : [records, pending] }

  /// Whether something is in the place of an unfinished run's journal, even if it is not a journal.
  package var isUnfinished: Bool { Journal.Phase.pending.contains { exists($0) } }

  /// Whether something is in the place of a journal. Reading it works differently.
  private func exists(_ phase: Journal.Phase) -> Bool { (try? POSIX.status(of: file(phase))) != nil }

  /// The path of a journal in a phase.
  private func file(_ phase: Journal.Phase) -> FilePath {
    anchor.appending(FilePath(bytes: name(of: phase).bytes))
  }

  /// When the last run ended; nil if there is no record.
  var lastRunTime: FileIdentity? { try? POSIX.status(of: file(.done)).identity }

  /// The error for a system call that failed on a part of this folder; a user would not know what a file in
  /// it is for.
  func unwritable(_ action: WorkspaceError.Action, _ place: FilePath, _ errno: Errno) -> WorkspaceError {
    let error = WorkspaceError.writing(action, place, errno)
    if case .diskFull = error { return error }
    if errno == .symlinkLoop || errno == .notAFolder { return .noStateFolderHere(path) }
    let reason = "cannot \(action.rawValue) \(place): \(errno)"
    return .unwritableStateFolder(path, reason: reason, isOutsideGit: isOfUser)
  }

  /// The folder for all state outside of git; nil means the user's.
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
  /// The deepest folder that contains all of these (absolute, without symlinks); the root if there are none.
  package var commonFolder: FilePath {
    dropFirst().reduce(first ?? FilePath("/")) { common, folder in
      var common = common
      while !common.contains(folder) { common = common.parent }
      return common
    }
  }
}
