/// A step of a transaction that changes something on disk.
package struct TransactionStep: Hashable, Sendable {
  /// The action; contents are written in two steps, so that a test can stop between the halves.
  package let action: WorkspaceError.Action
  /// The file or folder; for a rename, the new name.
  package let path: FilePath
}

/// A test's decision about a step.
package enum StepDecision: Sendable {
  /// Take the step.
  case proceed
  /// End the run before the step, as if it had been killed: nothing is cleaned up.
  case kill
  /// Fail the step with a system error.
  case fail(Errno)
}

/// Makes all changes of a transaction on disk, in steps that a test can stop.
struct Disk: Sendable {
  let observer: (@Sendable (TransactionStep) -> StepDecision)?

  /// Writes a new file with the mode and ownership of `model`, as far as possible.
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

  /// Writes one of our own files, replacing any file there, and flushes it to disk. The existing file is not
  /// overwritten in place: it may have other names.
  func save(_ pieces: [[UInt8]], at place: Place) throws(WorkspaceError) {
    if place.exists { try remove(place) }
    let file = try create(place)
    try write(pieces, to: file, place)
    try step(.sync, place) { () throws(Errno) in try file.sync(throughDriveCache: true) }
  }

  func rename(_ old: Place, to new: Place) throws(WorkspaceError) {
    try step(.rename, new) { () throws(Errno) in try old.rename(to: new) }
  }

  /// Removes a file, if it exists.
  func remove(_ place: Place) throws(WorkspaceError) {
    try step(.remove, place) { () throws(Errno) in
      do throws(Errno) {
        try place.remove()
      } catch .noEntry, .notAFolder {
        // The file is gone, as intended.
      }
    }
  }

  /// Flushes files or folders to disk, several at a time: file systems write many of them at the cost of one.
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

  /// Asks the test whether to take the step.
  private func decide(_ action: WorkspaceError.Action, _ path: FilePath) throws(WorkspaceError) {
    switch observer?(TransactionStep(action: action, path: path)) ?? .proceed {
    case .kill: throw .stopped
    case .fail(let errno): throw .writing(action, path, errno)
    case .proceed: break
    }
  }

  /// Gives a new file the owner and the group of another; returns whether it has both now.
  private static func giveAway(_ file: borrowing Descriptor, to model: FileStatus) -> Bool {
    guard let status = try? file.status() else { return false }
    if status.owner == model.owner, status.group == model.group { return true }
    if (try? POSIX.setOwner(file.number, owner: model.owner, group: model.group)) != nil { return true }
    // Only root can change the owner; one of our own groups can still be set.
    _ = try? POSIX.setOwner(file.number, owner: nil, group: model.group)
    return false
  }
}
