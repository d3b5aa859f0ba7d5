#if canImport(Darwin)
@unsafe @preconcurrency import Darwin
#elseif canImport(Musl)
@unsafe @preconcurrency import Musl
#else
@unsafe @preconcurrency import Glibc
#endif

extension POSIX {
  /// The environment variables, each as `NAME=value`.
  static func environmentEntries() -> [[UInt8]] {
    #if canImport(Darwin)
    return unsafe strings(_NSGetEnviron().pointee)
    #else
    return unsafe strings(environ)
    #endif
  }

  /// The strings of a null-terminated list.
  private static func strings(_ list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> [[UInt8]] {
    guard var next = unsafe list else { return [] }
    var strings: [[UInt8]] = []
    while let string = unsafe next.pointee {
      unsafe strings.append(bytes(of: string))
      unsafe next += 1
    }
    return strings
  }

  /// The path of the running program, if the system provides it.
  static func programPath() throws(Errno) -> FilePath {
    #if canImport(Darwin)
    var count = UInt32(PATH_MAX)
    var buffer = [CChar](repeating: 0, count: Int(count))
    guard unsafe _NSGetExecutablePath(&buffer, &count) == 0 else { throw .invalid }
    return FilePath(bytes: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) })
    #else
    return FilePath("/proc/self/exe")
    #endif
  }

  /// The two ends of a new pipe, closed in child processes.
  static func makePipe() throws(Errno) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [0, 0]
    try retrying { unsafe pipe(&ends) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// The two ends of a new socket connection, closed in child processes. A pipe to a child would also work,
  /// but writing to one without a reader kills the program.
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

  /// Sends as much of a range of `bytes` as possible without waiting, and returns the number of bytes.
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

  /// Whether a path leads to a file that the user may execute.
  static func canRun(_ path: FilePath) -> Bool {
    // Most folders of PATH don't have the program, which the first call shows quickly.
    guard let name = try? path.cString(), unsafe faccessat(AT_FDCWD, name, X_OK, AT_EACCESS) == 0 else {
      return false
    }
    return (try? realPath(path).status().kind) == .file
  }

  /// Starts the program at a path; its input is an open file or empty, and its output goes to two open files.
  static func spawn(
    _ program: FilePath, _ arguments: [[UInt8]], environment: [[UInt8]], input: Int32?, output: Int32,
    errors: Int32
  ) throws(Errno) -> Int32 {
    let path = try program.cString()
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
    let code = unsafe posix_spawn(
      &process, path, &actions, nil, argumentList.pointers, environmentList.pointers)
    if code != 0 { throw Errno(code: code) }
    return process
  }

  /// Kills a process.
  static func end(_ process: Int32) { _ = kill(process, SIGKILL) }

  /// Waits until a child process ends; returns its exit status, or 128 plus the number of the signal that
  /// killed it.
  static func wait(for process: Int32) throws(Errno) -> Int32 {
    var status: Int32 = 0
    try retrying { unsafe waitpid(process, &status, 0) }
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  /// Waits until one of the open files can be read or has ended, or until the last one can be written;
  /// returns which are ready. A descriptor of -1 is ignored. After a timeout, none is ready; nil waits
  /// forever.
  static func waitUntilReady(
    reading: [Int32], writing: Int32, patience: Duration? = nil
  ) throws(Errno) -> [Bool] {
    var states = reading.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    states.append(pollfd(fd: writing, events: Int16(POLLOUT), revents: 0))
    let milliseconds = patience.map { Int32(min($0 / .milliseconds(1), 1e9)) } ?? -1
    try retrying { unsafe poll(&states, nfds_t(states.count), milliseconds) }
    return states.map { $0.revents != 0 }
  }
}

/// Strings in the format of C's `argv`; the creator frees them.
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
