// What swiftfix calls of macOS, with the types and the optionals that Swift makes of Apple's public headers: xnu
// (bsd/sys), Libc (include), libpthread (include/pthread), copyfile, and Swift's own overlay of them. No more is
// here than is called: a new call doesn't compile until its declaration is added.

public typealias pid_t = Int32
public typealias uid_t = UInt32
public typealias gid_t = UInt32
public typealias mode_t = UInt16
public typealias nlink_t = UInt16
public typealias dev_t = Int32
public typealias ino_t = UInt64
public typealias off_t = Int64
public typealias time_t = Int
public typealias socklen_t = UInt32
public typealias nfds_t = UInt32
public typealias tcflag_t = UInt
public typealias sigset_t = UInt32

public typealias CString = UnsafePointer<CChar>
public typealias CText = UnsafeMutablePointer<CChar>

// MARK: - Errors

public var errno: Int32 {
  get { 0 }
  set {}
}
public var EPERM: Int32 { 1 }
public var ENOENT: Int32 { 2 }
public var EINTR: Int32 { 4 }
public var EACCES: Int32 { 13 }
public var EEXIST: Int32 { 17 }
public var ENOTDIR: Int32 { 20 }
public var EINVAL: Int32 { 22 }
public var ENOSPC: Int32 { 28 }
public var EROFS: Int32 { 30 }
public var EPIPE: Int32 { 32 }
public var EWOULDBLOCK: Int32 { 35 }
public var ETIMEDOUT: Int32 { 60 }
public var ELOOP: Int32 { 62 }
public var EDQUOT: Int32 { 69 }

// MARK: - Strings, memory, the process

public func strerror(_: Int32) -> CText! { nil }
public func strlen(_: CString!) -> Int { 0 }
public func strdup(_: CString!) -> CText! { nil }
public func getenv(_: CString!) -> CText! { nil }
public func realpath(_: CString!, _: CText!) -> CText! { nil }
public func free(_: UnsafeMutableRawPointer!) {}
public func exit(_: Int32) -> Never { fatalError() }
public func _NSGetEnviron() -> UnsafeMutablePointer<UnsafeMutablePointer<CText?>?>! { nil }
public func _NSGetExecutablePath(_: CText!, _: UnsafeMutablePointer<UInt32>!) -> Int32 { 0 }
public func getpid() -> pid_t { 0 }
public func geteuid() -> uid_t { 0 }
public func kill(_: pid_t, _: Int32) -> Int32 { 0 }
public func waitpid(_: pid_t, _: UnsafeMutablePointer<Int32>!, _: Int32) -> pid_t { 0 }
public func sysconf(_: Int32) -> Int { 0 }
@discardableResult public func sysctlbyname(
  _: CString!, _: UnsafeMutableRawPointer!, _: UnsafeMutablePointer<Int>!, _: UnsafeMutableRawPointer!, _: Int
) -> Int32 { 0 }
@discardableResult public func nanosleep(
  _: UnsafePointer<timespec>!, _: UnsafeMutablePointer<timespec>!
) -> Int32 { 0 }
public var _SC_NPROCESSORS_ONLN: Int32 { 58 }
public var PATH_MAX: Int32 { 1024 }

public struct timespec: Sendable {
  public var tv_sec: time_t = 0
  public var tv_nsec: Int = 0
  public init() {}
  public init(tv_sec: time_t, tv_nsec: Int) {}
}

// MARK: - posix_spawn

public typealias posix_spawn_file_actions_t = UnsafeMutableRawPointer
public typealias posix_spawnattr_t = UnsafeMutableRawPointer
@discardableResult public func posix_spawn_file_actions_init(
  _: UnsafeMutablePointer<posix_spawn_file_actions_t?>!
) -> Int32 { 0 }
@discardableResult public func posix_spawn_file_actions_destroy(
  _: UnsafeMutablePointer<posix_spawn_file_actions_t?>!
) -> Int32 { 0 }
@discardableResult public func posix_spawn_file_actions_addopen(
  _: UnsafeMutablePointer<posix_spawn_file_actions_t?>!, _: Int32, _: CString!, _: Int32, _: mode_t
) -> Int32 { 0 }
@discardableResult public func posix_spawn_file_actions_adddup2(
  _: UnsafeMutablePointer<posix_spawn_file_actions_t?>!, _: Int32, _: Int32
) -> Int32 { 0 }
@discardableResult public func posix_spawn(
  _: UnsafeMutablePointer<pid_t>!, _: CString!, _: UnsafePointer<posix_spawn_file_actions_t?>!,
  _: UnsafePointer<posix_spawnattr_t?>!, _: UnsafePointer<CText?>!, _: UnsafePointer<CText?>!
) -> Int32 { 0 }

