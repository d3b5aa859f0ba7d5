/// A file's bytes.
package struct LoadedFile: Sendable {
  /// The path of the file.
  package let path: FilePath
  /// The bytes as they were read.
  package let bytes: [UInt8]

  /// The maximum file size: offsets fit in 32 bits.
  package static let maximumByteCount = Int(UInt32.max) - 1

  /// Creates a file whose bytes may differ from those on disk.
  package init(_ path: FilePath, _ bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Reads a whole file; `path` must not end in a symlink, as paths from ``Discovery`` do not.
  package init(reading path: FilePath) throws(WorkspaceError) {
    let contents = try FileContents(reading: path)
    guard contents.bytes.count <= Self.maximumByteCount else {
      throw .tooLarge(path, byteCount: Int64(contents.bytes.count))
    }
    self.init(path, contents.bytes)
  }

  /// The bytes of any file; symlinks are followed, and a pipe is read to its end. An endless file, such as a
  /// device behind a symlink, is an error.
  package static func bytes(of path: FilePath) throws(WorkspaceError) -> [UInt8] {
    let file = try attempt(.read, path) { () throws(Errno) in try Descriptor(path, for: .readAnything) }
    var bytes: [UInt8] = []
    while bytes.count <= maximumNamedCount {
      let count = try attempt(.read, path) { () throws(Errno) in
        try POSIX.readBytes(file.number, into: &bytes, limit: 1 << 16)
      }
      if count == 0 { return bytes }
    }
    throw .endless(path)
  }

  /// The maximum size of a file that a user names in addition to the sources.
  private static let maximumNamedCount = 1 << 28
}

/// The bytes of a file and its status, both read from the same open file.
struct FileContents {
  let bytes: [UInt8]
  let status: FileStatus

  /// Reads the file at a path, up to a maximum size.
  init(
    reading path: FilePath, limit: Int = LoadedFile.maximumByteCount
  ) throws(WorkspaceError) {
    let file = try attempt(.read, path) { () throws(Errno) in try Descriptor(path, for: .read) }
    try self.init(file, at: path, limit: limit)
  }

  /// Reads a file that was opened at a path, up to a maximum size.
  init(
    _ file: borrowing Descriptor, at path: FilePath, limit: Int = LoadedFile.maximumByteCount
  ) throws(WorkspaceError) {
    status = try attempt(.read, path) { () throws(Errno) in try file.status() }
    guard status.kind == .file else { throw .notAFile(path) }
    guard status.identity.size <= limit else {
      throw .tooLarge(path, byteCount: status.identity.size)
    }
    let size = Int(status.identity.size)
    bytes = try attempt(.read, path) { () throws(Errno) in try file.readToEnd(expecting: size) }
  }
}
