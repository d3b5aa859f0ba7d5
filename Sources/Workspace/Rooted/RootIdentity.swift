/// The identity of a folder: a copy has another inode, and a moved folder another path.
struct RootIdentity: Hashable, Sendable {
  /// The path of the folder, absolute.
  let path: FilePath
  /// The device that contains the folder, as the system numbers it since it was started.
  let device: UInt64
  /// The inode of the folder.
  let inode: UInt64
  /// The identity of this start of the system; empty if the system doesn't provide it.
  let boot: [UInt8]

  /// The identity of an open folder at a path.
  init(_ path: FilePath, _ status: FileStatus) {
    self.init(path: path, device: status.identity.device, inode: status.identity.inode, boot: Self.boot)
  }

  init(path: FilePath, device: UInt64, inode: UInt64, boot: [UInt8]) {
    (self.path, self.device, self.inode, self.boot) = (path, device, inode, boot)
  }

  /// The identity of a missing folder at a path: it is the same as no other.
  init(missingAt path: FilePath) { self.init(path: path, device: 0, inode: 0, boot: []) }

  private static let boot = POSIX.bootIdentity()

  /// Whether both are the same folder at the same path.
  func isSame(as other: RootIdentity) -> Bool { path == other.path && isMoved(to: other) }

  /// Whether both are the same folder, at any path.
  ///
  /// After a restart, which may have interrupted a run, many file systems have different device numbers.
  func isMoved(to other: RootIdentity) -> Bool {
    inode == other.inode && (device == other.device || boot != other.boot)
  }
}
