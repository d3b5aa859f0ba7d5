/// A place below a root. Each call looks it up again, and fails if the place or a folder on the way is a
/// symlink.
struct Place: Sendable {
  let root: Root
  let relative: RootedPath

  /// The absolute path, for messages.
  var path: FilePath { root.path.appending(FilePath(bytes: relative.bytes)) }

  /// The folder that contains the place.
  var folder: Place { Place(root: root, relative: relative.folder) }

  /// Another place in the same folder.
  func beside(_ name: String) -> Place {
    Place(root: root, relative: relative.folder.appending(name))
  }

  /// Opens the file or folder.
  func open(for purpose: OpenPurpose) throws(Errno) -> Descriptor {
    try root.withFolder(relative.folder) { (folder) throws(Errno) in
      Descriptor(owning: try POSIX.openFile(relative.name, in: folder, for: purpose))
    }
  }

  /// The status of the file; symlinks are not followed.
  func status() throws(Errno) -> FileStatus {
    try root.withFolder(relative.folder) { (folder) throws(Errno) in
      try POSIX.status(of: relative.name, in: folder)
    }
  }

  /// Whether anything exists at the place.
  var exists: Bool { (try? status()) != nil }

  /// Whether the system lets the user write there.
  var canBeWritten: Bool {
    let answer = try? root.withFolder(relative.folder) { (folder) throws(Errno) in
      POSIX.canWrite(relative.name, in: folder)
    }
    return answer ?? false
  }

  /// Renames a file to another place, replacing any file there.
  func rename(to place: Place) throws(Errno) {
    try root.withFolder(relative.folder) { (old) throws(Errno) in
      guard place.relative.folder != relative.folder || place.root !== root else {
        return try POSIX.renameFile(relative.name, in: old, to: place.relative.name, in: old)
      }
      try place.root.withFolder(place.relative.folder) { (new) throws(Errno) in
        try POSIX.renameFile(relative.name, in: old, to: place.relative.name, in: new)
      }
    }
  }

  /// Removes the file.
  func remove() throws(Errno) {
    try root.withFolder(relative.folder) { (folder) throws(Errno) in
      try POSIX.removeFile(relative.name, in: folder)
    }
  }

  /// Creates a folder that only its owner can access.
  func makeFolder() throws(Errno) {
    try root.withFolder(relative.folder) { (folder) throws(Errno) in
      try POSIX.makeFolder(relative.name, in: folder)
    }
  }
}

// MARK: - Contents

extension Place {
  /// The result of reading a file.
  enum Contents {
    case file(FileContents)
    /// There is no readable file, and the reason.
    case nothing(FileLeftAlone.Reason)

    /// The bytes of the file; nil if there is none.
    var bytes: [UInt8]? {
      if case .file(let contents) = self { contents.bytes } else { nil }
    }
  }

  /// The current contents.
  func contents() throws(WorkspaceError) -> Contents {
    let file: Descriptor
    do throws(Errno) {
      file = try open(for: .read)
    } catch .noEntry, .notAFolder {
      return .nothing(.vanished)
    } catch .symlinkLoop {
      return .nothing(.symlink)
    } catch {
      throw .system(.read, path, error)
    }
    do throws(WorkspaceError) {
      return .file(try FileContents(file, at: path))
    } catch .notAFile {
      return .nothing(.vanished)
    }
  }
}
