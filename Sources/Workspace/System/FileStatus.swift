/// Identifies a state of a file without reading its contents.
package struct FileIdentity: Hashable, Sendable {
  /// The device that contains the file.
  package let device: UInt64
  /// The inode of the file.
  package let inode: UInt64
  /// The number of bytes in the file.
  package let size: Int64
  /// The time of the last change, in whole seconds.
  package let modifiedSeconds: Int64
  /// The nanoseconds after ``modifiedSeconds``.
  package let modifiedNanoseconds: Int64
}

/// The kind of file that a name refers to.
package enum FileKind: Hashable, Sendable {
  case file, folder, symlink, other
}

/// The status of a file in the file system.
package struct FileStatus: Hashable, Sendable {
  /// The kind of file.
  package let kind: FileKind
  /// The identity of its current state.
  package let identity: FileIdentity
  /// The permission bits, including set-user-ID, set-group-ID and sticky bit.
  let mode: UInt32
  let owner: UInt32
  let group: UInt32
  let linkCount: UInt64

  /// Whether the permissions let anybody write the file.
  ///
  /// Replacing a file requires write access only to its folder, but a read-only file should be respected.
  /// Root may write anything, so the bits are checked, too.
  var isMarkedWritable: Bool { mode & 0o222 != 0 }
}

/// One name in a folder.
struct FolderEntry: Sendable {
  let name: [UInt8]
  /// Nil if the file system doesn't return it with the name.
  let kind: FileKind?
}
