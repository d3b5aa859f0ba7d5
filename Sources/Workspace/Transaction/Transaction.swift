/// The lock for writing files of a tree, and the operation that writes all of them or none.
///
/// A run goes through these phases, and can be killed at any time in any of them:
///
/// 1. *staging*: A journal with the old and the new contents is written. Then the new contents are written
///    next to their files and flushed to disk. A run killed here has changed nothing; the next one cleans up.
/// 2. *committing*: The journal is renamed, which is the point of no return. Then each new file is renamed to
///    replace the old one. A run killed here is finished by the next one.
/// 3. The journal is renamed once more: it becomes the record from which ``undo()`` reverts the run.
///
/// If renaming fails, the journal is renamed to *reverting*, and the renamed files are reverted.
package struct Transaction: ~Copyable {
  /// The state folder with the journal.
  let state: OpenState
  let disk: Disk
  /// The folder below which files are written.
  private let root: Root
  private let lock: StateLock

  /// Takes the lock of a tree.
  ///
  /// - Parameters:
  ///   - waiting: Called with the other process if one holds the lock, before waiting for it; nil throws.
  ///   - observer: A test's decision about each step.
  package init(
    in state: StateFolder, waiting: ((_ process: String?) -> Void)? = nil,
    observer: (@Sendable (TransactionStep) -> StepDecision)? = nil
  ) throws(WorkspaceError) {
    let root = try attempt(.list, state.root) { () throws(Errno) in try Root(state.root) }
    let state = try OpenState(making: state)
    lock = try StateLock.take(state, waiting: waiting)
    disk = Disk(observer: observer)
    (self.root, self.state) = (root, state)
  }

  /// Writes all changes, or none if one of them fails.
  ///
  /// A file that has changed since it was read is skipped and reported, together with all files that a group
  /// connects to it. A killed run is finished first.
  ///
  /// - Parameters:
  ///   - index: The changes in git's index, which are made after the files are written.
  ///   - groups: For each fix that spans files, the indices of its changes; those of the index follow those
  ///     of the files.
  package borrowing func commit(
    _ changes: [FileChange], index: [IndexChange] = [], groups: [[Int]] = []
  ) throws(WorkspaceError) -> TransactionReport {
    let hold = POSIX.holdInterrupts()
    defer { POSIX.release(hold) }
    _ = try recover()
    return try commit(TransactionRequest(changes: changes, index: index, groups: groups))
  }

  /// Throws if one of these files (absolute, without symlinks) is read-only, as ``commit(_:index:groups:)``
  /// would.
  package static func requireWritable(_ paths: [FilePath]) throws(WorkspaceError) {
    for path in paths {
      guard let status = try? POSIX.status(of: path) else { continue }
      guard status.isMarkedWritable, POSIX.canWrite(path) else { throw .readOnly(path) }
    }
  }

  private borrowing func commit(_ request: TransactionRequest) throws(WorkspaceError) -> TransactionReport {
    let plan = try TransactionPlan(request, in: root)
    guard !plan.isEmpty else { return TransactionReport(leftAlone: plan.leftAlone) }
    let journal = Journal(
      root: root.identity, isUndo: request.isUndo, token: .random(in: 0 ... .max), entries: plan.entries,
      index: plan.index)
    try stage(journal)
    var report = try applyOrRevert(journal)
    report.leftAlone = plan.leftAlone + report.leftAlone
    return report
  }

  /// Writes all new contents next to their files; if that fails, removes them.
  private borrowing func stage(_ journal: Journal) throws(WorkspaceError) {
    do {
      // Existing files from earlier phases are useless.
      for phase in Journal.Phase.pending where state.exists(phase) { try disk.remove(state.file(phase)) }
      try disk.save(journal.encoded, at: state.file(.draft))
      try move(.draft, to: .staging)
      let staged = stagedPlaces(journal)
      for (entry, place) in zip(journal.entries, staged) {
        try disk.stage(entry.new, at: place, like: Place(root: root, relative: entry.path))
      }
      try disk.sync(staged, .read)
      try move(.staging, to: .committing)
    } catch {
      guard error != .stopped else { throw error }
      // The next run removes what can't be removed now: the journal is removed last.
      try? discardStaged(journal, isOurs: true)
      throw namingFiles(error, journal)
    }
  }

  /// Renames all staged files; if that fails, reverts the renamed ones.
  private borrowing func applyOrRevert(_ journal: Journal) throws(WorkspaceError) -> TransactionReport {
    do {
      var run = journalRun(journal, isResumed: false)
      let report = try run.apply(.forward)
      try requireSameFolders(report, .symlink)
      try finish(journal)
      return report
    } catch {
      guard error != .stopped else { throw error }
      do {
        try revert(journal)
      } catch let failure {
        let reason = namingFiles(error, journal).cause
        throw failure == .stopped ? failure : .unfinished(state.folder.path, reason: reason)
      }
      throw namingFiles(error, journal)
    }
  }

  private borrowing func revert(_ journal: Journal) throws(WorkspaceError) {
    // If the journal is already the record, only the last sync has failed.
    try move(state.exists(.committing) ? .committing : .done, to: .reverting)
    var run = journalRun(journal, isResumed: false)
    // Changes in a folder that is out of reach now can be reverted once it is back in its place.
    try requireSameFolders(run.apply(.backward), .symlink, .vanished)
    try disk.remove(state.file(.reverting))
  }

  /// Throws if a folder was replaced or removed during the run.
  private borrowing func requireSameFolders(
    _ report: TransactionReport, _ reasons: FileLeftAlone.Reason...
  ) throws(WorkspaceError) {
    guard let file = report.leftAlone.first(where: { reasons.contains($0.reason) }) else { return }
    throw .system(.rename, file.path, file.reason == .symlink ? .symlinkLoop : .noEntry)
  }
}

