// Finding the state folder of a run.

extension StateFolder {
  /// The folder for a run that writes `files` (absolute, without symlinks).
  ///
  /// - Parameter stateHome: The folder for all state outside of git; nil means the user's.
  package static func forWriting(
    _ files: [FilePath], stateHome: FilePath? = nil
  ) throws(WorkspaceError) -> StateFolder {
    var finder = WorkTreeFinder()
    let folders = Set(files.map(\.parent))
    let trees = Set(folders.map { finder.workTree(containing: $0) })
    if trees.count == 1, let tree = trees.first ?? nil, tree.ownsGitFolder { return StateFolder(of: tree) }
    return StateFolder(in: try home(stateHome), root: Array(folders).commonFolder)
  }

  // MARK: - Interrupted runs

  /// The folders in which a run has left a journal: those of the work trees around `places` (absolute,
  /// without symlinks) and, outside of git, those of runs over files of the projects around them.
  ///
  /// A run in progress also has a journal; ``Transaction/recover()`` needs its lock and therefore waits for
  /// it.
  package static func unfinished(around places: [FilePath], stateHome: FilePath? = nil) -> [StateFolder] {
    var finder = WorkTreeFinder()
    let trees = Set(places.compactMap { finder.workTree(containing: $0) }).filter(\.ownsGitFolder)
    let inGit = trees.map { StateFolder(of: $0) }.filter(\.isUnfinished)
    let others = unfinishedOutsideGit(stateHome)
    guard !others.isEmpty else { return inGit.sorted(on: \.path) }
    // A run over a part of a project reads its other files, too, which may be half changed.
    let projects = Set(places.flatMap { ProjectFolder.roots(around: [$0.appending("_")], else: $0) })
    let near = others.filter { state in
      // A journal that can't be read is reported, not ignored.
      state.recordedRun.map { run in projects.contains { run.concerns($0, in: state.root) } } ?? true
    }
    return (inGit + near).sorted(on: \.path)
  }

  /// Whether a run was killed while it changed files, and no run is in progress.
  package var isHalfDone: Bool {
    let isPending = { [Journal.Phase.committing, .reverting].contains { run($0) != nil } }
    // A run in progress may end between two checks.
    return isPending() && !StateLock.isTaken(self) && isPending()
  }

  /// The deepest folder that contains all files of the run that left a journal here; nil if no journal here
  /// can be used.
  package var unfinishedFolder: FilePath? {
    unfinishedRun?.paths(in: root).map(\.parent).commonFolder
  }

  /// The files in the place of a journal that are not used.
  package var unusableJournals: [UnusableRecord] {
    Journal.Phase.pending.compactMap { phase in
      if case .unusable(let record)? = stored(phase) { record } else { nil }
    }
  }

  /// No journal is read twice: an existing one is removed when its run ends.
  private var unfinishedRun: Journal? { Self.firstPending(run) }

  /// The run of a journal here; nil if there is none that can be used.
  private func run(_ phase: Journal.Phase) -> Journal? {
    if case .usable(let journal)? = stored(phase) { journal } else { nil }
  }

  private func stored(_ phase: Journal.Phase) -> StoredJournal? {
    let identity = (try? Root(root))?.identity ?? RootIdentity(missingAt: root)
    return OpenState(self).flatMap { try? $0.stored(phase, of: identity) }
  }

  /// The run of a journal here, wherever its root is now.
  private var recordedRun: Journal? { Self.firstPending(recorded) }

  /// The first journal of a pending phase, read once: a lazy collection reads it twice, and another run may
  /// have ended in between.
  private static func firstPending(_ journal: (Journal.Phase) -> Journal?) -> Journal? {
    for phase in Journal.Phase.pending {
      if let found = journal(phase) { return found }
    }
    return nil
  }

  private func recorded(_ phase: Journal.Phase) -> Journal? {
    guard case .usable(let journal)? = OpenState(self).flatMap({ try? $0.stored(phase) }) else { return nil }
    return journal
  }

  /// The folders of the roots outside of git in which a run has left a journal.
  private static func unfinishedOutsideGit(_ stateHome: FilePath?) -> [StateFolder] {
    guard let home = try? home(stateHome),
      let entries = try? POSIX.entries(of: home.appending(FilePath(bytes: pending.bytes))), !entries.isEmpty
    else { return [] }
    let period = UInt8(ascii: ".")
    let names = entries.compactMap { entry in entry.name.lastIndex(of: period).map { entry.name[..<$0] } }
    return Set(names).compactMap { name in
      ofName(name, in: home) { $0.recordedRun?.root.path }
    }.filter(\.isUnfinished)
  }

  /// The state folder of a root outside of git, by its name; the journals determine the root.
  private static func ofName(
    _ name: some Collection<UInt8>, in home: FilePath, root: (StateFolder) -> FilePath?
  ) -> StateFolder? {
    guard let name = RootedPath(name), name != .root else { return nil }
    let state = StateFolder(in: home, name, root: FilePath(""))
    return StateFolder(in: home, name, root: root(state) ?? state.root)
  }

  // MARK: - The last run

  /// The folder with the record of the last run that wrote files in the work tree around `folder` or, outside
  /// of git, files below `folder`, in it or in an enclosing folder; nil if there is no record.
  package static func ofLastRun(around folder: FilePath, stateHome: FilePath? = nil) -> StateFolder? {
    var states = outsideGit(stateHome, around: folder)
    if let tree = WorkTree.containing(folder), tree.ownsGitFolder { states.append(StateFolder(of: tree)) }
    let dated = states.compactMap { state in state.lastRunTime.map { (state: state, time: $0) } }
    return dated.max { left, right in
      (left.time.modifiedSeconds, left.time.modifiedNanoseconds)
        < (right.time.modifiedSeconds, right.time.modifiedNanoseconds)
    }?.state
  }

  /// The folders of the roots outside of git whose last run a user in `folder` would mean.
  private static func outsideGit(_ stateHome: FilePath?, around folder: FilePath) -> [StateFolder] {
    guard let home = try? home(stateHome), let entries = try? POSIX.entries(of: home) else { return [] }
    return entries.compactMap { entry in
      var record: Journal?
      let state = ofName(entry.name, in: home) { state in
        record = state.recorded(.done)
        return record.map { $0.currentRoot(around: folder) }
      }
      guard let state, let record, record.concerns(folder, in: state.root) else { return nil }
      return state
    }
  }
}

extension Journal {
  /// Whether the run writes a file below a folder, or in an enclosing one. Other siblings of its files may be
  /// other projects.
  fileprivate func concerns(_ folder: FilePath, in root: FilePath) -> Bool {
    paths(in: root).contains { folder.contains($0) || $0.parent.contains(folder) }
  }

  /// The current path of the root: unchanged, or an enclosing folder of `folder` if it was moved.
  fileprivate func currentRoot(around folder: FilePath) -> FilePath {
    var candidate = folder
    while (try? POSIX.status(of: candidate)).map({ RootIdentity(candidate, $0).isMoved(to: root) }) != true {
      guard candidate.parent != candidate else { return root.path }
      candidate = candidate.parent
    }
    return candidate
  }
}
