/// A file that a user names for the output of a run.
package struct OutputFile: Sendable {
  /// The path of the file, which need not exist.
  package let path: FilePath

  /// The file at `path`.
  package init(_ path: FilePath) { self.path = path }

  /// The destination of a write.
  private enum Place {
    /// An open file of this process; see ``FilePath/openFile``.
    case openFile(Int32)
    case folder
    /// A file without contents, such as a pipe or a device, without symlinks.
    case stream(FilePath)
    /// A regular file, or nothing yet, without symlinks.
    case file(FilePath, FileStatus?)
  }

  private var place: Place {
    if let file = path.openFile { return .openFile(file) }
    let target = (try? POSIX.realPath(path)) ?? path
    let status = try? POSIX.status(of: target)
    switch status?.kind {
    case .folder?: return .folder
    case .other?: return .stream(target)
    default: return .file(target, status)
    }
  }

  /// Checks, before there is anything to write, whether ``write(_:)`` can succeed; doesn't change the file.
  package func requireWritable() throws(WorkspaceError) {
    switch place {
    case .openFile(let file): try attempt(.write, path) { () throws(Errno) in try POSIX.writeAll(file, []) }
    case .folder: throw .isAFolder(path)
    // Opening and closing a pipe would signal the end of the output to its reader.
    case .stream(let target):
      try requireNear(target)
      guard POSIX.canWrite(target) else { throw .system(.write, path, .noAccess) }
    case .file(let target, _):
      try requireNear(target)
      try withStaged(target) { (staged) throws(WorkspaceError) in try fill(staged, .createShared, []) }
    }
  }

  /// The file that a write replaces, without symlinks; nil if it replaces none, as with a pipe or a device.
  package var replaced: FilePath? {
    if case .file(let target, _) = place { target.withoutSymlinks } else { nil }
  }

  /// Whether the file is Swift by its name, or contains build settings: no output may replace it.
  package var isSource: Bool {
    guard let name = replaced?.name[...] else { return false }
    return ExclusionRules.isSwift(name) || SettingsFileNames.contains(name)
  }

  /// Replaces the contents of the file; if that fails, the old contents remain.
  ///
  /// A symlink remains one. A file that is not regular (a pipe, a device), or is already open, is written in
  /// place.
  package func write(_ bytes: [UInt8]) throws(WorkspaceError) {
    switch place {
    case .openFile(let file):
      try attempt(.write, path) { () throws(Errno) in try POSIX.writeAll(file, bytes) }
    case .folder: throw .isAFolder(path)
    case .stream(let target):
      try requireNear(target)
      try fill(target, .writeThrough, bytes)
    case .file(let target, let status):
      try requireNear(target)
      try replace(target, status, bytes)
    }
  }

  /// Throws if a path into the current folder leads out of it: the symlink may come from an untrusted source,
  /// together with the folder.
  private func requireNear(_ target: FilePath) throws(WorkspaceError) {
    let names = path.bytes.split(separator: FilePath.separator)
    guard !names.contains(Array("..".utf8)[...]), let folder = try? POSIX.realPath(FilePath(".")),
      folder.contains(folder.appending(path))
    else { return }
    let real = folder.appending(target).withoutSymlinks
    guard folder.contains(real) else { throw .leadsOutside(path, target: real) }
  }

  private func replace(_ target: FilePath, _ old: FileStatus?, _ bytes: [UInt8]) throws(WorkspaceError) {
    try withStaged(target) { (staged) throws(WorkspaceError) in
      try fill(staged, .createShared, bytes, mode: old?.mode)
      try attempt(.rename, path) { () throws(Errno) in try POSIX.renameFile(staged, to: target) }
    }
  }

  /// Passes an unused name next to the target to a closure; no file of that name remains.
  private func withStaged(
    _ target: FilePath, _ body: (FilePath) throws(WorkspaceError) -> Void
  ) throws(WorkspaceError) {
    let name = ".swiftfix-\(POSIX.processID)-"
    let staged = target.parent.appending(FilePath(bytes: Array(name.utf8) + target.name))
    _ = try? POSIX.removeFile(staged)
    defer { _ = try? POSIX.removeFile(staged) }
    try body(staged)
  }

  private func fill(
    _ place: FilePath, _ purpose: OpenPurpose, _ bytes: [UInt8], mode: UInt32? = nil
  ) throws(WorkspaceError) {
    let file = try attempt(.create, path) { () throws(Errno) in try Descriptor(place, for: purpose) }
    try attempt(.write, path) { () throws(Errno) in
      if let mode { try POSIX.setMode(file.number, mode & 0o777) }
      try file.write(bytes)
    }
  }
}
