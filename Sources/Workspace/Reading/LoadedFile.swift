package import SwiftCST

/// A file's text, and what tells whether the file is still the same.
package struct LoadedFile: Sendable {
  /// Where the file stands.
  package let path: FilePath
  /// The bytes as they were read.
  package let text: SourceText
  /// What the file system said of the file when it was read.
  package let identity: FileIdentity

  /// Reads a whole file; `path` must not end in a symlink, as those from ``Discovery`` do not.
  package init(reading path: FilePath) throws(WorkspaceError) {
    let contents = try FileContents(reading: path)
    guard contents.bytes.count <= SourceText.maximumByteCount else {
      throw .tooLarge(path, byteCount: Int64(contents.bytes.count))
    }
    self.path = path
    text = SourceText(bytes: contents.bytes)
    identity = contents.status.identity
  }

  /// Whether the file's first comment says that a program wrote it.
  package var isGenerated: Bool { GeneratedHeader.isPresent(in: text) }

  /// Whether the file on disk is another one now, or has been written since; cheap, and may miss a change
  /// that keeps size and time. What is written is guarded by ``Transaction``, which compares the bytes.
  package var hasChanged: Bool {
    (try? Platform.status(of: path))?.identity != identity
  }
}

/// The bytes of a file and its status, taken from one open file.
struct FileContents {
  let bytes: [UInt8]
  let status: FileStatus

  init(reading path: FilePath) throws(WorkspaceError) {
    let file = try attempt(.read, path) { () throws(Errno) in try Descriptor(path, for: .read) }
    status = try attempt(.read, path) { () throws(Errno) in try file.status() }
    guard status.kind == .file else { throw .notAFile(path) }
    guard status.identity.size <= SourceText.maximumByteCount else {
      throw .tooLarge(path, byteCount: status.identity.size)
    }
    let size = Int(status.identity.size)
    bytes = try attempt(.read, path) { () throws(Errno) in try file.readToEnd(expecting: size) }
  }
}
