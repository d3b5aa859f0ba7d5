#if canImport(Darwin)
@unsafe @preconcurrency import Darwin
#elseif canImport(Musl)
@unsafe @preconcurrency import Musl
#else
import CMalloc
@unsafe @preconcurrency import Glibc
#endif

/// The system calls.
///
/// Only the files of this folder call C and depend on the system. Every function is a thin, safe wrapper of
/// one call: it passes arrays that live long enough, retries after a signal, and converts `errno` to an
/// error. `environ` is a global variable of C; it is only read at the start of child processes.
enum POSIX {
  static func message(for code: Int32) -> String {
    guard let text = unsafe strerror(code) else { return "error \(code)" }
    return unsafe String(cString: text)
  }

  /// The value of an environment variable; nil if it is unset or empty.
  static func environment(_ name: String) -> FilePath? {
    guard let value = unsafe getenv(name), unsafe value.pointee != 0 else { return nil }
    return unsafe FilePath(bytes: bytes(of: value))
  }

  static var processID: Int32 { getpid() }

  /// Whether a process with this ID exists.
  static func isRunning(_ process: Int32) -> Bool { process > 0 && (kill(process, 0) == 0 || errno == EPERM) }

  /// Whether an open file is a terminal.
  static func isTerminal(_ file: Int32) -> Bool { isatty(file) == 1 }

  /// The number of columns of a terminal; nil if the file is not a terminal, or its width is unknown.
  static func columnCount(of file: Int32) -> Int? {
    var size = winsize()
    guard unsafe ioctl(file, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Suspends the thread; a signal may end that early.
  static func sleep(_ time: Duration) {
    let parts = time.components
    let rest = Int(parts.attoseconds / 1_000_000_000)
    var wait = timespec(tv_sec: time_t(parts.seconds), tv_nsec: rest)
    unsafe nanosleep(&wait, nil)
  }

  /// Exits the program; C's buffers are not used.
  static func exitProcess(_ code: Int32) -> Never { exit(code) }

  static var activeProcessorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Requests memory from the system in steps of 64 MB of addresses. By default, glibc's allocator requests
  /// it page by page for every thread but the first; in a large run, these are thousands of calls for which
  /// all threads wait.
  static func takeMemoryInLargeSteps() {
    #if canImport(Glibc)
    mallopt(M_TOP_PAD, 64 << 20)
    #endif
  }

  /// The bytes of a C string.
  static func bytes(of text: UnsafePointer<CChar>) -> [UInt8] {
    unsafe Array(UnsafeRawBufferPointer(start: text, count: strlen(text)))
  }

  /// The result of a call that returns -1 on failure; retried after a signal.
  @discardableResult
  static func retrying<Number: SignedInteger>(_ call: () -> Number) throws(Errno) -> Number {
    while true {
      let result = call()
      guard result == -1 else { return result }
      let code = errno
      if code != EINTR { throw Errno(code: code) }
    }
  }
}
