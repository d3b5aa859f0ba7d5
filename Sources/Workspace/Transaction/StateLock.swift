/// The lock of a tree for writing; released when it goes out of scope, or when the process ends in any way.
struct StateLock: ~Copyable {
  private let file: Descriptor

  // Closing the file alone would leave the lock to a child process that another thread is just starting.
  deinit { POSIX.unlock(file.number) }

  /// Takes the lock of a state folder.
  ///
  /// - Parameter waiting: Called if another run holds the lock, before waiting for it; nil throws instead.
  static func take(
    _ state: OpenState, waiting: ((_ process: String?) -> Void)?
  ) throws(WorkspaceError) -> StateLock {
    let place = state.lock
    let file = try open(place, of: state.folder)
    let number = file.number
    let isFree = try attempt(.lock, place.path) { () throws(Errno) in try POSIX.lock(number, wait: false) }
    if !isFree {
      let process = Self.holder(place)
      guard let waiting else { throw .busy(state.folder.path, process: process) }
      waiting(process)
      _ = try attempt(.lock, place.path) { () throws(Errno) in try POSIX.lock(number, wait: true) }
    }
    Self.sign(file)
    return StateLock(file: file)
  }

  /// Writes our process ID to the file, for the message of the next process; the lock itself belongs to the
  /// system, and a full disk doesn't affect it. A file with other names, or another kind of file, is not
  /// written to.
  private static func sign(_ file: borrowing Descriptor) {
    guard let status = try? file.status(), status.kind == .file, status.linkCount == 1 else { return }
    try? POSIX.truncate(file.number)
    try? file.write(Array(String(POSIX.processID).utf8))
  }

  /// Whether a run currently holds the lock of a state folder.
  static func isTaken(_ state: StateFolder) -> Bool {
    // Taking it for an instant requires no write access.
    guard let file = try? OpenState(state)?.lock.open(for: .read) else { return false }
    guard (try? POSIX.lock(file.number, wait: false)) ?? false else { return true }
    POSIX.unlock(file.number)
    return false
  }

  private static func open(_ place: Place, of state: StateFolder) throws(WorkspaceError) -> Descriptor {
    do {
      return try place.open(for: .lock)
    } catch {
      throw state.unwritable(.lock, place.path, error)
    }
  }

  private static func holder(_ place: Place) -> String? {
    guard let bytes = try? place.contents().bytes, !bytes.isEmpty else { return nil }
    return String(decoding: bytes.prefix(20), as: UTF8.self)
  }
}
