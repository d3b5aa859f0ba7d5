/// What tells one state of a file from another without reading it.
package struct FileIdentity: Hashable, Sendable {
  /// The device that holds the file.
  package let device: UInt64
  /// The file's number on the device.
  package let inode: UInt64
  /// The number of bytes in the file.
  package let size: Int64
  /// The whole seconds of the time of the last change.
  package let modifiedSeconds: Int64
  /// The nanoseconds after ``modifiedSeconds``.
  package let modifiedNanoseconds: Int64
}

/// What a name in a folder stands for.
package enum FileKind: Hashable, Sendable {
  case file, folder, symlink, other
}

/// What the file system says of a file.
package struct FileStatus: Hashable, Sendable {
  /// What is there.
  package let kind: FileKind
  /// What tells this state of it from another.
  package let identity: FileIdentity
  /// The permission bits, set-user-ID, set-group-ID and sticky bit among them.
  let mode: UInt32
  let owner: UInt32
  let group: UInt32
  let linkCount: UInt64

  /// Whether somebody may write the file, as its permissions say.
  ///
  /// Replacing a file needs no right to write it, only its folder; but read-only is a wish to be heeded. Root
  /// may write anything, so the bits are looked at too.
  var isMarkedWritable: Bool { mode & 0o222 != 0 }
}

/// One name in a folder.
struct FolderEntry: Sendable {
  let name: [UInt8]
  /// Nil where the file system doesn't tell it with the name.
  let kind: FileKind?
}
