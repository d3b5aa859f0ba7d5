/// Brings the files of a journal to where they shall be, from wherever a run has left them.
///
/// The same steps are the commit itself, its recovery after a kill and its taking back after a failure, so
/// they are tested together.
struct JournalRun {
  enum Direction {
    case forward, backward
  }

  /// What a file holds, seen from the journal.
  enum State {
    case old, new
    /// Somebody has written or removed the file, or put a symlink on the way.
    case foreign(FileLeftAlone.Reason)
  }

  private var journal: Journal
  private let root: Root
  /// Whether another process, which may have been killed at any step, has begun it.
  private let isResumed: Bool
  private let disk: Disk
  private let save: (Journal) throws(WorkspaceError) -> Void

  /// - Parameter save: replaces the journal on disk by one with more decisions in it.
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

  /// Whether any file was renamed; if none was, the run is undone by clearing away.
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

  /// Brings each component to one side, and all to the disk.
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

  /// Brings the index to one side, all at once, but for what somebody has staged or unstaged meanwhile.
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

  /// Decides, once for all later runs too, whether a component goes back because of a file that somebody
  /// wrote.
  ///
  /// What is staged still was never renamed: whoever wrote that file began with the old contents, so the
  /// others go back to them. A file that was renamed before had the new ones, and the others follow; only a run
  /// that was killed has left any of a component so.
  private mutating func decide(_ component: [Int], _ states: [State]) throws(WorkspaceError) {
    guard !journal.entries[component[0]].keepsOld else { return }
    let hasBegun = states.contains { if case .new = $0 { true } else { false } }
    let isBlocked = zip(component, states).contains { index, state in
      guard case .foreign(let reason) = state else { return false }
      // Behind a symlink nothing can be seen. Where nothing else was renamed, it wasn't either.
      return reason == .symlink ? !hasBegun : !isResumed || staged(index).exists
    }
    guard isBlocked else { return }
    for index in component { journal.entries[index].keepsOld = true }
    // Clearing away destroys what the decision is made from, so it must outlive a kill.
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

  /// Gives one file the contents of its side, and clears away what is staged for it.
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
    // After a kill the staged file may be missing (somebody cleaned the tree) or have the contents of the
    // other side.
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

  /// Where the contents of an entry are staged.
  private func staged(_ index: Int) -> Place { Place(root: root, relative: journal.stagedPath(index)) }

  /// The folders of the files, as far as they are there.
  private func folders() -> [Place] {
    let paths = Set(journal.entries.map(\.path.folder)).sorted(on: { FilePath(bytes: $0.bytes) })
    return paths.map { Place(root: root, relative: $0) }.filter { (try? $0.status())?.kind == .folder }
  }
}
