/// A file that a user names for what a run has to say.
package struct OutputFile: Sendable {
  /// Where the file is, or shall are.
  package let path: FilePath

  /// The file at `path`.
  package init(_ path: FilePath) { self.path = path }

  /// What a write meets.
  private enum Place {
    /// A file that the program has open, as ``FilePath/openFile`` tells.
    case openFile(Int32)
    case folder
    /// What holds no contents, as a pipe or a device, without symlinks.
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

  /// Finds out, before anything is there to write, whether ``write(_:)`` can; leaves what is there as it is.
  package func requireWritable() throws(WorkspaceError) {
    switch place {
    case .openFile(let file): try attempt(.write, path) { () throws(Errno) in try POSIX.writeAll(file, []) }
    case .folder: throw .isAFolder(path)
    // To open a pipe and close it again would tell whoever reads from it that all is said.
    case .stream(let target):
      try requireNear(target)
      guard POSIX.canWrite(target) else { throw .system(.write, path, .noAccess) }
    case .file(let target, _):
      try requireNear(target)
      try withStaged(target) { (staged) throws(WorkspaceError) in try fill(staged, .createShared, []) }
    }
  }

  /// What a write replaces, without symlinks; nil where it replaces nothing, as in a pipe or a device.
  package var replaced: FilePath? {
    if case .file(let target, _) = place { target.withoutSymlinks } else { nil }
  }

  /// Whether the file is Swift by its name, or says how a project is built: no output may replace it.
  package var isSource: Bool {
    guard let name = replaced?.name[...] else { return false }
    return ExclusionRules.isSwift(name) || SettingsFileNames.contains(name)
  }

  /// Gives the file its contents, all of them or, where that fails, what it had before.
  ///
  /// A symlink stays one. What is not a regular file (a pipe, a device), or is open already, is written to as
  /// it is.
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

  /// Throws where a path into the current folder leads out of it: whoever has sent the folder has made the
  /// symlink.
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

  /// Lends a free name beside the target; nothing of that name is left.
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
