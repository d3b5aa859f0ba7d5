/// Changes the files of a journal to their final contents, from any state in which a run has left them.
///
/// The same steps perform the commit itself, its recovery after a kill and its reversal after a failure, so
/// they are tested together.
struct JournalRun {
  enum Direction {
    case forward, backward
  }

  /// The state of a file, relative to the journal.
  enum State {
    case old, new
    /// Somebody has written or deleted the file, or a folder on the way is now a symlink.
    case foreign(FileLeftAlone.Reason)
  }

  private var journal: Journal
  private let root: Root
  /// Whether another process, which may have been killed at any step, began the run.
  private let isResumed: Bool
  private let disk: Disk
  private let save: (Journal) throws(WorkspaceError) -> Void

  /// - Parameter save: Replaces the journal on disk by one with more decisions.
  init(
    _ journal: Journal, in root: Root, isResumed: Bool, disk: Disk,
    save: @escaping (Journal) throws(WorkspaceError) -> Void
  ) {
    self.journal = journal
    self.root = root
    self.isResumed = isResumed
    self.disk = disk
    self.save = save
  }

  /// Whether any file was renamed; if none was, only cleaning up remains to be done.
  func hasBegun() throws(WorkspaceError) -> Bool {
    for index in journal.entries.indices {
      switch try state(of: index) {
      case .old: continue
      case .new: return true
      case .foreign: if !staged(index).exists { return true }
      }
    }
    return try journal.indexStates().contains(.new)
  }

  /// Brings each component to one side, and flushes everything to disk.
  mutating func apply(_ direction: Direction) throws(WorkspaceError) -> TransactionReport {
    var report = TransactionReport()
    for component in journal.components {
      var states: [State] = []
      for index in component { states.append(try state(of: index)) }
      if direction == .forward { try decide(component, states) }
      let goesForward = direction == .forward && !journal.entries[component[0]].keepsOld
      for (index, state) in zip(component, states) { try settle(index, state, goesForward) }
      add(component, states, goesForward, to: &report)
    }
    try disk.sync(folders(), .folder)
    try applyToIndex(direction, &report)
    return report
  }

  /// Brings the index to one side at once, except for what was staged or unstaged in the meantime.
  private func applyToIndex(
    _ direction: Direction, _ report: inout TransactionReport
  ) throws(WorkspaceError) {
    let states = try journal.indexStates()
    let strays = zip(journal.index, states).filter { $1 == .foreign }.map(\.0)
    let kept = Set(strays.map(\.component) + journal.entries.filter(\.keepsOld).map(\.component))
    var changes: [IndexChange] = []
    for (entry, state) in zip(journal.index, states) where !kept.contains(entry.component) {
      switch (state, direction) {
      case (.old, .forward): changes.append(entry.change)
      case (.new, .backward): changes.append(entry.change.reversed)
      default: break
      }
      if direction == .forward { report.restaged.append(entry.change.path) }
    }
    try disk.change(changes)
    report.leftAlone += strays.map { FileLeftAlone(path: $0.change.path, reason: .restaged) }
  }

  /// Decides, once and also for later runs, whether a component is reverted because another program wrote one
  /// of its files.
  ///
  /// If its new contents are still staged, the file was never renamed: its changes are based on the old
  /// contents, so the other files revert to theirs. If the file had already been renamed, it had the new
  /// contents, and the other files follow; only a killed run leaves a component in this state.
  private mutating func decide(_ component: [Int], _ states: [State]) throws(WorkspaceError) {
    guard !journal.entries[component[0]].keepsOld else { return }
    let hasBegun = states.contains { if case .new = $0 { true } else { false } }
    let isBlocked = zip(component, states).contains { index, state in
      guard case .foreign(let reason) = state else { return false }
      // The state behind a symlink is unknown. If nothing else was renamed, it wasn't either.
      return reason == .symlink ? !hasBegun : !isResumed || staged(index).exists
    }
    guard isBlocked else { return }
    for index in component { journal.entries[index].keepsOld = true }
    // Cleaning up destroys the basis of the decision, so the decision must survive a kill.
    try save(journal)
  }

  private func add(
    _ component: [Int], _ states: [State], _ goesForward: Bool, to report: inout TransactionReport
  ) {
    var strays: [FileLeftAlone] = []
    for case (let index, .foreign(let reason)) in zip(component, states) {
      strays.append(FileLeftAlone(path: place(index).path, reason: reason))
    }
    for index in component {
      let path = place(index).path
      if let stray = strays.first(where: { $0.path == path }) {
        report.leftAlone.append(stray)
      } else if goesForward {
        report.written.append(path)
      } else if let stray = strays.first {
        report.leftAlone.append(FileLeftAlone(path: path, reason: .togetherWith(stray.path)))
      }
    }
  }

  /// Gives one file the contents of its side, and cleans up its staged contents.
  private func settle(_ index: Int, _ state: State, _ goesForward: Bool) throws(WorkspaceError) {
    let entry = journal.entries[index]
    switch (state, goesForward) {
    case (.old, true): try replace(index, with: entry.new)
    case (.new, false): try replace(index, with: entry.old)
    default:
      let staged = staged(index)
      if staged.exists { try disk.remove(staged) }
    }
  }

  private func replace(_ index: Int, with bytes: [UInt8]) throws(WorkspaceError) {
    let (place, staged) = (place(index), staged(index))
    // After a kill, the staged file may be missing (removed from the tree by a user) or have the contents of
    // the other side.
    if try staged.contents().bytes != bytes {
      try disk.remove(staged)
      try disk.stage(bytes, at: staged, like: place)
      try disk.sync([staged], .read)
    }
    try disk.rename(staged, to: place)
  }

  private func state(of index: Int) throws(WorkspaceError) -> State {
    let entry = journal.entries[index]
    switch try place(index).contents() {
    case .file(let contents):
      if contents.bytes == entry.old { return .old }
      return contents.bytes == entry.new ? .new : .foreign(.changed)
    case .nothing(let reason): return .foreign(reason)
    }
  }

  private func place(_ index: Int) -> Place { Place(root: root, relative: journal.entries[index].path) }

  /// The place at which the contents of an entry are staged.
  private func staged(_ index: Int) -> Place { Place(root: root, relative: journal.stagedPath(index)) }

  /// The folders of the files, if they exist.
  private func folders() -> [Place] {
    let paths = Set(journal.entries.map(\.path.folder)).sorted(on: { FilePath(bytes: $0.bytes) })
    return paths.map { Place(root: root, relative: $0) }.filter { (try? $0.status())?.kind == .folder }
  }
}
