#if canImport(Darwin)
@unsafe @preconcurrency import Darwin
#elseif canImport(Musl)
@unsafe @preconcurrency import Musl
#else
@unsafe @preconcurrency import Glibc
#endif

extension POSIX {
  /// The status of a path; symlinks are not followed.
  static func status(of path: FilePath) throws(Errno) -> FileStatus {
    let name = try path.cString()
    var status = stat()
    try retrying { unsafe lstat(name, &status) }
    return FileStatus(status)
  }

  static func canWrite(_ path: FilePath) -> Bool {
    guard let name = try? path.cString() else { return false }
    return unsafe faccessat(AT_FDCWD, name, W_OK, AT_EACCESS) == 0
  }

  static func renameFile(_ old: FilePath, to new: FilePath) throws(Errno) {
    let (oldName, newName) = (try old.cString(), try new.cString())
    try retrying { unsafe rename(oldName, newName) }
  }

  static func removeFile(_ path: FilePath) throws(Errno) {
    let name = try path.cString()
    try retrying { unsafe unlink(name) }
  }

  /// Creates a folder that only its owner can access.
  static func makeFolder(_ path: FilePath) throws(Errno) {
    let name = try path.cString()
    try retrying { unsafe mkdir(name, 0o700) }
  }

  /// The absolute path of the same file, without symlinks, `.` and `..`.
  static func realPath(_ path: FilePath) throws(Errno) -> FilePath {
    let name = try path.cString()
    guard let resolved = unsafe realpath(name, nil) else { throw Errno(code: errno) }
    defer { unsafe free(resolved) }
    return unsafe FilePath(bytes: bytes(of: resolved))
  }

  /// The target of a symlink.
  static func target(ofLink path: FilePath) throws(Errno) -> FilePath {
    let name = try path.cString()
    let limit = Int(PATH_MAX)
    var buffer = [CChar](repeating: 0, count: limit)
    let count = try retrying { unsafe readlink(name, &buffer, limit) }
    return FilePath(bytes: buffer.prefix(count).map { UInt8(bitPattern: $0) })
  }

  /// The names in a folder, without `.` and `..`, in the order of the file system.
  static func entries(of folder: FilePath) throws(Errno) -> [FolderEntry] {
    var entries: [FolderEntry] = []
    try unsafe readEntries(of: folder) { name, kind in
      let name = unsafe Array(name)
      if name != [0x2E], name != [0x2E, 0x2E] { entries.append(FolderEntry(name: name, kind: kind)) }
      return true
    }
    return entries
  }

  /// Whether a name in a folder ends in `suffix`; doesn't create an array for each name.
  static func hasEntry(in folder: FilePath, endingIn suffix: StaticString) throws(Errno) -> Bool {
    var isFound = false
    try unsafe readEntries(of: folder) { name, _ in
      isFound = suffix.withUTF8Buffer { suffix in
        unsafe name.count >= suffix.count && name.suffix(suffix.count).elementsEqual(suffix)
      }
      return !isFound
    }
    return isFound
  }

  /// Calls `take` with each name in a folder, until it returns false.
  private static func readEntries(
    of folder: FilePath, _ take: (UnsafeRawBufferPointer, FileKind?) -> Bool
  ) throws(Errno) {
    let file = try openFile(folder, for: .folder)
    guard let stream = unsafe fdopendir(file) else {
      closeFile(file)
      throw Errno(code: errno)
    }
    defer { unsafe closedir(stream) }
    let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
    while true {
      errno = 0
      guard let entry = unsafe readdir(stream) else { break }
      let start = unsafe (UnsafeRawPointer(entry) + offset).assumingMemoryBound(to: CChar.self)
      let name = unsafe UnsafeRawBufferPointer(start: start, count: strlen(start))
      guard unsafe take(name, FileKind(entryType: entry.pointee.d_type)) else { return }
    }
    if errno != 0 { throw Errno(code: errno) }
  }
}

extension FilePath {
  func cString() throws(Errno) -> [CChar] {
    if bytes.contains(0) { throw .invalid }
    return bytes.map { CChar(bitPattern: $0) } + [0]
  }
}
