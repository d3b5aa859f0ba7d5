#if canImport(Darwin)
@unsafe @preconcurrency import Darwin
#elseif canImport(Musl)
@unsafe @preconcurrency import Musl
#else
@unsafe @preconcurrency import Glibc
#endif

/// The purpose for which a file is opened.
enum OpenPurpose {
  case read, readAnything, folder, createNew, overwrite, lock
  /// A new file that others may read, as far as the umask allows it.
  case createShared
  /// An existing pipe or device.
  case writeThrough

  /// The flags for `open`.
  var flags: Int32 {
    switch self {
    // Opening a FIFO must not block; the status of the open file then shows what it is.
    case .read: O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC
    case .readAnything: O_RDONLY | O_CLOEXEC
    case .folder: O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    case .createNew: O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    case .overwrite: O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC
    case .lock: O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC
    case .createShared: O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    case .writeThrough: O_WRONLY | O_NOCTTY | O_CLOEXEC
    }
  }

  /// The permissions of a new file, which the umask restricts.
  var mode: mode_t { self == .createShared ? 0o666 : 0o600 }
}

extension POSIX {
  static func openFile(_ path: FilePath, for purpose: OpenPurpose) throws(Errno) -> Int32 {
    let name = try path.cString()
    return try retrying { unsafe open(name, purpose.flags, purpose.mode) }
  }

  static func closeFile(_ file: Int32) { _ = close(file) }

  /// Appends the next bytes of the file, at most `limit`; returns their number, 0 at the end.
  static func readBytes(
    _ file: Int32, into bytes: inout [UInt8], limit: Int
  ) throws(Errno) -> Int {
    let before = bytes.count
    var failure: Errno?
    bytes.append(addingCapacity: limit) { span in
      unsafe span.withUnsafeMutableBufferPointer { buffer, count in
        do throws(Errno) {
          count = try retrying { unsafe read(file, buffer.baseAddress, limit) }
        } catch {
          failure = error
        }
      }
    }
    if let failure { throw failure }
    return bytes.count - before
  }

  /// Writes as much of a range of `bytes` as possible, and returns the number of bytes.
  static func writeBytes(_ file: Int32, _ bytes: [UInt8], _ range: Range<Int>) throws(Errno) -> Int {
    try unsafe bytes.withUnsafeBufferPointer { (buffer) throws(Errno) in
      let part = unsafe UnsafeBufferPointer(rebasing: buffer[range])
      return try retrying { unsafe write(file, part.baseAddress, part.count) }
    }
  }

  /// Writes all of `bytes`; waits if the file is nonblocking and currently full, as with a terminal that the
  /// calling program shares.
  static func writeAll(_ file: Int32, _ bytes: [UInt8]) throws(Errno) {
    var start = 0
    repeat {
      do throws(Errno) {
        start += try writeBytes(file, bytes, start..<bytes.count)
      } catch .wouldBlock {
        _ = try waitUntilReady(reading: [], writing: file)
      }
    } while start < bytes.count
  }

  /// Flushes a file or folder to disk.
  ///
  /// On Darwin, `fsync` stops at the drive's cache; only `F_FULLFSYNC` goes further, and takes tens of
  /// milliseconds.
  static func sync(_ file: Int32, throughDriveCache: Bool) throws(Errno) {
    #if canImport(Darwin)
    if throughDriveCache, fcntl(file, F_FULLFSYNC) != -1 { return }
    #endif
    try retrying { fsync(file) }
  }

  static func status(of file: Int32) throws(Errno) -> FileStatus {
    var status = stat()
    try retrying { unsafe fstat(file, &status) }
    return FileStatus(status)
  }

  static func setMode(_ file: Int32, _ mode: UInt32) throws(Errno) {
    try retrying { fchmod(file, mode_t(mode)) }
  }

  /// Sets the owner and the group of a file; nil leaves one unchanged.
  static func setOwner(_ file: Int32, owner: UInt32?, group: UInt32?) throws(Errno) {
    try retrying { fchown(file, owner ?? .max, group ?? .max) }
  }

  /// Copies the metadata of a file as far as the system allows: access control lists and extended attributes.
  ///
  /// Swift's Glibc module lacks the attribute calls, so Linux only keeps mode and ownership.
  static func copyAttributes(from source: Int32, to target: Int32) {
    #if canImport(Darwin)
    _ = fcopyfile(source, target, nil, copyfile_flags_t(COPYFILE_ACL | COPYFILE_XATTR))
    #endif
  }

  /// Takes the lock of an open file; returns false if another process holds it and `wait` is false.
  static func lock(_ file: Int32, wait: Bool) throws(Errno) -> Bool {
    do {
      try retrying { flock(file, wait ? LOCK_EX : LOCK_EX | LOCK_NB) }
      return true
    } catch .wouldBlock {
      return false
    }
  }

  static func unlock(_ file: Int32) { _ = flock(file, LOCK_UN) }

  static func truncate(_ file: Int32) throws(Errno) {
    try retrying { ftruncate(file, 0) }
  }
}