// MARK: - After a kill

extension Transaction {
  /// Finishes or reverts a killed run; nil if there is none.
  ///
  /// The files that the run had not reached when it was killed may have changed since. They are skipped and
  /// reported, and the files that groups connect to them revert to their old contents.
  package borrowing func recover() throws(WorkspaceError) -> TransactionReport? {
    let hold = POSIX.holdInterrupts()
    defer { POSIX.release(hold) }
    do {
      return try finishPending()
    } catch {
      switch error {
      case .stopped: throw error
      default: throw .unfinished(state.folder.path, reason: error.cause)
      }
    }
  }

  private borrowing func finishPending() throws(WorkspaceError) -> TransactionReport? {
    if let journal = try pendingRun(.staging) {
      try discardStaged(journal)
      return TransactionReport()
    }
    if let journal = try pendingRun(.reverting) {
      var run = journalRun(journal, isResumed: true)
      let report = try run.apply(.backward)
      try disk.remove(state.file(.reverting))
      return TransactionReport(leftAlone: report.leftAlone)
    }
    guard let journal = try pendingRun(.committing) else { return nil }
    var run = journalRun(journal, isResumed: true)
    guard try run.hasBegun() else {
      try discardStaged(journal)
      return TransactionReport()
    }
    let report = try run.apply(.forward)
    try finish(journal)
    return report
  }

  /// Reverts the last run: its files get their old contents again.
  ///
  /// A file that was written since is skipped and reported, together with those that groups connect to it;
  /// the record is then kept, so that the rest can be reverted later.
  package borrowing func undo() throws(WorkspaceError) -> TransactionReport {
    let hold = POSIX.holdInterrupts()
    defer { POSIX.release(hold) }
    _ = try recover()
    let request = try requestOfUndo()
    let report = try commit(request)
    if report.leftAlone.isEmpty { try disk.remove(state.file(.done)) }
    if request.changes.isEmpty, request.index.isEmpty { throw .nothingToUndo }
    return report.ofUndo
  }

  /// What ``undo()`` would do now.
  package borrowing func previewOfUndo() throws(WorkspaceError) -> TransactionReport {
    let request = try requestOfUndo()
    guard !request.changes.isEmpty || !request.index.isEmpty else { throw .nothingToUndo }
    let plan = try TransactionPlan(request, in: root)
    let written = plan.entries.map { Place(root: root, relative: $0.path).path }
    return TransactionReport(
      written: written, restaged: plan.index.map(\.change.path), leftAlone: plan.leftAlone
    ).ofUndo
  }