// MARK: - Files

public var O_RDONLY: Int32 { 0 }
public var O_WRONLY: Int32 { 1 }
public var O_RDWR: Int32 { 2 }
public var O_NONBLOCK: Int32 { 0x4 }
public var O_NOFOLLOW: Int32 { 0x100 }
public var O_CREAT: Int32 { 0x200 }
public var O_TRUNC: Int32 { 0x400 }
public var O_EXCL: Int32 { 0x800 }
public var O_NOCTTY: Int32 { 0x2_0000 }
public var O_DIRECTORY: Int32 { 0x10_0000 }
public var O_CLOEXEC: Int32 { 0x100_0000 }
public var O_NOFOLLOW_ANY: Int32 { 0x2000_0000 }
public var AT_FDCWD: Int32 { -2 }
public var AT_EACCESS: Int32 { 0x10 }
public var AT_SYMLINK_NOFOLLOW: Int32 { 0x20 }
public var F_GETFD: Int32 { 1 }
public var F_SETFD: Int32 { 2 }
public var F_FULLFSYNC: Int32 { 51 }
public var FD_CLOEXEC: Int32 { 1 }
public var X_OK: Int32 { 1 }
public var W_OK: Int32 { 2 }
public var LOCK_EX: Int32 { 2 }
public var LOCK_NB: Int32 { 4 }
public var LOCK_UN: Int32 { 8 }
public var COPYFILE_ACL: Int32 { 1 }
public var COPYFILE_XATTR: Int32 { 4 }
public var S_IFMT: mode_t { 0o170000 }
public var S_IFDIR: mode_t { 0o040000 }
public var S_IFREG: mode_t { 0o100000 }
public var S_IFLNK: mode_t { 0o120000 }

public struct stat: Sendable {
  public var st_dev: dev_t = 0
  public var st_mode: mode_t = 0
  public var st_nlink: nlink_t = 0
  public var st_ino: ino_t = 0
  public var st_uid: uid_t = 0
  public var st_gid: gid_t = 0
  public var st_mtimespec = timespec()
  public var st_size: off_t = 0
  public init() {}
}
@discardableResult public func fstat(_: Int32, _: UnsafeMutablePointer<stat>!) -> Int32 { 0 }
@discardableResult public func fstatat(
  _: Int32, _: CString!, _: UnsafeMutablePointer<stat>!, _: Int32
) -> Int32 { 0 }
@discardableResult public func lstat(_: CString!, _: UnsafeMutablePointer<stat>!) -> Int32 { 0 }
public func open(_: CString, _: Int32) -> Int32 { 0 }
public func open(_: CString, _: Int32, _: mode_t) -> Int32 { 0 }
public func openat(_: Int32, _: CString, _: Int32) -> Int32 { 0 }
public func openat(_: Int32, _: CString, _: Int32, _: mode_t) -> Int32 { 0 }
public func fcntl(_: Int32, _: Int32) -> Int32 { 0 }
public func fcntl(_: Int32, _: Int32, _: Int32) -> Int32 { 0 }
public func fcntl(_: Int32, _: Int32, _: UnsafeMutableRawPointer) -> Int32 { 0 }
@discardableResult public func close(_: Int32) -> Int32 { 0 }
@discardableResult public func read(_: Int32, _: UnsafeMutableRawPointer!, _: Int) -> Int { 0 }
@discardableResult public func write(_: Int32, _: UnsafeRawPointer!, _: Int) -> Int { 0 }
@discardableResult public func readlink(_: CString!, _: CText!, _: Int) -> Int { 0 }
@discardableResult public func fsync(_: Int32) -> Int32 { 0 }
@discardableResult public func ftruncate(_: Int32, _: off_t) -> Int32 { 0 }
@discardableResult public func fchmod(_: Int32, _: mode_t) -> Int32 { 0 }
@discardableResult public func fchown(_: Int32, _: uid_t, _: gid_t) -> Int32 { 0 }
@discardableResult public func flock(_: Int32, _: Int32) -> Int32 { 0 }
@discardableResult public func faccessat(_: Int32, _: CString!, _: Int32, _: Int32) -> Int32 { 0 }
@discardableResult public func rename(_: CString!, _: CString!) -> Int32 { 0 }
@discardableResult public func renameat(_: Int32, _: CString!, _: Int32, _: CString!) -> Int32 { 0 }
@discardableResult public func unlink(_: CString!) -> Int32 { 0 }
@discardableResult public func unlinkat(_: Int32, _: CString!, _: Int32) -> Int32 { 0 }
@discardableResult public func mkdir(_: CString!, _: mode_t) -> Int32 { 0 }
@discardableResult public func mkdirat(_: Int32, _: CString!, _: mode_t) -> Int32 { 0 }

