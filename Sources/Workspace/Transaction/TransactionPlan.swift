/// The changes that a run wants to make.
struct TransactionRequest {
  var changes: [FileChange]
  var index: [IndexChange] = []
  /// The changes that belong together: indices of the changes; those of the index follow those of files.
  var groups: [[Int]]
  /// Whether the run reverts another one.
  var isUndo = false
}

/// Which of a run's changes can be written, determined before any is.
struct TransactionPlan {
  private(set) var entries: [Journal.Entry] = []
  private(set) var index: [Journal.IndexEntry] = []
  private(set) var leftAlone: [FileLeftAlone] = []

  var isEmpty: Bool { entries.isEmpty && index.isEmpty }

  /// Checks every file below the root; a file that must not be written at all, such as a read-only one, fails
  /// the whole run.
  init(_ request: TransactionRequest, in root: Root) throws(WorkspaceError) {
    let changes = request.changes
    var parts = FileComponents(count: changes.count + request.index.count, groups: request.groups)
    let components = parts.numbers()
    var paths = changes.map(\.path)
    let places = paths.map { root.place(of: $0) }
    var states: [FileState] = []
    var seen: Set<FilePath> = []
    for (change, place) in zip(changes, places) {
      states.append(
        seen.insert(change.path).inserted ? try Self.state(of: place, change) : .obstacle(.namedTwice))
    }
    var reasons = states.map(\.reason)
    paths += request.index.map(\.path)
    reasons += try Self.obstacles(request.index, isUndo: request.isUndo)
    leaveAlone(paths, components, reasons)
    let blocked = Set(components.indices.filter { reasons[$0] != nil }.map { components[$0] })
    for (number, change) in changes.enumerated()
    where !blocked.contains(components[number]) && states[number] == .old {
      guard let path = places[number]?.relative else { continue }
      entries.append(
        Journal.Entry(
          path: path, component: components[number], old: change.original, new: change.replacement))
    }
    for (change, component) in zip(request.index, components.dropFirst(changes.count))
    where !blocked.contains(component) {
      index.append(Journal.IndexEntry(change: change, component: component))
    }
  }

  /// Reports the skipped files and those connected to them; a file and its index entry are reported once.
  private mutating func leaveAlone(
    _ paths: [FilePath], _ components: [Int], _ reasons: [FileLeftAlone.Reason?]
  ) {
    var blockers: [Int: Int] = [:]
    var own: [FilePath: FileLeftAlone.Reason] = [:]
    for (number, reason) in reasons.enumerated() {
      guard let reason else { continue }
      if blockers[components[number]] == nil { blockers[components[number]] = number }
      if own[paths[number]] == nil { own[paths[number]] = reason }
    }
    var reported: Set<FilePath> = []
    for (number, path) in paths.enumerated() {
      guard let blocker = blockers[components[number]], reported.insert(path).inserted else { continue }
      leftAlone.append(FileLeftAlone(path: path, reason: own[path] ?? .togetherWith(paths[blocker])))
    }
  }

  /// Why changes of the index can't be made; throws if one can't and the run isn't an undo.
  private static func obstacles(
    _ changes: [IndexChange], isUndo: Bool
  ) throws(WorkspaceError) -> [FileLeftAlone.Reason?] {
    guard !changes.isEmpty else { return [] }
    guard let update = IndexUpdate(changes) else { return changes.map { _ in .vanished } }
    let states = try update.states()
    guard isUndo else {
      guard states.allSatisfy({ $0 == .old }) else { throw .stagedMeanwhile }
      return states.map { _ in nil }
    }
    return zip(states, try update.canBeWritten()).map { state, canBeWritten in
      state == .foreign ? .restaged : canBeWritten ? nil : .forgotten
    }
  }

  /// The state of a file, relative to its change.
  private enum FileState: Equatable {
    /// The contents that were read; it can be written.
    case old
    /// The new contents: another run was faster, or there is nothing to change.
    case new
    case obstacle(FileLeftAlone.Reason)

    /// Why the file is skipped.
    var reason: FileLeftAlone.Reason? {
      if case .obstacle(let reason) = self { reason } else { nil }
    }
  }

  private static func state(
    of place: Place?, _ change: FileChange
  ) throws(WorkspaceError) -> FileState {
    guard let place else { return .obstacle(.outside) }
    let contents: FileContents
    switch try place.contents() {
    case .nothing(let reason): return .obstacle(reason)
    case .file(let file): contents = file
    }
    if contents.bytes == change.replacement { return .new }
    guard contents.bytes == change.original else { return .obstacle(.changed) }
    let linkCount = contents.status.linkCount
    guard linkCount == 1 else { return .obstacle(.hardLinked(linkCount: linkCount)) }
    guard contents.status.isMarkedWritable, place.canBeWritten else { throw .readOnly(place.path) }
    return .old
  }
}
