/// What a run wants to change.
struct TransactionRequest {
  var changes: [FileChange]
  var index: [IndexChange] = []
  /// What must share its fate: indices of the changes, those of the index counted on behind those of files.
  var groups: [[Int]]
  /// Whether the run takes another one back.
  var isUndo = false
}

/// What of a run's changes can be written, seen before anything is.
struct TransactionPlan {
  private(set) var entries: [Journal.Entry] = []
  private(set) var index: [Journal.IndexEntry] = []
  private(set) var leftAlone: [FileLeftAlone] = []

  var isEmpty: Bool { entries.isEmpty && index.isEmpty }

  /// Looks at every file beneath the root; a file that must not be written at all, such as a read-only one,
  /// fails the whole run.
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

  /// Tells of what is left alone, and of what is tied to it; of a file and what the index has of it once.
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
    var told: Set<FilePath> = []
    for (number, path) in paths.enumerated() {
      guard let blocker = blockers[components[number]], told.insert(path).inserted else { continue }
      leftAlone.append(FileLeftAlone(path: path, reason: own[path] ?? .togetherWith(paths[blocker])))
    }
  }

  /// Why changes of the index cannot be made; a run that is not taken back begins anew where one cannot.
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

  /// What a change finds.
  private enum FileState: Equatable {
    /// What was read; it can be written.
    case old
    /// What the file shall hold: another run was quicker, or there is nothing to change.
    case new
    case obstacle(FileLeftAlone.Reason)

    /// Why the file is left alone.
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