public typealias copyfile_state_t = OpaquePointer
public typealias copyfile_flags_t = UInt32
@discardableResult public func fcopyfile(
  _: Int32, _: Int32, _: copyfile_state_t!, _: copyfile_flags_t
) -> Int32 { 0 }

public var DT_UNKNOWN: Int32 { 0 }
public var DT_DIR: Int32 { 4 }
public var DT_REG: Int32 { 8 }
public var DT_LNK: Int32 { 10 }

public struct dirent: Sendable {
  public var d_ino: UInt64 = 0
  public var d_type: UInt8 = 0
  public var d_name: (CChar, CChar) = (0, 0)
  public init() {}
}
public struct DIR {}
public func fdopendir(_: Int32) -> UnsafeMutablePointer<DIR>! { nil }
public func readdir(_: UnsafeMutablePointer<DIR>!) -> UnsafeMutablePointer<dirent>! { nil }
@discardableResult public func closedir(_: UnsafeMutablePointer<DIR>!) -> Int32 { 0 }

// MARK: - Pipes, sockets, terminals

@discardableResult public func pipe(_: UnsafeMutablePointer<Int32>!) -> Int32 { 0 }
@discardableResult public func socketpair(
  _: Int32, _: Int32, _: Int32, _: UnsafeMutablePointer<Int32>!
) -> Int32 { 0 }
@discardableResult public func setsockopt(
  _: Int32, _: Int32, _: Int32, _: UnsafeRawPointer!, _: socklen_t
) -> Int32 { 0 }
@discardableResult public func send(_: Int32, _: UnsafeRawPointer!, _: Int, _: Int32) -> Int { 0 }
public var AF_UNIX: Int32 { 1 }
public var SOCK_STREAM: Int32 { 1 }
public var SOL_SOCKET: Int32 { 0xffff }
public var SO_NOSIGPIPE: Int32 { 0x1022 }
public var MSG_DONTWAIT: Int32 { 0x80 }

public struct pollfd: Sendable {
  public var fd: Int32
  public var events: Int16
  public var revents: Int16
  public init(fd: Int32, events: Int16, revents: Int16) {
    (self.fd, self.events, self.revents) = (fd, events, revents)
  }
}
@discardableResult public func poll(_: UnsafeMutablePointer<pollfd>!, _: nfds_t, _: Int32) -> Int32 { 0 }
public var POLLIN: Int32 { 1 }
public var POLLOUT: Int32 { 4 }

public func isatty(_: Int32) -> Int32 { 0 }

public struct winsize: Sendable {
  public var ws_row: UInt16 = 0
  public var ws_col: UInt16 = 0
  public init() {}
}
public func ioctl(_: Int32, _: UInt) -> Int32 { 0 }
public func ioctl(_: Int32, _: UInt, _: Int32) -> Int32 { 0 }
public func ioctl(_: Int32, _: UInt, _: UnsafeMutableRawPointer) -> Int32 { 0 }
public var TIOCGWINSZ: UInt { 0x4008_7468 }

