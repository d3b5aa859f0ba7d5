/// A step of a transaction that changes something on disk.
package struct TransactionStep: Hashable, Sendable {
  /// What is done; contents are written in two steps, so that a test can stop between the halves.
  package let action: WorkspaceError.Action
  /// To which file or folder; for a rename, the name that the file gets.
  package let path: FilePath
}

/// What a test makes of a step.
package enum StepDecision: Sendable {
  /// The step is taken.
  case proceed
  /// The run ends before the step, as if it had been killed: nothing is cleared away.
  case kill
  /// The step fails with an error of the system.
  case fail(Errno)
}

/// The hands of a transaction: every change that it makes on disk is made here, in a step that a test can
/// stop.
struct Disk: Sendable {
  let observer: (@Sendable (TransactionStep) -> StepDecision)?

  /// Writes a new file with the mode and ownership of `model`, as far as they can be given.
  func stage(_ bytes: [UInt8], at place: Place, like model: Place) throws(WorkspaceError) {
    let source = try attempt(.read, model.path) { () throws(Errno) in try model.open(for: .read) }
    let status = try attempt(.read, model.path) { () throws(Errno) in try source.status() }
    let file = try create(place)
    try write([bytes], to: file, place)
    try step(.setPermissions, place) { () throws(Errno) in
      let permissions = Self.giveAway(file, to: status) ? status.mode : status.mode & ~0o6000
      try POSIX.setMode(file.number, permissions)
      POSIX.copyAttributes(from: source.number, to: file.number)
    }
  }

  /// Writes a file of our own in place of what stands there, and brings it to the disk. What stands there is
  /// not written over: it may have other names.
  func save(_ pieces: [[UInt8]], at place: Place) throws(WorkspaceError) {
    if place.exists { try remove(place) }
    let file = try create(place)
    try write(pieces, to: file, place)
    try step(.sync, place) { () throws(Errno) in try file.sync(throughDriveCache: true) }
  }

  func rename(_ old: Place, to new: Place) throws(WorkspaceError) {
    try step(.rename, new) { () throws(Errno) in try old.rename(to: new) }
  }

  /// Removes a file, if it is there.
  func remove(_ place: Place) throws(WorkspaceError) {
    try step(.remove, place) { () throws(Errno) in
      do throws(Errno) {
        try place.remove()
      } catch .noEntry, .notAFolder {
        // Gone is what it shall be.
      }
    }
  }

  /// Brings files or folders to the disk, several at a time: file systems write out many at the price of one.
  func sync(_ places: [Place], _ purpose: OpenPurpose) throws(WorkspaceError) {
    for place in places { try step(.sync, place) {} }
    let failures = parallelMap(count: places.count, threads: 16) { index -> WorkspaceError? in
      do throws(Errno) {
        try places[index].open(for: purpose).sync()
        return nil
      } catch {
        return .writing(.write, places[index].path, error)
      }
    }
    if let failure = failures.compactMap(\.self).first { throw failure }
  }

  /// Changes git's index.
  func change(_ index: [IndexChange]) throws(WorkspaceError) {
    guard let update = IndexUpdate(index), let first = index.first else { return }
    try decide(.stage, first.path)
    try update.write()
  }

  private func create(_ place: Place) throws(WorkspaceError) -> Descriptor {
    try step(.create, place) { () throws(Errno) in try place.open(for: .createNew) }
  }

  private func write(
    _ pieces: [[UInt8]], to file: borrowing Descriptor, _ place: Place
  ) throws(WorkspaceError) {
    try step(.write, place) { () throws(Errno) in
      for piece in pieces.dropLast() { try file.write(piece) }
      guard let last = pieces.last else { return }
      try file.write(last, 0..<last.count / 2)
    }
    guard let last = pieces.last else { return }
    try step(.write, place) { () throws(Errno) in try file.write(last, last.count / 2..<last.count) }
  }

  private func step<Value: ~Copyable>(
    _ action: WorkspaceError.Action, _ place: Place, _ call: () throws(Errno) -> Value
  ) throws(WorkspaceError) -> Value {
    try decide(action, place.path)
    do {
      return try call()
    } catch {
      throw .writing(action, place.path, error)
    }
  }

  /// Asks a test whether the step is taken.
  private func decide(_ action: WorkspaceError.Action, _ path: FilePath) throws(WorkspaceError) {
    switch observer?(TransactionStep(action: action, path: path)) ?? .proceed {
    case .kill: throw .stopped
    case .fail(let errno): throw .writing(action, path, errno)
    case .proceed: break
    }
  }

  /// Gives a new file to the owner and the group of another; says whether it has both now.
  private static func giveAway(_ file: borrowing Descriptor, to model: FileStatus) -> Bool {
    guard let status = try? file.status() else { return false }
    if status.owner == model.owner, status.group == model.group { return true }
    if (try? POSIX.setOwner(file.number, owner: model.owner, group: model.group)) != nil { return true }
    // Only root gives files away; a group of ours can be kept all the same.
    _ = try? POSIX.setOwner(file.number, owner: nil, group: model.group)
    return false
  }
}
