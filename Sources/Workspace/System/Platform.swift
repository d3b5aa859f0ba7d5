// The only file that calls C, and the only one that knows which system it is on. Every function here is a
// thin, safe cover of one call: it hands over arrays that live long enough, tries again after a signal, and
// turns `errno` into an error. `environ` is a global variable of C; it is read at the start of child
// processes only.
#if canImport(Darwin)
@unsafe @preconcurrency import Darwin
#elseif canImport(Musl)
@unsafe @preconcurrency import Musl
#else
@unsafe @preconcurrency import Glibc
#endif

extension Errno {
  /// Nothing of this name is there.
  package static let noEntry = Errno(code: ENOENT)
  /// What a path goes through is no folder.
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
  static let brokenPipe = Errno(code: EPIPE)
}

/// What a file is opened for.
enum OpenPurpose {
  case read, readAnything, folder, createNew, overwrite, lock
  /// A new file that others may read, as far as the user lets them.
  case createShared
  /// A pipe or a device that is there.
  case writeThrough

  fileprivate var flags: Int32 {
    switch self {
    // A FIFO must not block; that it is none is seen from its status, after it is open.
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

  /// The permissions of a file that is made, of which the user's mask takes some away.
  fileprivate var mode: mode_t { self == .createShared ? 0o666 : 0o600 }
}

/// The calls to the system.
enum Platform {
  static func message(for code: Int32) -> String {
    guard let text = unsafe strerror(code) else { return "error \(code)" }
    return unsafe String(cString: text)
  }

  /// The value of a variable of the environment; nil where it is unset or empty.
  static func environment(_ name: String) -> FilePath? {
    guard let value = unsafe getenv(name), unsafe value.pointee != 0 else { return nil }
    return unsafe FilePath(bytes: bytes(of: value))
  }

  static var processID: Int32 { getpid() }

  /// Whether an open file is a terminal.
  static func isTerminal(_ file: Int32) -> Bool { isatty(file) == 1 }

  /// How many columns a terminal has; nil where the file is none, or one that doesn't know.
  static func columnCount(of file: Int32) -> Int? {
    var size = winsize()
    guard unsafe ioctl(file, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Waits for some time; a signal may end that early.
  static func sleep(_ time: Duration) {
    let parts = time.components
    let rest = Int(parts.attoseconds / 1_000_000_000)
    var wait = timespec(tv_sec: time_t(parts.seconds), tv_nsec: rest)
    unsafe nanosleep(&wait, nil)
  }

  /// Ends the program; C's buffers are not in use.
  static func exitProcess(_ code: Int32) -> Never { exit(code) }

  static var activeProcessorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  private static func bytes(of text: UnsafePointer<CChar>) -> [UInt8] {
    unsafe Array(UnsafeRawBufferPointer(start: text, count: strlen(text)))
  }

  /// The result of a call that says -1 for failure; tried again when a signal came between.
  @discardableResult
  private static func retrying<Number: SignedInteger>(_ call: () -> Number) throws(Errno) -> Number {
    while true {
      let result = call()
      guard result == -1 else { return result }
      let code = errno
      if code != EINTR { throw Errno(code: code) }
    }
  }
}

// MARK: - Open files

extension Platform {
  static func openFile(_ path: FilePath, for purpose: OpenPurpose) throws(Errno) -> Int32 {
    let name = try path.cString()
    return try retrying { unsafe open(name, purpose.flags, purpose.mode) }
  }

  static func closeFile(_ file: Int32) { _ = close(file) }

  /// Appends what stands next in the file, `limit` bytes at most; returns how many came, 0 at the end.
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

  /// Writes what it can of a range of `bytes`, and returns how many bytes that was.
  static func writeBytes(_ file: Int32, _ bytes: [UInt8], _ range: Range<Int>) throws(Errno) -> Int {
    try unsafe bytes.withUnsafeBufferPointer { (buffer) throws(Errno) in
      let part = unsafe UnsafeBufferPointer(rebasing: buffer[range])
      return try retrying { unsafe write(file, part.baseAddress, part.count) }
    }
  }

  /// Brings a file or folder to the disk.
  ///
  /// On Darwin `fsync` stops at the drive's cache; only `F_FULLFSYNC` goes on, and costs tens of
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

  /// Gives a file to an owner and a group; nil leaves one as it is.
  static func setOwner(_ file: Int32, owner: UInt32?, group: UInt32?) throws(Errno) {
    try retrying { fchown(file, owner ?? .max, group ?? .max) }
  }

  /// Copies what a file carries beside its bytes, as far as the system lets: access lists and attributes.
  ///
  /// Glibc's attribute calls are not in Swift's module of it, so Linux keeps mode and ownership alone.
  static func copyAttributes(from source: Int32, to target: Int32) {
    #if canImport(Darwin)
    _ = unsafe fcopyfile(source, target, nil, copyfile_flags_t(COPYFILE_ACL | COPYFILE_XATTR))
    #endif
  }

  /// Takes the lock of an open file; false where another process has it and `wait` is false.
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

// MARK: - Names

extension Platform {
  /// What a path stands for, a symlink being itself.
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

  /// Makes a folder for its owner alone.
  static func makeFolder(_ path: FilePath) throws(Errno) {
    let name = try path.cString()
    try retrying { unsafe mkdir(name, 0o700) }
  }

  /// The absolute path without symlinks, `.` and `..` that leads to the same file.
  static func realPath(_ path: FilePath) throws(Errno) -> FilePath {
    let name = try path.cString()
    guard let resolved = unsafe realpath(name, nil) else { throw Errno(code: errno) }
    defer { unsafe free(resolved) }
    return unsafe FilePath(bytes: bytes(of: resolved))
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

  /// Whether a name in a folder ends in `suffix`; no array is made of any.
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

  /// Calls `take` with each name in a folder, until it says false.
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
  fileprivate func cString() throws(Errno) -> [CChar] {
    if bytes.contains(0) { throw .invalid }
    return bytes.map { CChar(bitPattern: $0) } + [0]
  }
}

extension FileStatus {
  fileprivate init(_ status: stat) {
    #if canImport(Darwin)
    let modified = status.st_mtimespec
    #else
    let modified = status.st_mtim
    #endif
    identity = FileIdentity(
      device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(status.st_ino),
      size: Int64(status.st_size), modifiedSeconds: Int64(modified.tv_sec),
      modifiedNanoseconds: Int64(modified.tv_nsec))
    mode = UInt32(status.st_mode) & 0o7777
    owner = status.st_uid
    group = status.st_gid
    linkCount = UInt64(status.st_nlink)
    kind =
      switch status.st_mode & mode_t(S_IFMT) {
      case mode_t(S_IFREG): .file
      case mode_t(S_IFDIR): .folder
      case mode_t(S_IFLNK): .symlink
      default: .other
      }
  }
}

extension FileKind {
  fileprivate init?(entryType: UInt8) {
    switch Int(entryType) {
    case Int(DT_REG): self = .file
    case Int(DT_DIR): self = .folder
    case Int(DT_LNK): self = .symlink
    case Int(DT_UNKNOWN): return nil
    default: self = .other
    }
  }
}

// MARK: - Processes

extension Platform {
  /// The variables of the environment, each as `NAME=value`.
  static func environmentEntries() -> [[UInt8]] {
    #if canImport(Darwin)
    return unsafe strings(_NSGetEnviron().pointee)
    #else
    return unsafe strings(environ)
    #endif
  }

  /// The strings of a list that a null pointer ends.
  private static func strings(_ list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> [[UInt8]] {
    guard var next = unsafe list else { return [] }
    var strings: [[UInt8]] = []
    while let string = unsafe next.pointee {
      unsafe strings.append(bytes(of: string))
      unsafe next += 1
    }
    return strings
  }

  /// The two ends of a new pipe, closed in child processes.
  static func makePipe() throws(Errno) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [0, 0]
    try retrying { unsafe pipe(&ends) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// The two ends of a new connection, closed in child processes. A pipe would do to write into a child, but
  /// writing into one that nobody reads any more ends the program.
  static func makeConnection() throws(Errno) -> (near: Int32, far: Int32) {
    #if canImport(Glibc)
    let type = Int32(SOCK_STREAM.rawValue)
    #else
    let type = SOCK_STREAM
    #endif
    var ends: [Int32] = [0, 0]
    try retrying { unsafe socketpair(AF_UNIX, type, 0, &ends) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #if canImport(Darwin)
    var isOn: Int32 = 1
    _ = unsafe setsockopt(ends[0], SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
    #endif
    return (ends[0], ends[1])
  }

  /// Sends what it can of a range of `bytes` without waiting, and returns how many bytes that was.
  static func sendBytes(_ connection: Int32, _ bytes: [UInt8], _ range: Range<Int>) throws(Errno) -> Int {
    #if canImport(Darwin)
    let flags = MSG_DONTWAIT
    #else
    let flags = Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL)
    #endif
    do throws(Errno) {
      return try unsafe bytes.withUnsafeBufferPointer { (buffer) throws(Errno) in
        let part = unsafe UnsafeBufferPointer(rebasing: buffer[range])
        return try retrying { unsafe send(connection, part.baseAddress, part.count, flags) }
      }
    } catch .wouldBlock {
      return 0
    }
  }

  /// Starts a program found in `PATH`, with an open file to read from, or nothing, and its output going to two
  /// open files.
  static func spawn(
    _ arguments: [[UInt8]], environment: [[UInt8]], input: Int32?, output: Int32, errors: Int32
  ) throws(Errno) -> Int32 {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = unsafe posix_spawn_file_actions_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    if let input {
      unsafe posix_spawn_file_actions_adddup2(&actions, input, 0)
    } else {
      unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    }
    unsafe posix_spawn_file_actions_adddup2(&actions, output, 1)
    unsafe posix_spawn_file_actions_adddup2(&actions, errors, 2)
    let argumentList = unsafe CStringList(arguments)
    let environmentList = unsafe CStringList(environment)
    defer {
      unsafe argumentList.release()
      unsafe environmentList.release()
    }
    var process: pid_t = 0
    let code = unsafe posix_spawnp(
      &process, argumentList.pointers[0]!, &actions, nil, argumentList.pointers, environmentList.pointers)
    if code != 0 { throw Errno(code: code) }
    return process
  }

  /// Waits until a child process ends; its exit status, or 128 and the number of the signal that ended it.
  static func wait(for process: Int32) throws(Errno) -> Int32 {
    var status: Int32 = 0
    try retrying { unsafe waitpid(process, &status, 0) }
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  /// Waits until one of the open files has something to read or has ended, or until there is room to write
  /// into the last; says which. A file number of -1 is passed over.
  static func waitUntilReady(reading: [Int32], writing: Int32) throws(Errno) -> [Bool] {
    var states = reading.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    states.append(pollfd(fd: writing, events: Int16(POLLOUT), revents: 0))
    try retrying { unsafe poll(&states, nfds_t(states.count), -1) }
    return states.map { $0.revents != 0 }
  }
}

/// Strings as C's `argv` has them; whoever makes one frees it.
@unsafe private struct CStringList {
  let pointers: [UnsafeMutablePointer<CChar>?]

  init(_ strings: [[UInt8]]) {
    let copies = unsafe strings.map { string in unsafe strdup(string.map { CChar(bitPattern: $0) } + [0]) }
    unsafe pointers = unsafe copies + [nil]
  }

  func release() {
    unsafe pointers.forEach { unsafe free($0) }
  }
}

// MARK: - Signals

/// The signals that a thread took before some were put off.
struct InterruptHold {
  fileprivate let previous: sigset_t
}

extension Platform {
  /// Puts off the signals by which a person or a closing terminal ends a program, for this thread and those
  /// that it starts.
  static func holdInterrupts() -> InterruptHold {
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP] { unsafe sigaddset(&signals, signal) }
    var previous = sigset_t()
    unsafe pthread_sigmask(SIG_BLOCK, &signals, &previous)
    return InterruptHold(previous: previous)
  }

  /// Lets signals come again; one that came meanwhile comes now.
  static func release(_ hold: InterruptHold) {
    var previous = hold.previous
    unsafe pthread_sigmask(SIG_SETMASK, &previous, nil)
  }

  /// Puts something where standard input, output or error are closed: a file that is opened later would take
  /// the number, and what is said would go into it. Reading and writing there fail as before.
  static func fillStandardFiles() {
    for file: Int32 in 0...2 where fcntl(file, F_GETFD) == -1 {
      _ = unsafe open("/dev/null", file == 0 ? O_WRONLY : O_RDONLY)
    }
  }
}

// MARK: - Memory

extension Platform {
  /// Takes memory from the system in steps of 64 MB of addresses. On its own, glibc's allocator takes it page by
  /// page for every thread but the first; that is thousands of calls in a large run, for which all threads wait.
  static func takeMemoryInLargeSteps() {
    #if canImport(Glibc)
    typealias Setter = @convention(c) (Int32, Int32) -> Int32
    // Swift's module of glibc leaves `mallopt` out.
    guard let symbol = unsafe dlsym(nil, "mallopt") else { return }
    let topPad: Int32 = -2
    _ = unsafe unsafeBitCast(symbol, to: Setter.self)(topPad, 64 << 20)
    #endif
  }
}

// MARK: - Threads

/// A thread that runs and must be waited for.
@safe struct RunningThread {
  fileprivate let handle: pthread_t
}

private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) {
    self.run = run
  }
}

extension Platform {
  /// Runs `body` on a new thread; nil where the system has no thread to give.
  static func startThread(
    stackSize: Int, _ body: @escaping @Sendable () -> Void
  ) -> RunningThread? {
    var attributes = pthread_attr_t()
    unsafe pthread_attr_init(&attributes)
    defer { unsafe pthread_attr_destroy(&attributes) }
    unsafe pthread_attr_setstacksize(&attributes, stackSize)
    let context = unsafe Unmanaged.passRetained(ThreadBody(body))
    #if canImport(Glibc)
    var thread = pthread_t()
    #else
    var thread: pthread_t?
    #endif
    let code = unsafe pthread_create(
      &thread, &attributes,
      { context in
        #if canImport(Darwin)
        let body = unsafe Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue()
        #else
        let body = unsafe Unmanaged<ThreadBody>.fromOpaque(context!).takeRetainedValue()
        #endif
        body.run()
        return nil
      }, context.toOpaque())
    guard code == 0 else {
      unsafe context.release()
      return nil
    }
    #if canImport(Glibc)
    return RunningThread(handle: thread)
    #else
    return unsafe thread.map { unsafe RunningThread(handle: $0) }
    #endif
  }

  static func join(_ thread: RunningThread) {
    _ = pthread_join(thread.handle, nil)
  }
}
