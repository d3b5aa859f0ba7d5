/// The right to write in a tree; given back when it goes out of scope, or when the process ends in any way.
struct StateLock: ~Copyable {
  private let file: Descriptor

  // Closing alone would leave the lock with a child process that another thread is just starting.
  deinit { POSIX.unlock(file.number) }

  /// Takes the lock of a state folder.
  ///
  /// - Parameter waiting: called where another run has the lock, before waiting for it; nil refuses instead.
  static func take(
    _ state: StateFolder, waiting: ((_ process: String?) -> Void)?
  ) throws(WorkspaceError) -> StateLock {
    try state.make()
    let path = state.lockFolder.appending("lock")
    let file = try open(path, of: state)
    let number = file.number
    let isFree = try attempt(.lock, path) { () throws(Errno) in try POSIX.lock(number, wait: false) }
    if !isFree {
      let process = Self.holder(path)
      guard let waiting else { throw .busy(state.path, process: process) }
      waiting(process)
      _ = try attempt(.lock, path) { () throws(Errno) in try POSIX.lock(number, wait: true) }
    }
    // For the message of whoever comes next; the lock itself is the system's, and a full disk doesn't loosen
    // it.
    try? POSIX.truncate(number)
    try? file.write(Array(String(POSIX.processID).utf8))
    return StateLock(file: file)
  }

  /// Whether a run has the lock of a state folder now.
  static func isTaken(_ state: StateFolder) -> Bool {
    // To take it for an instant needs no right to write.
    guard let file = try? Descriptor(state.lockFolder.appending("lock"), for: .read) else { return false }
    guard (try? POSIX.lock(file.number, wait: false)) ?? false else { return true }
    POSIX.unlock(file.number)
    return false
  }

  private static func open(_ path: FilePath, of state: StateFolder) throws(WorkspaceError) -> Descriptor {
    do {
      return try Descriptor(path, for: .lock)
    } catch {
      throw state.unwritable(.lock, path, error)
    }
  }

  private static func holder(_ path: FilePath) -> String? {
    guard let bytes = try? FileContents(reading: path).bytes, !bytes.isEmpty else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}