  /// The changes that revert the last run, in the files that are below the root now; the root may be a copy
  /// of the one that the run wrote to.
  private borrowing func requestOfUndo() throws(WorkspaceError) -> TransactionRequest {
    let record: Journal
    switch try state.stored(.done, of: root.identity) {
    case nil: throw .nothingToUndo
    case .unusable(let unusable): throw .unusableRecord(unusable)
    case .usable(let journal): record = journal
    }
    var entries: [Journal.Entry] = []
    for entry in record.entries where !entry.keepsOld {
      let contents = try Place(root: root, relative: entry.path).contents()
      if contents.bytes != entry.old { entries.append(entry) }
    }
    let index = zip(record.index, try record.indexStates()).filter { $1 != .old }.map(\.0)
    let changes = entries.map { entry in
      FileChange(
        path: Place(root: root, relative: entry.path).path, original: entry.new, replacement: entry.old)
    }
    // Components are also reverted as a whole, and a file together with its staged contents.
    let components = entries.map(\.component) + index.map(\.component)
    let paths = changes.map(\.path) + index.map(\.change.path)
    let groups = Dictionary(grouping: components.indices) { components[$0] }.values
    let pairs = Dictionary(grouping: paths.indices) { paths[$0] }.values
    return TransactionRequest(
      changes: changes, index: index.map(\.change.reversed), groups: Array(groups) + Array(pairs),
      isUndo: true)
  }
}

extension TransactionReport {
  /// The same report for a run that reverts another one.
  fileprivate var ofUndo: TransactionReport {
    TransactionReport(
      written: written, restaged: restaged,
      leftAlone: leftAlone.map { $0.reason == .changed ? FileLeftAlone(path: $0.path, reason: .edited) : $0 })
  }
}

// MARK: - The journal's file

extension Transaction {
  /// The run that was killed in a phase; nil if there is none, or if its journal can't be used.
  private borrowing func pendingRun(_ phase: Journal.Phase) throws(WorkspaceError) -> Journal? {
    guard case .usable(let journal)? = try state.stored(phase, of: root.identity) else { return nil }
    return journal
  }

  private borrowing func journalRun(_ journal: Journal, isResumed: Bool) -> JournalRun {
    let (disk, state) = (disk, state)
    return JournalRun(journal, in: root, isResumed: isResumed, disk: disk) {
      (journal) throws(WorkspaceError) in
      try disk.save(journal.encoded, at: state.file(.draft))
      try disk.rename(state.file(.draft), to: state.file(.committing))
      try disk.sync(state.folders, .folder)
    }
  }

  /// The places at which the new contents of files are staged.
  private borrowing func stagedPlaces(_ journal: Journal) -> [Place] {
    let root = root
    return journal.entries.indices.map { Place(root: root, relative: journal.stagedPath($0)) }
  }

  /// The same error about the original file, if it is about the staged contents of a file.
  private borrowing func namingFiles(_ error: WorkspaceError, _ journal: Journal) -> WorkspaceError {
    guard let staged = stagedPlaces(journal).firstIndex(where: { $0.path == error.path }) else {
      return error
    }
    return error.about(Place(root: root, relative: journal.entries[staged].path).path)
  }

  private borrowing func move(_ phase: Journal.Phase, to next: Journal.Phase) throws(WorkspaceError) {
    try disk.rename(state.file(phase), to: state.file(next))
    try disk.sync(state.folders, .folder)
  }

  /// Ends a run that has renamed everything: its journal becomes the record, or is removed.
  private borrowing func finish(_ journal: Journal) throws(WorkspaceError) {
    if journal.isUndo {
      try disk.remove(state.file(.committing))
    } else {
      try move(.committing, to: .done)
    }
  }

  /// Ends a run that has changed nothing. Another run's staged files are skipped if they are now behind a
  /// symlink; our own cause an error.
  private borrowing func discardStaged(
    _ journal: Journal, isOurs: Bool = false
  ) throws(WorkspaceError) {
    // A missing staged file means that it was renamed, unless the journal says that none was.
    if state.exists(.committing) { try move(.committing, to: .staging) }
    for place in stagedPlaces(journal) where isOurs || place.exists { try disk.remove(place) }
    for phase in [Journal.Phase.draft, .staging] { try disk.remove(state.file(phase)) }
  }
}
