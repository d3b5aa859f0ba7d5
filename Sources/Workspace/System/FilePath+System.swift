extension FilePath {
  /// The status of the file at the path; symlinks are not followed.
  package func status() throws(Errno) -> FileStatus { try POSIX.status(of: self) }

  /// The absolute path of the same file, without symlinks, `.` and `..`.
  package func resolved() throws(Errno) -> FilePath { try POSIX.realPath(self) }

  /// The path without symlinks; for a missing file, its path in its folder without symlinks.
  package var withoutSymlinks: FilePath {
    if let real = try? POSIX.realPath(self) { return real }
    guard !name.isEmpty, let folder = try? POSIX.realPath(parent) else { return self }
    return folder.appending(FilePath(bytes: name))
  }

  /// The descriptor of an open file of this process that the path refers to, as `/dev/stdout` or a symlink to
  /// it does. Opening or replacing its target would not be the same as writing to it.
  var openFile: Int32? {
    guard let openFiles = try? POSIX.realPath(FilePath("/dev/fd")) else { return nil }
    var path = self
    // The maximum number of symlinks that Linux follows.
    for _ in 0..<40 {
      if (try? POSIX.realPath(path.parent)) == openFiles {
        return Int32(String(decoding: path.name, as: UTF8.self))
      }
      guard let target = try? POSIX.target(ofLink: path) else { return nil }
      path = path.parent.appending(target)
    }
    return nil
  }

  /// The names in the folder at the path, sorted by their bytes; names that are not UTF-8 are omitted.
  package func entries() throws(Errno) -> [String] {
    try POSIX.entries(of: self).compactMap { String(validating: $0.name, as: UTF8.self) }.sorted()
  }

  /// Creates a folder at this path, and its missing parents.
  package func makeFolders() throws(WorkspaceError) {
    try makeFolders { path, errno in WorkspaceError.writing(.create, path, errno) }
  }

  /// The bytes of the file at the path, which must not be a symlink; `size` is an estimate of the size.
  package func contents(expecting size: Int) throws(Errno) -> [UInt8] {
    try Descriptor(self, for: .read).readToEnd(expecting: size)
  }

  /// Creates a folder at this path, and its missing parents.
  ///
  /// - Parameter failure: The error to throw if one of them can't be created.
  func makeFolders<Failure: Error>(
    failingWith failure: (FilePath, Errno) -> Failure
  ) throws(Failure) {
    var missing: [FilePath] = []
    var folder = self
    while (try? POSIX.status(of: folder)) == nil, folder.parent != folder {
      missing.append(folder)
      folder = folder.parent
    }
    for folder in missing.reversed() {
      do throws(Errno) {
        try POSIX.makeFolder(folder)
      } catch .exists {
        // Another run was faster.
      } catch {
        throw failure(folder, error)
      }
    }
  }

  /// Creates a file at this path that everybody with access to its folder may read; returns false if
  /// something already exists there.
  package func create(_ text: String) throws(WorkspaceError) -> Bool {
    let file: Descriptor
    do {
      file = try Descriptor(self, for: .createShared)
    } catch .exists, .symlinkLoop {
      return false
    } catch {
      throw .writing(.create, self, error)
    }
    do {
      try file.write(Array(text.utf8))
    } catch {
      throw .writing(.write, self, error)
    }
    return true
  }
}

extension FileIdentity {
  /// The current state of the file at `path`; nil if there is none. It doesn't reveal a change that keeps
  /// size and time.
  package init?(of path: FilePath) {
    guard let status = try? POSIX.status(of: path), status.kind == .file else { return nil }
    self = status.identity
  }
}
