#if canImport(Darwin)
@unsafe @preconcurrency import Darwin
#elseif canImport(Musl)
@unsafe @preconcurrency import Musl
#else
@unsafe @preconcurrency import Glibc
#endif

extension Errno {
  /// There is no file of this name.
  package static let noEntry = Errno(code: ENOENT)
  /// A part of the path is not a folder.
  package static let notAFolder = Errno(code: ENOTDIR)
  static let exists = Errno(code: EEXIST)
  static let invalid = Errno(code: EINVAL)
  static let wouldBlock = Errno(code: EWOULDBLOCK)
  static let noAccess = Errno(code: EACCES)
  static let notPermitted = Errno(code: EPERM)
  static let readOnlyFileSystem = Errno(code: EROFS)
  static let noSpace = Errno(code: ENOSPC)
  static let overQuota = Errno(code: EDQUOT)
  static let symlinkLoop = Errno(code: ELOOP)
  static let timedOut = Errno(code: ETIMEDOUT)
  static let brokenPipe = Errno(code: EPIPE)
}
