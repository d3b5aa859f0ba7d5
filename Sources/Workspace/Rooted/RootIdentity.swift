/// What tells one folder from all others: a copy has another number, and what was moved another path.
struct RootIdentity: Hashable, Sendable {
  /// Where the folder stands, absolute.
  let path: FilePath
  /// The device that holds the folder, as the system numbers it from one start to the next.
  let device: UInt64
  /// The folder's number on the device.
  let inode: UInt64
  /// What tells this start of the system from others; empty where the system doesn't say.
  let boot: [UInt8]

  /// The identity of an open folder at a path.
  init(_ path: FilePath, _ status: FileStatus) {
    self.init(path: path, device: status.identity.device, inode: status.identity.inode, boot: Self.boot)
  }

  init(path: FilePath, device: UInt64, inode: UInt64, boot: [UInt8]) {
    (self.path, self.device, self.inode, self.boot) = (path, device, inode, boot)
  }

  /// The identity of no folder at a path: it is the same as none.
  init(missingAt path: FilePath) { self.init(path: path, device: 0, inode: 0, boot: []) }

  private static let boot = POSIX.bootIdentity()

  /// Whether both are the same folder, where it was.
  func isSame(as other: RootIdentity) -> Bool { path == other.path && isMoved(to: other) }

  /// Whether both are the same folder, wherever it stands.
  ///
  /// After a restart, which may have ended a run, many file systems have devices of other numbers.
  func isMoved(to other: RootIdentity) -> Bool {
    inode == other.inode && (device == other.device || boot != other.boot)
  }
}
