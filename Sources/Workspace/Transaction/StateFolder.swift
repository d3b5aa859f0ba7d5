/// Where the journal of a run and the record of the last one are kept, and the lock that a run takes.
///
/// In a git work tree that is `swiftfix` in git's own folder. Elsewhere it is a folder of the user's state,
/// one for each root; all of those share one lock, because a root can lie within another. They share a folder
/// for what is not finished, too: each save asks for that, however many roots there have been.
package struct StateFolder: Hashable, Sendable {
  /// The folder, absolute.
  package let path: FilePath

  /// The folder that holds the lock.
  let lockFolder: FilePath

  /// Where the journal of a run stands until the run is complete.
  private let pendingFolder: FilePath

  /// What the names of files begin with there.
  private let pendingPrefix: FilePath

  /// The state folder at a path, with a lock of its own.
  package init(path: FilePath) {
    self.path = path
    lockFolder = path
    pendingFolder = path
    pendingPrefix = FilePath("")
  }

  /// The state folder of a root outside git.
  private init(in home: FilePath, _ name: FilePath) {
    path = home.appending(name)
    lockFolder = home
    pendingFolder = Self.pendingFolder(in: home)
    pendingPrefix = FilePath(bytes: name.bytes + [Self.period])
  }

  private static func pendingFolder(in home: FilePath) -> FilePath { home.appending("pending") }

  private static let period = UInt8(ascii: ".")

  /// The folder for a run that writes `files` (absolute, without symlinks).
  ///
  /// - Parameter stateHome: the folder for all state outside git; nil takes the user's.
  package static func forWriting(
    _ files: [FilePath], stateHome: FilePath? = nil
  ) throws(WorkspaceError) -> StateFolder {
    var finder = WorkTreeFinder()
    let folders = Set(files.map(\.parent))
    let trees = Set(folders.map { finder.workTree(containing: $0) })
    if trees.count == 1, let tree = trees.first ?? nil { return StateFolder(of: tree) }
    let root = Array(folders).commonFolder
    return StateFolder(in: try home(stateHome), key(of: root))
  }

  /// The folders in which a run has left a journal: those of the work trees around `places` (absolute,
  /// without symlinks), and outside git those of runs over files of the projects around them.
  ///
  /// A run that is under way now has a journal too; ``Transaction/recover()`` needs its lock and so waits for
  /// it.
  package static func unfinished(around places: [FilePath], stateHome: FilePath? = nil) -> [StateFolder] {
    var finder = WorkTreeFinder()
    let trees = Set(places.compactMap { finder.workTree(containing: $0) })
    let inGit = trees.map { StateFolder(of: $0) }.filter(\.isUnfinished)
    let others = unfinishedOutsideGit(stateHome)
    guard !others.isEmpty else { return inGit.sorted(on: \.path) }
    // What is half changed anywhere in a project is read by a run over a part of it.
    let projects = Set(places.flatMap { ProjectFolder.roots(around: [$0.appending("_")], else: $0) })
    let near = others.filter { state in
      // What can't be read is told of, and not passed over.
      state.unfinishedRun.map { run in projects.contains(where: run.concerns) } ?? true
    }
    return (inGit + near).sorted(on: \.path)
  }

  /// Whether a run has left a journal here.
  package var isUnfinished: Bool {
    Journal.Phase.pending.contains { exists($0) }
  }

  /// Whether a run was killed while it changed files, and none is at it now.
  package var isHalfDone: Bool {
    let isPending = { [Journal.Phase.committing, .reverting].contains { exists($0) } }
    // A run that is under way may end between two looks.
    return isPending() && !StateLock.isTaken(self) && isPending()
  }

  /// The deepest folder that holds all files of the run that has left a journal here.
  package var unfinishedFolder: FilePath? { unfinishedRun?.paths.map(\.parent).commonFolder }

  /// No journal is read twice: one that was there is gone when its run ends.
  private var unfinishedRun: Journal? { Journal.Phase.pending.compactMap(run).first }

  /// The run that a journal here tells of; nil where there is none that can be read.
  private func run(_ phase: Journal.Phase) -> Journal? {
    (try? FileContents(reading: file(phase)).bytes).flatMap { Journal(decoding: $0) }
  }

  /// The folder with the record of the last run that wrote files in the work tree around `folder`, or outside
  /// git files beneath `folder`, in it or in one around it; nil where none is on record.
  package static func ofLastRun(around folder: FilePath, stateHome: FilePath? = nil) -> StateFolder? {
    var states = outsideGit(stateHome)
    if let tree = WorkTree.containing(folder) { states.append(StateFolder(of: tree)) }
    let dated = states.compactMap { state in
      (try? POSIX.status(of: state.file(.done))).map { (state: state, time: $0.identity) }
    }
    return dated.filter { $0.state.concerns(folder) }.max { left, right in
      (left.time.modifiedSeconds, left.time.modifiedNanoseconds)
        < (right.time.modifiedSeconds, right.time.modifiedNanoseconds)
    }?.state
  }

  /// Whether the last run is one that a person in `folder` would mean.
  private func concerns(_ folder: FilePath) -> Bool {
    // Git's folder was found from `folder`; the others are those of any place.
    path == lockFolder || run(.done)?.concerns(folder) == true
  }

  /// The folders of the roots outside git in which a run has left a journal.
  private static func unfinishedOutsideGit(_ stateHome: FilePath?) -> [StateFolder] {
    guard let home = try? home(stateHome), let entries = try? POSIX.entries(of: pendingFolder(in: home)),
      !entries.isEmpty
    else { return [] }
    let names = entries.compactMap { entry in entry.name.lastIndex(of: period).map { entry.name[..<$0] } }
    return Set(names).map { StateFolder(in: home, FilePath(bytes: $0)) }.filter(\.isUnfinished)
  }

  /// The folders of all roots outside git.
  private static func outsideGit(_ stateHome: FilePath?) -> [StateFolder] {
    guard let home = try? home(stateHome), let entries = try? POSIX.entries(of: home) else { return [] }
    return entries.map { StateFolder(in: home, FilePath(bytes: $0.name)) }
  }

  /// The folder of a work tree.
  init(of tree: WorkTree) {
    self.init(path: tree.gitFolder.appending("swiftfix"))
  }

  /// Where a journal stands while its run has come so far.
  func file(_ phase: Journal.Phase) -> FilePath {
    guard phase != .done else { return path.appending(phase.rawValue) }
    return pendingFolder.appending(FilePath(bytes: pendingPrefix.bytes + phase.rawValue.utf8))
  }

  /// The folders in which journals stand.
  var folders: [FilePath] { path == pendingFolder ? [path] : [path, pendingFolder] }

  func exists(_ phase: Journal.Phase) -> Bool { (try? POSIX.status(of: file(phase))) != nil }

  /// Makes the folders, and those around them that are missing.
  func make() throws(WorkspaceError) {
    for folder in folders {
      try folder.makeFolders { folder, errno in unwritable(.create, folder, errno) }
    }
  }

  /// The error for a system call that failed on something of this folder; a user who is told of a file in it
  /// alone would not know what it is.
  func unwritable(_ action: WorkspaceError.Action, _ place: FilePath, _ errno: Errno) -> WorkspaceError {
    let error = WorkspaceError.writing(action, place, errno)
    if case .diskFull = error { return error }
    let reason = "cannot \(action.rawValue) \(place): \(errno)"
    return .unwritableStateFolder(path, reason: reason, isOutsideGit: path != lockFolder)
  }

  private static func home(_ given: FilePath?) throws(WorkspaceError) -> FilePath {
    if let given { return given.appending("swiftfix") }
    if let state = POSIX.environment("XDG_STATE_HOME"), state.isAbsolute {
      return state.appending("swiftfix")
    }
    guard let home = POSIX.environment("HOME"), home.isAbsolute else { throw .noStateFolder }
    return home.appending(".local/state/swiftfix")
  }

  /// A name for a root: its last component for people, and a hash (FNV-1a) of the whole.
  private static func key(of root: FilePath) -> FilePath {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in root.bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return FilePath(bytes: root.name.prefix(64) + Array("-".utf8) + Array(String(hash, radix: 16).utf8))
  }
}

extension Journal {
  /// The files that the run writes, on disk or in the index.
  fileprivate var paths: [FilePath] { entries.map(\.path) + index.map(\.change.path) }

  /// Whether the run writes a file beneath a folder, or in one around it. What else lies beside its files may
  /// be other projects.
  fileprivate func concerns(_ folder: FilePath) -> Bool {
    paths.contains { folder.contains($0) || $0.parent.contains(folder) }
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