public struct termios: Sendable {
  public var c_lflag: tcflag_t = 0
  public init() {}
}
@discardableResult public func tcgetattr(_: Int32, _: UnsafeMutablePointer<termios>!) -> Int32 { 0 }
@discardableResult public func tcsetattr(_: Int32, _: Int32, _: UnsafePointer<termios>!) -> Int32 { 0 }
public var ECHO: Int32 { 0x8 }
public var ISIG: Int32 { 0x80 }
public var ICANON: Int32 { 0x100 }
public var TCSANOW: Int32 { 0 }

// MARK: - Signals

public var SIGHUP: Int32 { 1 }
public var SIGINT: Int32 { 2 }
public var SIGKILL: Int32 { 9 }
public var SIGPIPE: Int32 { 13 }
public var SIGTERM: Int32 { 15 }
public var SIG_BLOCK: Int32 { 1 }
public var SIG_UNBLOCK: Int32 { 2 }
public var SIG_SETMASK: Int32 { 3 }
@discardableResult public func sigemptyset(_: UnsafeMutablePointer<sigset_t>!) -> Int32 { 0 }
@discardableResult public func sigaddset(_: UnsafeMutablePointer<sigset_t>!, _: Int32) -> Int32 { 0 }
@discardableResult public func pthread_sigmask(
  _: Int32, _: UnsafePointer<sigset_t>!, _: UnsafeMutablePointer<sigset_t>!
) -> Int32 { 0 }

// MARK: - Threads

public struct _opaque_pthread_t { var signature = 0 }
public typealias pthread_t = UnsafeMutablePointer<_opaque_pthread_t>
public struct pthread_attr_t { public init() {} }
public struct pthread_mutex_t { public init() {} }
public struct pthread_mutexattr_t { public init() {} }
public struct pthread_cond_t { public init() {} }
public struct pthread_condattr_t { public init() {} }
@discardableResult public func pthread_attr_init(_: UnsafeMutablePointer<pthread_attr_t>) -> Int32 { 0 }
@discardableResult public func pthread_attr_destroy(_: UnsafeMutablePointer<pthread_attr_t>) -> Int32 { 0 }
@discardableResult public func pthread_attr_setstacksize(
  _: UnsafeMutablePointer<pthread_attr_t>, _: Int
) -> Int32 { 0 }
@discardableResult public func pthread_create(
  _: UnsafeMutablePointer<pthread_t?>, _: UnsafePointer<pthread_attr_t>?,
  _: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?, _: UnsafeMutableRawPointer?
) -> Int32 { 0 }
@discardableResult public func pthread_join(
  _: pthread_t, _: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> Int32 { 0 }
@discardableResult public func pthread_mutex_init(
  _: UnsafeMutablePointer<pthread_mutex_t>, _: UnsafePointer<pthread_mutexattr_t>?
) -> Int32 { 0 }
@discardableResult public func pthread_mutex_destroy(_: UnsafeMutablePointer<pthread_mutex_t>) -> Int32 { 0 }
@discardableResult public func pthread_mutex_lock(_: UnsafeMutablePointer<pthread_mutex_t>) -> Int32 { 0 }
@discardableResult public func pthread_mutex_unlock(_: UnsafeMutablePointer<pthread_mutex_t>) -> Int32 { 0 }
@discardableResult public func pthread_cond_init(
  _: UnsafeMutablePointer<pthread_cond_t>, _: UnsafePointer<pthread_condattr_t>?
) -> Int32 { 0 }
@discardableResult public func pthread_cond_destroy(_: UnsafeMutablePointer<pthread_cond_t>) -> Int32 { 0 }
@discardableResult public func pthread_cond_wait(
  _: UnsafeMutablePointer<pthread_cond_t>, _: UnsafeMutablePointer<pthread_mutex_t>
) -> Int32 { 0 }
@discardableResult public func pthread_cond_broadcast(_: UnsafeMutablePointer<pthread_cond_t>) -> Int32 { 0 }
@discardableResult public func sched_yield() -> Int32 { 0 }
