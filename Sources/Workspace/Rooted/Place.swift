/// A place beneath a root. Each call looks it up anew, and fails where a symlink stands there or on the way.
struct Place: Sendable {
  let root: Root
  let relative: RootedPath

  /// The place for a message: absolute.
  var path: FilePath { root.path.appending(FilePath(bytes: relative.bytes)) }

  /// The folder around.
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

  /// What stands there, a symlink being itself.
  func status() throws(Errno) -> FileStatus {
    try root.withFolder(relative.folder) { (folder) throws(Errno) in
      try POSIX.status(of: relative.name, in: folder)
    }
  }

  /// Whether anything stands there.
  var exists: Bool { (try? status()) != nil }

  /// Whether the system lets the user write there.
  var canBeWritten: Bool {
    let answer = try? root.withFolder(relative.folder) { (folder) throws(Errno) in
      POSIX.canWrite(relative.name, in: folder)
    }
    return answer ?? false
  }

  /// Gives a file the name of another place, in place of what stands there.
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

  /// Makes a folder for its owner alone.
  func makeFolder() throws(Errno) {
    try root.withFolder(relative.folder) { (folder) throws(Errno) in
      try POSIX.makeFolder(relative.name, in: folder)
    }
  }
}

// MARK: - Contents

extension Place {
  /// What is found where a file is looked for.
  enum Contents {
    case file(FileContents)
    /// No file, and why.
    case nothing(FileLeftAlone.Reason)

    /// The bytes of the file; nil where there is none.
    var bytes: [UInt8]? {
      if case .file(let contents) = self { contents.bytes } else { nil }
    }
  }

  /// What stands there now.
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
