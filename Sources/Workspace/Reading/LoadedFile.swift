package import SwiftCST

/// A file's text.
package struct LoadedFile: Sendable {
  /// Where the file stands.
  package let path: FilePath
  /// The bytes as they were read.
  package let text: SourceText

  /// A file with a text that need not be the one on disk.
  package init(_ path: FilePath, _ text: SourceText) {
    self.path = path
    self.text = text
  }

  /// Reads a whole file; `path` must not end in a symlink, as those from ``Discovery`` do not.
  package init(reading path: FilePath) throws(WorkspaceError) {
    let contents = try FileContents(reading: path)
    guard contents.bytes.count <= SourceText.maximumByteCount else {
      throw .tooLarge(path, byteCount: Int64(contents.bytes.count))
    }
    self.init(path, SourceText(bytes: contents.bytes))
  }

  /// The bytes of any file; a symlink stands for what it leads to, and a pipe is read to its end.
  package static func bytes(of path: FilePath) throws(WorkspaceError) -> [UInt8] {
    try attempt(.read, path) { () throws(Errno) in
      try Descriptor(path, for: .readAnything).readToEnd(expecting: 0)
    }
  }

  /// Whether the file's first comment says that a program wrote it.
  package var isGenerated: Bool { GeneratedHeader.isPresent(in: text) }
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
