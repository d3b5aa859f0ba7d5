extension FilePath {
  /// What is at the path, a symlink being itself.
  package func status() throws(Errno) -> FileStatus { try POSIX.status(of: self) }

  /// The absolute path without symlinks, `.` and `..` that leads to the same file.
  package func resolved() throws(Errno) -> FilePath { try POSIX.realPath(self) }

  /// The path without symlinks; of what isn't there yet, the path in its folder without symlinks.
  package var withoutSymlinks: FilePath {
    if let real = try? POSIX.realPath(self) { return real }
    guard !name.isEmpty, let folder = try? POSIX.realPath(parent) else { return self }
    return folder.appending(FilePath(bytes: name))
  }

  /// The number of the file that the program has open where the path stands for one, as `/dev/stdout` does or
  /// a symlink to it. To open or replace what it leads to would be another thing than to write there.
  var openFile: Int32? {
    guard let openFiles = try? POSIX.realPath(FilePath("/dev/fd")) else { return nil }
    var path = self
    // As many symlinks as Linux follows.
    for _ in 0..<40 {
      if (try? POSIX.realPath(path.parent)) == openFiles {
        return Int32(String(decoding: path.name, as: UTF8.self))
      }
      guard let target = try? POSIX.target(ofLink: path) else { return nil }
      path = path.parent.appending(target)
    }
    return nil
  }

  /// The names in the folder at the path, in the order of their bytes; those that are not UTF-8 are left out.
  package func entries() throws(Errno) -> [String] {
    try POSIX.entries(of: self).compactMap { String(validating: $0.name, as: UTF8.self) }.sorted()
  }

  /// Makes a folder at this path, and those around it that are missing.
  package func makeFolders() throws(WorkspaceError) {
    try makeFolders { path, errno in WorkspaceError.writing(.create, path, errno) }
  }

  /// The bytes of the file at the path, which must be no symlink; `size` is a guess of how many there are.
  package func contents(expecting size: Int) throws(Errno) -> [UInt8] {
    try Descriptor(self, for: .read).readToEnd(expecting: size)
  }

  /// Makes a folder at this path, and those around it that are missing.
  ///
  /// - Parameter failure: What is thrown where one of them can't be made.
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
        // Another run was quicker.
      } catch {
        throw failure(folder, error)
      }
    }
  }

  /// Makes a file at this path, for all who may read in its folder; false where there is something already.
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
  /// The state in which the file at `path` is now; nil where there is none. A change that keeps size and time
  /// is not seen in it.
  package init?(of path: FilePath) {
    guard let status = try? POSIX.status(of: path), status.kind == .file else { return nil }
    self = status.identity
  }
}
