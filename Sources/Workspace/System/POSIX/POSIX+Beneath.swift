#if canImport(Darwin)
@unsafe @preconcurrency import Darwin
#elseif canImport(Musl)
@unsafe @preconcurrency import Musl
#else
@unsafe @preconcurrency import Glibc
#endif

// Calls for names in an open folder. None of them follows a symlink.

extension POSIX {
  /// The flags for opening a folder in which only names are looked up. On Linux, this doesn't require
  /// permission to list it (`O_PATH`, which the C library's module lacks).
  private static var lookup: Int32 {
    #if canImport(Darwin)
    O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    #else
    0o10_000_000 | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    #endif
  }

  /// Opens the folder at an absolute path without symlinks; the caller closes it.
  static func openRoot(_ path: FilePath) throws(Errno) -> Int32 {
    guard path.isAbsolute else { throw .invalid }
    #if canImport(Darwin)
    let name = try path.cString()
    return try retrying { unsafe open(name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW_ANY | O_CLOEXEC) }
    #else
    return try openFolder(
      [[FilePath.separator]] + path.bytes.split(separator: FilePath.separator), in: AT_FDCWD)
    #endif
  }

  /// Opens the folder that the names (at least one) lead to from an open folder; the caller closes it.
  static func openFolder(_ names: [ArraySlice<UInt8>], in folder: Int32) throws(Errno) -> Int32 {
    var number = folder
    for name in names {
      let previous = number
      defer { if previous != folder { closeFile(previous) } }
      number = try openFolder(FilePath(bytes: name), in: number)
    }
    return number
  }

  private static func openFolder(_ name: FilePath, in folder: Int32) throws(Errno) -> Int32 {
    let text = try name.cString()
    do throws(Errno) {
      return try retrying { unsafe openat(folder, text, lookup, 0) }
    } catch .notAFolder, .symlinkLoop {
      // Systems report a symlink differently than other files that are not folders.
      throw (try? status(of: name, in: folder))?.kind == .symlink ? .symlinkLoop : .notAFolder
    }
  }

  static func openFile(_ name: FilePath, in folder: Int32, for purpose: OpenPurpose) throws(Errno) -> Int32 {
    let text = try name.cString()
    return try retrying { unsafe openat(folder, text, purpose.flags, purpose.mode) }
  }

  /// The status of a name; symlinks are not followed.
  static func status(of name: FilePath, in folder: Int32) throws(Errno) -> FileStatus {
    let text = try name.cString()
    var status = stat()
    try retrying { unsafe fstatat(folder, text, &status, AT_SYMLINK_NOFOLLOW) }
    return FileStatus(status)
  }

  static func canWrite(_ name: FilePath, in folder: Int32) -> Bool {
    guard let text = try? name.cString() else { return false }
    return unsafe faccessat(folder, text, W_OK, AT_EACCESS) == 0
  }

  static func renameFile(
    _ old: FilePath, in oldFolder: Int32, to new: FilePath, in newFolder: Int32
  ) throws(Errno) {
    let (oldText, newText) = (try old.cString(), try new.cString())
    try retrying { unsafe renameat(oldFolder, oldText, newFolder, newText) }
  }

  static func removeFile(_ name: FilePath, in folder: Int32) throws(Errno) {
    let text = try name.cString()
    try retrying { unsafe unlinkat(folder, text, 0) }
  }

  /// Creates a folder that only its owner can access.
  static func makeFolder(_ name: FilePath, in folder: Int32) throws(Errno) {
    let text = try name.cString()
    try retrying { unsafe mkdirat(folder, text, 0o700) }
  }

  /// The identity of this start of the system; empty if the system doesn't provide it.
  static func bootIdentity() -> [UInt8] {
    #if canImport(Darwin)
    var length = 64
    var text = [CChar](repeating: 0, count: length)
    guard unsafe sysctlbyname("kern.bootsessionuuid", &text, &length, nil, 0) == 0 else { return [] }
    return text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    #else
    return (try? Descriptor(FilePath("/proc/sys/kernel/random/boot_id"), for: .read).read(limit: 64)) ?? []
    #endif
  }

  /// The effective user ID of the program.
  static var userID: UInt32 { geteuid() }
}
